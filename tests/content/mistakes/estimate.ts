import { readdirSync, readFileSync } from "node:fs";
import { type Mistake, nth, of } from "./mistake";

/** Subjects of /wycena with a price, a condition on an answer and what decides about them. */
const subjects = readdirSync("content/estimate")
  .map((file) => `content/estimate/${file}`)
  .filter((file) => /fact: "[\s\S]*is: \["|is: \["[\s\S]*fact: "/.test(readFileSync(file, "utf8")));

/** Slips in the questions and prices of /wycena. */
export const estimateMistakes: readonly Mistake[] = [
  of("a price of no fact", nth(subjects, 0), /fact: "[^"]*"/, 'fact: "nie.ma"', /Nie ma faktu \{nie\.ma\}/),
  of("a sum that is typed", nth(subjects, 1), /(depends: \[\s*")/, "$1Około 900 zł. ", /wpisana, a nie wzięta z faktu/),
  of(
    "a condition on no question",
    nth(subjects, 2),
    /question: "\w+"/,
    'question: "kolor"',
    /„kolor”, którego przed nim/,
  ),
  of(
    "a condition on no answer",
    nth(subjects, 3),
    /(question: "\w+", is: \[)[^\]]*/,
    '$1"zamek"',
    /odpowiedzi „zamek”/,
  ),
  of(
    "an unknown kind of question",
    nth(subjects, 4),
    /kind: "one"/,
    'kind: "two"',
    /Nie ma takiego rodzaju|wartości „two”/,
  ),
];
