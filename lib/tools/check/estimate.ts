import { isDeepStrictEqual } from "node:util";
import { factKeysIn, figure, isFactKey } from "@/lib/content/figures";
import { estimateSubject } from "@/lib/content/schema/estimate";
import { eachString } from "@/lib/content/schema/walk";
import type { EstimateQuestion, EstimateSubject } from "@/lib/content/types";
import { estimateSubjects } from "@/lib/content/written";
import { subjectParameter } from "@/lib/estimate/request";
import { collectProblems, type Problem, type Report } from "./problem";

type Condition = NonNullable<EstimateQuestion["when"]>[number];
type ConditionList = { field: string; conditions: readonly Condition[]; askable: readonly EstimateQuestion[] };

/** Returns every list of conditions of a subject, with the questions that it may refer to. */
const conditionLists = ({ questions, prices, remarks = [] }: EstimateSubject): ConditionList[] => [
  ...questions.map(({ when = [] }, index) => ({
    field: `questions.${index}.when`,
    conditions: when,
    askable: questions.slice(0, index),
  })),
  ...[
    ...prices.flatMap(({ when, terms, net }, index) => [
      { field: `prices.${index}.when`, conditions: when },
      { field: `prices.${index}.net.when`, conditions: net?.when ?? [] },
      ...terms.map((term, part) => ({ field: `prices.${index}.terms.${part}.when`, conditions: term.when ?? [] })),
    ]),
    ...remarks.map(({ when }, index) => ({ field: `remarks.${index}.when`, conditions: when })),
  ].map((list) => ({ ...list, askable: questions })),
];

/** Returns ids that occur earlier in the list. */
const repeatedIds = (items: readonly { id: string }[]): string[] =>
  items.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index);

/** Reports a condition on a missing answer, or on a question that is missing or asked later. */
function checkCondition(condition: Condition, at: string, askable: ConditionList["askable"], report: Report) {
  const { question: name, is, above, upTo } = condition;
  const question = askable.find(({ id }) => id === name);
  if (!question)
    return report(
      `${at}.question`,
      `Warunek dotyczy pytania „${name}”, którego przed nim nie ma.`,
      `Wpisz jedno z: ${askable.map(({ id }) => id).join(", ")}.`,
    );
  if (question.kind === "number") {
    if (is || (above === undefined && upTo === undefined))
      report(at, `Pytanie „${name}” jest o liczbę.`, "Podaj fakt w polu above albo upTo.");
    return;
  }
  const answers = question.answers.map(({ id }) => id);
  const unknownAnswers = (is ?? []).filter((answer) => !answers.includes(answer));
  if (!is || unknownAnswers.length > 0)
    report(
      `${at}.is`,
      is ? `Pytanie „${name}” nie ma odpowiedzi „${unknownAnswers.join(", ")}”.` : "Brakuje odpowiedzi w polu is.",
      `Wpisz jedną z: ${answers.join(", ")}.`,
    );
}

/** Reports duplicate names, numbers outside their limits, and answers that change nothing. */
function checkQuestions(subject: EstimateSubject, report: Report): void {
  const { questions, prices } = subject;
  const deciding = [
    ...conditionLists(subject).flatMap(({ conditions }) => conditions.map(({ question }) => question)),
    ...prices.flatMap(({ terms }) => terms.map(({ times }) => times)),
  ];
  const isNarrowed = prices.some(({ from, terms }) => !from && terms.some(({ fullRange }) => !fullRange));
  questions.forEach((question, index) => {
    const { id, kind } = question;
    const field = `questions.${index}`;
    if (repeatedIds(questions.slice(0, index + 1)).includes(id) || id === subjectParameter)
      report(`${field}.id`, `Nazwa „${id}” jest zajęta.`, "Nadaj pytaniu inną.");
    const answers = kind === "number" ? [] : question.answers;
    const [duplicate] = repeatedIds(answers);
    if (duplicate) report(`${field}.answers`, `Odpowiedź „${duplicate}” stoi dwa razy.`, "Nadaj jednej inną nazwę.");
    if (kind === "number" && !(question.min <= question.typical && question.typical <= question.max))
      report(`${field}.typical`, "Wartość początkowa nie mieści się między min i max.", "Popraw ją.");
    if (deciding.includes(id)) return;
    const idle = answers.filter(
      ({ say, part, unknown, urgent }) => !(say || (part && isNarrowed) || unknown || urgent),
    );
    for (const label of kind === "number" ? [question.short] : idle.map((answer) => answer.label))
      report(
        field,
        `Odpowiedź „${label}” na pytanie „${question.text}” niczego nie zmienia.`,
        "Usuń ją, dopisz do niej pole say albo part lub użyj jej w warunku ceny.",
      );
  });
}

