import { estimateSubjects } from "@/content/estimate";
import { factKeysIn, figure, isFactKey } from "@/lib/content/figures";
import { estimateSubject } from "@/lib/content/schema/estimate";
import { eachString } from "@/lib/content/schema/fields";
import type { EstimateQuestion, EstimateSubject } from "@/lib/content/types";
import { subjectParameter } from "@/lib/estimate/request";
import { type Problem, type Report, reported } from "./problem";

type Condition = NonNullable<EstimateQuestion["when"]>[number];
type Place = { field: string; conditions: readonly Condition[]; before: readonly EstimateQuestion[] };

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

/** Names that stand before under the same name. */
const repeatedIds = (items: readonly { id: string }[]): string[] =>
  items.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index);

/** A condition on a question or an answer that does not exist, or that is asked later. */
function checkCondition(condition: Condition, at: string, before: Place["before"], report: Report) {
  const { question: name, is, above, upTo } = condition;
  const question = before.find(({ id }) => id === name);
  if (!question)
    return report(
      `${at}.question`,
      `Warunek dotyczy pytania „${name}”, którego przed nim nie ma.`,
      `Wpisz jedno z: ${before.map(({ id }) => id).join(", ")}.`,
    );
  if (question.kind === "number") {
    if (is || (above === undefined && upTo === undefined))
      report(at, `Pytanie „${name}” jest o liczbę.`, "Podaj fakt w polu above albo upTo.");
    return;
  }
  const answers = question.answers.map(({ id }) => id);
  const unknown = (is ?? []).filter((answer) => !answers.includes(answer));
  if (!is || unknown.length > 0)
    report(
      `${at}.is`,
      is ? `Pytanie „${name}” nie ma odpowiedzi „${unknown.join(", ")}”.` : "Brakuje odpowiedzi w polu is.",
      `Wpisz jedną z: ${answers.join(", ")}.`,
    );
}

/** Questions and answers with one name, numbers that do not fit their limits, answers that change nothing. */
function checkQuestions(subject: EstimateSubject, report: Report): void {
  const { questions, prices } = subject;
  const named = placesOf(subject).flatMap(({ conditions }) => conditions.map(({ question }) => question));
  const counted = prices.flatMap(({ terms }) => terms.map(({ times }) => times));
  questions.forEach((question, index) => {
    const { id, kind } = question;
    const field = `questions.${index}`;
    if (repeatedIds(questions.slice(0, index + 1)).includes(id) || id === subjectParameter)
      report(`${field}.id`, `Nazwa „${id}” jest zajęta.`, "Nadaj pytaniu inną.");
    const answers = kind === "number" ? [] : question.answers;
    const [twice] = repeatedIds(answers);
    if (twice) report(`${field}.answers`, `Odpowiedź „${twice}” stoi dwa razy.`, "Nadaj jednej inną nazwę.");
    if (kind === "number" && !(question.min <= question.typical && question.typical <= question.max))
      report(`${field}.typical`, "Wartość początkowa nie mieści się między min i max.", "Popraw ją.");
    if (!answers.some(({ say }) => say) && !named.includes(id) && !counted.includes(id))
      report(
        field,
        `Odpowiedź na pytanie „${question.text}” niczego nie zmienia.`,
        "Usuń je, dopisz do odpowiedzi pole say albo użyj go w cenie.",
      );
  });
}

function isMoney(key: string): boolean {
  const asked = figure(key);
  return asked.kind !== "words" && asked.range.max > 0;
}

/** Prices of facts that are no sums of money, and numbers taken from no number question. */
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

/** Sums of money that are typed instead of named by a fact. */
function checkSums(subject: EstimateSubject, report: Report): void {
  eachString(estimateSubject, subject, (text, { role }, field) => {
    if (role === "text" && /\d\s*zł/.test(text))
      report(field, "Kwota jest wpisana, a nie wzięta z faktu.", "Wpisz w klamrach klucz faktu z content/facts.");
  });
  subject.rows.forEach(({ price }, index) => {
    if (/\d/.test(price) && factKeysIn(price).length === 0)
      report(`rows.${index}.price`, "Cena ma liczbę, a nie ma faktu.", "Wpisz w klamrach klucz faktu.");
  });
}

/** What is wrong with the questions and prices of one subject. */
export function checkSubject(subject: EstimateSubject, report: Report): void {
  for (const { field, conditions, before } of placesOf(subject))
    for (const [index, condition] of conditions.entries())
      checkCondition(condition, `${field}.${index}`, before, report);
  checkQuestions(subject, report);
  checkTerms(subject, report);
  checkSums(subject, report);
}

/** What is wrong with the questions and prices of /wycena: what leads nowhere, changes nothing or stands on no fact. */
export function estimateProblems(): Problem[] {
  const subjects = Object.entries(estimateSubjects);
  return subjects.flatMap(([name, subject], index) =>
    reported(`content/estimate/${name}.ts`, (report) => {
      const other = subjects.slice(0, index).find(([, { id }]) => id === subject.id);
      if (other) report("id", `Nazwę „${subject.id}” ma już content/estimate/${other[0]}.ts.`, "Wpisz inną.");
      checkSubject(subject, report);
    }),
  );
}
