import { parseNumber, round } from "@/lib/text/numbers";
import type { Condition, Estimate, Price, PriceRule, Question, RawAnswers, Subject, Term } from "./types";

/** Returns the chosen answers to a question; an empty string is none. */
const chosenAnswers = (raw: RawAnswers, question: string): readonly string[] => {
  const value = raw[question];
  return value === undefined || value === "" ? [] : typeof value === "string" ? [value] : value;
};

/** Returns the typed number, or undefined if the text is not a number within the question's limits. */
export function numberOf(question: Question, raw: RawAnswers): number | undefined {
  const value = raw[question.id];
  const number = typeof value === "string" ? parseNumber(value) : undefined;
  return question.kind === "number" && number !== undefined && number >= question.min && number <= question.max
    ? number
    : undefined;
}

/** Tells whether a condition holds: never for a question that is not asked or not answered. */
function holds({ question: id, is, above, upTo }: Condition, questions: readonly Question[], raw: RawAnswers): boolean {
  const question = questions.find((candidate) => candidate.id === id);
  if (!question) return false;
  if (question.kind !== "number") return chosenAnswers(raw, id).some((answer) => is?.includes(answer));
  const number = numberOf(question, raw);
  return number !== undefined && (above === undefined || number > above) && (upTo === undefined || number <= upTo);
}

const allHold = (conditions: readonly Condition[] = [], questions: readonly Question[], raw: RawAnswers): boolean =>
  conditions.every((condition) => holds(condition, questions, raw));

/** Returns the questions whose conditions hold. A condition names an earlier question. */
export function findAskedQuestions({ questions }: Pick<Subject, "questions">, raw: RawAnswers): readonly Question[] {
  const asked: Question[] = [];
  for (const question of questions) if (allHold(question.when, asked, raw)) asked.push(question);
  return asked;
}

/** Returns the ids of questions that affect the price, or which other questions are asked. */
const decidingIds = ({ questions, prices }: Subject): ReadonlySet<string> =>
  new Set(
    [
      ...questions.map(({ when }) => when),
      ...prices.flatMap(({ when, terms }) => [when, ...terms.map((term) => term.when)]),
    ].flatMap((conditions) => (conditions ?? []).map(({ question }) => question)),
  );

/** Returns the answers to asked questions, and all numbers, whose questions may still be asked. */
function relevantAnswers({ questions }: Subject, asked: readonly Question[], raw: RawAnswers): RawAnswers {
  const relevant = questions.filter((question) => question.kind === "number" || asked.includes(question));
  return Object.fromEntries(relevant.map(({ id }) => [id, raw[id] ?? ""]));
}

/** Completes the answers in every way the open deciding questions allow. */
function completions(subject: Subject, asked: readonly Question[], raw: RawAnswers): readonly RawAnswers[] {
  const deciding = decidingIds(subject);
  return subject.questions.reduce<readonly RawAnswers[]>(
    (variants, question) =>
      variants.flatMap((variant) =>
        question.kind === "one" &&
        deciding.has(question.id) &&
        chosenAnswers(variant, question.id).length === 0 &&
        findAskedQuestions(subject, variant).includes(question)
          ? question.answers.map(({ id }) => ({ ...variant, [question.id]: id }))
          : [variant],
      ),
    [relevantAnswers(subject, asked, raw)],
  );
}

/** Returns how often a term counts, or undefined while the number it depends on is missing. */
function countOf({ times = 1, per = 1 }: Term, questions: readonly Question[], raw: RawAnswers): number | undefined {
  const question = questions.find(({ id }) => id === times);
  const number = typeof times === "number" ? times : question && numberOf(question, raw);
  return number === undefined ? undefined : per === 1 ? number : Math.ceil(number / per);
}

/** Rounds złoty as people say them: to hundreds from two thousand, to tens below. A plain fact is not rounded. */
const roundPrice = (amount: number, { terms }: PriceRule, maximum: number): number =>
  terms.every(({ times }) => times === undefined) ? amount : round(amount, maximum >= 2000 ? -2 : -1);

/** Returns the price by one rule, or undefined while a number is missing. */
function priceByRule(rule: PriceRule, questions: readonly Question[], raw: RawAnswers): Price | undefined {
  const sum = { min: 0, max: 0 };
  for (const term of rule.terms.filter(({ when }) => allHold(when, questions, raw))) {
    const count = countOf(term, questions, raw);
    if (count === undefined) return undefined;
    sum.min += term.min * count;
    sum.max += term.max * count;
  }
  return { min: roundPrice(sum.min, rule, sum.max), max: roundPrice(sum.max, rule, sum.max), from: rule.from ?? false };
}

/** Returns the first rule that holds with these answers, and its price. */
function outcomeOf(subject: Subject, raw: RawAnswers): { rule: PriceRule; price: Price | undefined } | undefined {
  const questions = findAskedQuestions(subject, raw);
  const rule = subject.prices.find(({ when }) => allHold(when, questions, raw));
  return rule && { rule, price: priceByRule(rule, questions, raw) };
}

const spanOf = (prices: readonly Price[]): Price => ({
  min: Math.min(...prices.map(({ min }) => min)),
  max: Math.max(...prices.map(({ max }) => max)),
  from: prices.some(({ from }) => from),
});

const isAnswered = (question: Question, raw: RawAnswers): boolean =>
  question.kind === "number"
    ? numberOf(question, raw) !== undefined
    : question.kind === "many" || chosenAnswers(raw, question.id).length > 0;

/**
 * Estimates the price from the answers so far. The range spans every price the open questions can lead to, and narrows
 * with each answer.
 *
 * @param raw as chosen and typed; answers to questions that are not asked are ignored
 */
export function estimate(subject: Subject, raw: RawAnswers): Estimate {
  const questions = findAskedQuestions(subject, raw);
  const outcomes = completions(subject, questions, raw).map((variant) => outcomeOf(subject, variant));
  const possibleOutcomes = outcomes.filter((outcome) => outcome !== undefined);
  const prices = possibleOutcomes.flatMap(({ price }) => price ?? []);
  const [firstOutcome] = possibleOutcomes;
  const isCertain = outcomes.every((outcome) => outcome && outcome.rule === firstOutcome?.rule);
  return {
    questions,
    answeredCount: questions.filter((question) => isAnswered(question, raw)).length,
    wrongNumbers: questions.filter((one) => one.kind === "number" && !isAnswered(one, raw)).map(({ id }) => id),
    ...(prices.length > 0 && prices.length === possibleOutcomes.length && { price: spanOf(prices) }),
    ...(firstOutcome && isCertain && { what: firstOutcome.rule.what }),
    hasNoPrice: possibleOutcomes.length === 0,
    remarks: questions.flatMap((question) =>
      question.kind === "number"
        ? []
        : question.answers.flatMap(({ id, say }) => (say && chosenAnswers(raw, question.id).includes(id) ? [say] : [])),
    ),
  };
}