function isMoney(key: string): boolean {
  const value = figure(key);
  return value.kind !== "words" && value.range.max > 0;
}

/** Reports prices from facts that are not sums of money, and factors from questions that do not ask for a number. */
function checkTerms({ questions, prices }: EstimateSubject, report: Report): void {
  const numbers = questions.filter(({ kind }) => kind === "number").map(({ id }) => id);
  for (const [index, { terms }] of prices.entries())
    for (const [part, { fact, times }] of terms.entries()) {
      const field = `prices.${index}.terms.${part}`;
      if (isFactKey(fact) && !isMoney(fact))
        report(`${field}.fact`, `Fakt {${fact}} nie jest kwotą.`, "Wpisz fakt, który jest liczbą w złotych.");
      if (typeof times === "string" && !numbers.includes(times))
        report(
          `${field}.times`,
          `Nie ma pytania o liczbę „${times}”.`,
          `Wpisz liczbę albo jedno z: ${numbers.join(", ")}.`,
        );
    }
}

/** Reports a price that has more terms than another but the same `included`, which must name what was added. */
function checkScopes({ prices }: EstimateSubject, report: Report): void {
  const factsOf = ({ terms }: EstimateSubject["prices"][number]) => terms.map(({ fact }) => fact);
  for (const [index, price] of prices.entries()) {
    const smaller = prices.find(
      (other) =>
        isDeepStrictEqual(other.included, price.included) &&
        factsOf(other).every((fact) => factsOf(price).includes(fact)) &&
        !factsOf(price).every((fact) => factsOf(other).includes(fact)),
    );
    if (smaller)
      report(
        `prices.${index}.included`,
        `Cena obejmuje więcej niż „${smaller.what}”, a lista jest ta sama.`,
        "Dopisz do listy, co doszło.",
      );
  }
}

/** A name that is no thing or work: nobody would know what the price buys. */
const bare = /^(?:cena|koszt|kwota|od|razem)$/iu;

/** Reports typed sums of money: they must come from a fact. */
function checkSums(subject: EstimateSubject, report: Report): void {
  eachString(estimateSubject, subject, (text, { role }, field) => {
    if (role === "text" && /\d\s*zł/.test(text))
      report(field, "Kwota jest wpisana, a nie wzięta z faktu.", "Wpisz w klamrach klucz faktu z content/facts.");
  });
  subject.rows.forEach(({ id, what, amount, offer }, index) => {
    if (bare.test(what))
      report(
        `rows.${index}.what`,
        `„${what}” nie mówi, co się za nią dostaje.`,
        "Nazwij pracę albo rzecz: Panele 6 kW.",
      );
    const keys = factKeysIn(amount);
    if (/\d/.test(amount) && keys.length === 0)
      report(`rows.${index}.amount`, "Cena ma liczbę, a nie ma faktu.", "Wpisz w klamrach klucz faktu.");
    if (offer && keys.length !== 1)
      report(`rows.${index}.offer`, "Wyszukiwarki dostają jedną kwotę, a ta jest w słowach.", "Usuń offer.");
    if (subject.rows.findIndex((row) => row.id === id) < index)
      report(`rows.${index}.id`, `Oznaczenie „${id}” ma już inna cena.`, "Wpisz inne.");
  });
}

/** Checks the questions and prices of one subject. */
export function checkSubject(subject: EstimateSubject, report: Report): void {
  for (const { field, conditions, askable } of conditionLists(subject))
    for (const [index, condition] of conditions.entries())
      checkCondition(condition, `${field}.${index}`, askable, report);
  checkQuestions(subject, report);
  checkTerms(subject, report);
  checkScopes(subject, report);
  checkSums(subject, report);
}

/** Checks the questions and prices of every subject of /wycena. */
export function estimateProblems(): Problem[] {
  const subjects = Object.entries(estimateSubjects);
  return subjects.flatMap(([name, subject], index) =>
    collectProblems(`content/estimate/${name}.ts`, (report) => {
      const namesake = subjects.slice(0, index).find(([, { id }]) => id === subject.id);
      if (namesake) report("id", `Nazwę „${subject.id}” ma już content/estimate/${namesake[0]}.ts.`, "Wpisz inną.");
      checkSubject(subject, report);
    }),
  );
}
