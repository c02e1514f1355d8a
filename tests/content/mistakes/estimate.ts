import { type Mistake, of, subjects } from "./mistake";

export const estimateMistakes: readonly Mistake[] = [
  of("a price of no fact", subjects, /fact: "[^"]*"/, 'fact: "nie.ma"', /Nie ma faktu \{nie\.ma\}/),
  of("a sum that is typed", subjects, /(depends: \[\s*")/, "$1Około 900 zł. ", /wpisana, a nie wzięta z faktu/),
  of("a condition on no question", subjects, /question: "\w+", is/, 'question: "kolor", is', /„kolor”, którego przed/),
  of("a condition on no answer", subjects, /(question: "\w+", is: \[)[^\]]*/, '$1"zamek"', /odpowiedzi „zamek”/),
  of("an unknown kind of question", subjects, /kind: "one"/, 'kind: "two"', /Nie ma takiego rodzaju|wartości „two”/),
];
