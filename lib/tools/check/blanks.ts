import { readFileSync } from "node:fs";
import type { Problem } from "./problem";
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
      typedIn(treeOf(file)).flatMap(({ path, node }) => {
        const wanted = node.type === "StringLiteral" ? wantedIn(node.value) : undefined;
        return wanted === undefined
          ? []
          : [
              {
                file,
                line: node.loc?.start.line,
                field: path,
                what: `Miejsce do uzupełnienia: ${wanted}.`,
                mend: `Wpisz to tutaj, w miejsce napisu „${blankMark} …”.`,
              },
            ];
      }),
    );
