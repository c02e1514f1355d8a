import { estimateSubjects } from "@/content/estimate";
import { factKeysIn, figure, isFactKey } from "@/lib/content/figures";
import { estimateSubject } from "@/lib/content/schema/estimate";
import { eachString } from "@/lib/content/schema/fields";
import type { EstimateQuestion, EstimateSubject } from "@/lib/content/types";
import { subjectParameter } from "@/lib/estimate/request";
import type { Problem } from "./problem";

type Condition = NonNullable<EstimateQuestion["when"]>[number];
type Place = { field: string; conditions: readonly Condition[]; before: readonly EstimateQuestion[] };
type Fault = Omit<Problem, "file">;

/** Every list of conditions of a subject, and the questions it may name. */
const placesOf = ({ questions, prices }: EstimateSubject): Place[] => [
  ...questions.map(({ when = [] }, index) => ({
    field: `questions.${index}.when`,
    conditions: when,
    before: questions.slice(0, index),
  })),
  ...prices.flatMap(({ when, terms }, index) => [
    { field: `prices.${index}.when`, conditions: when, before: questions },
    ...terms.map((term, part) => ({
      field: `prices.${index}.terms.${part}.when`,
      conditions: term.when ?? [],
      before: questions,
    })),
  ]),
];

/** Conditions on questions and answers that do not exist, or that are asked later. */
const conditionFaults = (subject: EstimateSubject): Fault[] =>
  placesOf(subject).flatMap(({ field, conditions, before }) =>
    conditions.flatMap(({ question: name, is, above, upTo }, index): Fault[] => {
      const at = `${field}.${index}`;
      const question = before.find(({ id }) => id === name);
      if (!question)
        return [
          {
            field: `${at}.question`,
            what: `Warunek dotyczy pytania „${name}”, którego przed nim nie ma.`,
            mend: `Wpisz jedno z: ${before.map(({ id }) => id).join(", ")}.`,
          },
        ];
      if (question.kind === "number")
        return is || (above === undefined && upTo === undefined)
          ? [{ field: at, what: `Pytanie „${name}” jest o liczbę.`, mend: "Podaj fakt w polu above albo upTo." }]
          : [];
      const answers = question.answers.map(({ id }) => id);
      const unknown = (is ?? []).filter((answer) => !answers.includes(answer));
      if (!is || unknown.length > 0)
        return [
          {
            field: `${at}.is`,
            what: is ? `Pytanie „${name}” nie ma odpowiedzi „${unknown.join(", ")}”.` : "Brakuje odpowiedzi w polu is.",
            mend: `Wpisz jedną z: ${answers.join(", ")}.`,
          },
        ];
      return [];
    }),
  );

/** Questions and answers with one name, numbers that do not fit their limits. */
const questionFaults = ({ questions }: EstimateSubject): Fault[] =>
  questions.flatMap((question, index): Fault[] => {
    const field = `questions.${index}`;
    const taken = questions.findIndex(({ id }) => id === question.id) !== index || question.id === subjectParameter;
    const twice =
      question.kind === "number"
        ? undefined
        : question.answers.find(({ id }, at) => question.answers.findIndex((other) => other.id === id) !== at);
    return [
      ...(taken
        ? [{ field: `${field}.id`, what: `Nazwa „${question.id}” jest zajęta.`, mend: "Nadaj pytaniu inną." }]
        : []),
      ...(twice
        ? [
            {
              field: `${field}.answers`,
              what: `Odpowiedź „${twice.id}” stoi dwa razy.`,
              mend: "Nadaj jednej inną nazwę.",
            },
          ]
        : []),
      ...(question.kind === "number" && !(question.min <= question.typical && question.typical <= question.max)
        ? [
            {
              field: `${field}.typical`,
              what: "Wartość początkowa nie mieści się między min i max.",
              mend: "Popraw ją.",
            },
          ]
        : []),
    ];
  });

