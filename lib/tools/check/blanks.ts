import { readFileSync } from "node:fs";
import { type Problem, reported } from "./problem";
import { contentFiles, treeOf, typedIn } from "./source";

/** What `npm run new` writes where an editor has to; what is wanted follows it. */
export const blankMark = "UZUPEŁNIJ:";

/** What a place wants that still waits for an editor's words; nothing where the text holds no mark. */
export const wantedIn = (text: string): string | undefined => text.split(blankMark)[1]?.trim();

/** Places that still wait for an editor's words. Nothing is published with them. */
export const blankProblems = (): Problem[] =>
  contentFiles()
    .filter((file) => readFileSync(file, "utf8").includes(blankMark))
    .flatMap((file) =>
      reported(file, (report) => {
        for (const { path, node } of typedIn(treeOf(file))) {
          const wanted = node.type === "StringLiteral" ? wantedIn(node.value) : undefined;
          if (wanted !== undefined)
            report(
              path,
              `Miejsce do uzupełnienia: ${wanted}.`,
              `Wpisz to tutaj, w miejsce napisu „${blankMark} …”.`,
              node.loc?.start.line,
            );
        }
      }),
    );
