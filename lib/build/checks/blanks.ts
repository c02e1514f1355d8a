import { readFileSync } from "node:fs";
import type { Problem } from "./problem";
import { contentFiles, nodesIn, treeOf } from "./source";

/** What `npm run new` writes where an editor has to; what is wanted follows it. */
export const blankMark = "UZUPEŁNIJ:";

/** Places that still wait for an editor's words. Nothing is published with them. */
export const blankProblems = (): Problem[] =>
  contentFiles()
    .filter((file) => readFileSync(file, "utf8").includes(blankMark))
    .flatMap((file) =>
      nodesIn(treeOf(file).program.body, "StringLiteral").flatMap(({ value, loc }) => {
        const [, wanted] = value.split(blankMark);
        return wanted === undefined
          ? []
          : [
              {
                file,
                line: loc?.start.line,
                field: "do uzupełnienia",
                what: `Miejsce do uzupełnienia: ${wanted.trim()}.`,
                mend: `Wpisz to tutaj, w miejsce napisu „${blankMark} …”.`,
              },
            ];
      }),
    );
