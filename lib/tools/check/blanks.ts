import { readFileSync } from "node:fs";
import { collectProblems, type Problem } from "./problem";
import { contentFiles, treeOf, valuesIn } from "./source";

/** Mark that `npm run new` puts where an editor has to write; a hint follows it. */
export const blankMark = "UZUPEŁNIJ:";

/** Returns the hint of a blank, or undefined for a text without a mark. */
export const hintIn = (text: string): string | undefined => text.split(blankMark)[1]?.trim();

/** Reports blanks that are not filled in. Nothing is published with them. */
export const blankProblems = (): Problem[] =>
  contentFiles()
    .filter((file) => readFileSync(file, "utf8").includes(blankMark))
    .flatMap((file) =>
      collectProblems(file, (report) => {
        for (const { path, node } of valuesIn(treeOf(file))) {
          const hint = node.type === "StringLiteral" ? hintIn(node.value) : undefined;
          if (hint !== undefined)
            report(
              path,
              `Miejsce do uzupełnienia: ${hint}.`,
              `Wpisz to tutaj, w miejsce napisu „${blankMark} …”.`,
              node.loc?.start.line,
            );
        }
      }),
    );