/** Questions whose answer changes nothing: neither a price, nor another question, nor what is said. */
function idleQuestions(subject: EstimateSubject): Fault[] {
  const named = new Set(placesOf(subject).flatMap(({ conditions }) => conditions.map(({ question }) => question)));
  const counted = new Set(subject.prices.flatMap(({ terms }) => terms.map(({ times }) => times)));
  return subject.questions.flatMap((question, index): Fault[] => {
    const says = question.kind !== "number" && question.answers.some(({ say }) => say);
    if (says || named.has(question.id) || counted.has(question.id)) return [];
    return [
      {
        field: `questions.${index}`,
        what: `Odpowiedź na pytanie „${question.text}” niczego nie zmienia.`,
        mend: "Usuń je, dopisz do odpowiedzi pole say albo użyj go w cenie.",
      },
    ];
  });
}

/** Prices of facts that are no sums of money, and numbers taken from no number question. */
const termFaults = ({ questions, prices }: EstimateSubject): Fault[] =>
  prices.flatMap(({ terms }, index) =>
    terms.flatMap(({ fact, times }, part): Fault[] => {
      const field = `prices.${index}.terms.${part}`;
      const numbers = questions.filter(({ kind }) => kind === "number").map(({ id }) => id);
      return [
        ...(isFactKey(fact) && !isMoney(fact)
          ? [
              {
                field: `${field}.fact`,
                what: `Fakt {${fact}} nie jest kwotą.`,
                mend: "Wpisz fakt, który jest liczbą w złotych.",
              },
            ]
          : []),
        ...(typeof times === "string" && !numbers.includes(times)
          ? [
              {
                field: `${field}.times`,
                what: `Nie ma pytania o liczbę „${times}”.`,
                mend: `Wpisz liczbę albo jedno z: ${numbers.join(", ")}.`,
              },
            ]
          : []),
      ];
    }),
  );

function isMoney(key: string): boolean {
  const asked = figure(key);
  return asked.kind !== "words" && asked.range.max > 0;
}

/** Sums of money that are typed instead of named by a fact. */
function typedSums(subject: EstimateSubject): Fault[] {
  const faults: Fault[] = [];
  eachString(estimateSubject, subject, (text, { role }, field) => {
    if (role !== "text" || !/\d\s*zł/.test(text)) return;
    faults.push({
      field,
      what: "Kwota jest wpisana, a nie wzięta z faktu.",
      mend: "Wpisz w klamrach klucz faktu z content/facts.",
    });
  });
  subject.rows.forEach(({ price }, index) => {
    if (/\d/.test(price) && factKeysIn(price).length === 0)
      faults.push({
        field: `rows.${index}.price`,
        what: "Cena ma liczbę, a nie ma faktu.",
        mend: "Wpisz w klamrach klucz faktu.",
      });
  });
  return faults;
}

/** What is wrong with the questions and prices of one subject. */
export const subjectFaults = (subject: EstimateSubject): Fault[] => [
  ...questionFaults(subject),
  ...conditionFaults(subject),
  ...idleQuestions(subject),
  ...termFaults(subject),
  ...typedSums(subject),
];

/** What is wrong with the questions and prices of /wycena: what leads nowhere, changes nothing or stands on no fact. */
export function estimateProblems(): Problem[] {
  const subjects = Object.entries(estimateSubjects);
  return subjects.flatMap(([name, subject], index) => {
    const file = `content/estimate/${name}.ts`;
    const other = subjects.find(([, earlier], at) => at < index && earlier.id === subject.id);
    return [
      ...(other
        ? [
            {
              file,
              field: "id",
              what: `Nazwę „${subject.id}” ma już content/estimate/${other[0]}.ts.`,
              mend: "Wpisz inną.",
            },
          ]
        : []),
      ...subjectFaults(subject).map((fault) => ({ file, ...fault })),
    ];
  });
}
