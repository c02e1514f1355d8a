import { parseNumber, round } from "@/lib/text/numbers";
import type {
  Condition,
  Estimate,
  NumberQuestion,
  Price,
  PriceRule,
  Question,
  RawAnswers,
  Subject,
  Term,
} from "./types";

type Range = { min: number; max: number };

/** Returns the chosen answers to a question; an empty string is none. */
const chosenAnswers = (raw: RawAnswers, question: string): readonly string[] => {
  const value = raw[question];
  return value === undefined || value === "" ? [] : typeof value === "string" ? [value] : value;
};

/** Returns the chosen answers to a question with their fields. */
export const answersTo = (question: Question, raw: RawAnswers) =>
  question.kind === "number" ? [] : question.answers.filter(({ id }) => chosenAnswers(raw, question.id).includes(id));

/** Tells whether a number still is the preset one. */
export const isPreset = (question: Question, raw: RawAnswers): boolean =>
  question.kind === "number" && raw[question.id] === undefined;

/** True for a unit of pieces: only whole numbers make sense. */
export const isCounted = (unit: string): boolean => unit === "szt.";

/** Returns the typed or preset number, which may lie outside the limits, or undefined if the text is none. */
export const typedNumber = ({ id, typical, unit }: NumberQuestion, raw: RawAnswers): number | undefined =>
  parseNumber(String(raw[id] ?? typical), unit);

const fits = (number: number, { min, max }: Range): boolean => number >= min && number <= max;

/** Tells whether the text of a field is a number outside its limits. */
export function isOutside(question: NumberQuestion, raw: RawAnswers): boolean {
  const number = typedNumber(question, raw);
  return number !== undefined && !fits(number, question);
}

/** Returns the typed or preset number, or undefined if the text is no number within the limits, or half a piece. */
export function numberOf(question: Question, raw: RawAnswers): number | undefined {
  if (question.kind !== "number") return undefined;
  const number = typedNumber(question, raw);
  const isUsable = number !== undefined && (Number.isInteger(number) || !isCounted(question.unit));
  return isUsable && fits(number, question) ? number : undefined;
}

/** Tells whether a condition holds; false for a question that is not asked or a choice that is not made. */
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
  const askedQuestions: Question[] = [];
  for (const question of questions) if (allHold(question.when, askedQuestions, raw)) askedQuestions.push(question);
  return askedQuestions;
}

/** Returns the ids of questions that affect the price or decide which other questions are asked. */
function decidingIds({ questions, prices }: Subject): ReadonlySet<string> {
  const conditions = [
    ...questions.map(({ when }) => when),
    ...prices.flatMap(({ when, terms, net }) => [when, net?.when, ...terms.map((term) => term.when)]),
  ].flatMap((list) => list ?? []);
  const narrowing = questions.filter((one) => one.kind !== "number" && one.answers.some(({ part }) => part));
  return new Set([...conditions.map(({ question }) => question), ...narrowing.map(({ id }) => id)]);
}

/** Returns the answers to the questions asked, and all numbers: their questions may still be asked. */
function relevantAnswers({ questions }: Subject, askedQuestions: readonly Question[], raw: RawAnswers): RawAnswers {
  const relevant = questions.filter((question) => question.kind === "number" || askedQuestions.includes(question));
  return Object.fromEntries(relevant.map(({ id }) => [id, raw[id]]));
}

const isOpen = (question: Question, raw: RawAnswers): boolean =>
  answersTo(question, raw).every(({ unknown }) => unknown);

/** Completes the answers in every way the open deciding questions allow. An unknown answer leaves its question open. */
function completions(subject: Subject, askedQuestions: readonly Question[], raw: RawAnswers): readonly RawAnswers[] {
  const deciding = decidingIds(subject);
  return subject.questions.reduce<readonly RawAnswers[]>(
    (variants, question) =>
      variants.flatMap((variant) =>
        question.kind === "one" &&
        deciding.has(question.id) &&
        isOpen(question, variant) &&
        findAskedQuestions(subject, variant).includes(question)
          ? question.answers.filter(({ unknown }) => !unknown).map(({ id }) => ({ ...variant, [question.id]: id }))
          : [variant],
      ),
    [relevantAnswers(subject, askedQuestions, raw)],
  );
}

/** Returns how often a term counts, or undefined while the number it depends on is missing. */
function countOf({ times = 1, per = 1 }: Term, questions: readonly Question[], raw: RawAnswers): number | undefined {
  const question = questions.find(({ id }) => id === times);
  const number = typeof times === "number" ? times : question && numberOf(question, raw);
  return number === undefined ? undefined : per === 1 ? number : Math.ceil(number / per);
}

/** Returns which part of a range the answers leave, from 0 to 1: a half, the middle half, or all of it. */
function partLeft(questions: readonly Question[], raw: RawAnswers): Range {
  const parts = questions.flatMap((question) => answersTo(question, raw).flatMap(({ part }) => part ?? []));
  if (parts.length === 0) return { min: 0, max: 1 };
  const isLower = parts.includes("lower");
  const start = !isLower ? 0.5 : parts.includes("upper") ? 0.25 : 0;
  return { min: start, max: start + 0.5 };
}

const partOf = ({ min, max }: Range, part: Range): Range => ({
  min: min + (max - min) * part.min,
  max: min + (max - min) * part.max,
});

/** Rounds złoty as people say them: to hundreds from two thousand, to tens below. */
function roundPrice({ min, max }: Range): Range {
  const digits = max >= 2000 ? -2 : -1;
  return { min: round(min, digits), max: round(max, digits) };
}

/** Returns the price by one rule, or undefined while a number is missing. A plain fact is not rounded. */
function priceByRule(rule: PriceRule, questions: readonly Question[], raw: RawAnswers): Price | undefined {
  const { least = { min: 0, max: 0 }, from = false, net } = rule;
  const fullRange = { min: 0, max: 1 };
  const part = from ? fullRange : partLeft(questions, raw);
  let { min, max }: Range = { min: 0, max: 0 };
  for (const term of rule.terms.filter(({ when }) => allHold(when, questions, raw))) {
    const count = countOf(term, questions, raw);
    if (count === undefined) return undefined;
    const price = partOf(term, term.fullRange ? fullRange : part);
    min += price.min * count;
    max += price.max * count;
  }
  const lowest = partOf(least, part);
  const isNet = net !== undefined && allHold(net.when, questions, raw);
  const divisor = isNet ? net.divisor : 1;
  const range = { min: Math.max(min, lowest.min) / divisor, max: Math.max(max, lowest.max) / divisor };
  const isPlainFact = part.max - part.min === 1 && !isNet && rule.terms.every(({ times }) => times === undefined);
  return { ...(isPlainFact ? range : roundPrice(range)), from, net: isNet };
}

/** Returns the first rule that holds with these answers, and its price. */
function outcomeOf(subject: Subject, raw: RawAnswers): { rule?: PriceRule; price?: Price } {
  const questions = findAskedQuestions(subject, raw);
  const rule = subject.prices.find(({ when }) => allHold(when, questions, raw));
  const price = rule && priceByRule(rule, questions, raw);
  return { ...(rule && { rule }), ...(price && { price }) };
}

/** Returns the span of prices, or undefined if one is missing or zero, or if net and gross ones are mixed. */
function spanOf(prices: readonly (Price | undefined)[]): Price | undefined {
  const foundPrices = prices.filter((price) => price !== undefined);
  const [first] = foundPrices;
  if (
    !first ||
    foundPrices.length < prices.length ||
    foundPrices.some(({ net, max }) => net !== first.net || max === 0)
  )
    return undefined;
  return {
    min: Math.min(...foundPrices.map(({ min }) => min)),
    max: Math.max(...foundPrices.map(({ max }) => max)),
    from: foundPrices.some(({ from }) => from),
    net: first.net,
  };
}

/** Tells whether the visitor has answered: a preset number and nothing ticked are no answer. */
export const isAnswered = (question: Question, raw: RawAnswers): boolean =>
  question.kind === "number"
    ? !isPreset(question, raw) && numberOf(question, raw) !== undefined
    : chosenAnswers(raw, question.id).length > 0;

/**
 * Estimates the price from the answers so far. The range spans every price the open questions can lead to, and narrows
 * with each answer. There is no price while the answers may still mean different kinds of work.
 *
 * @param raw as chosen and typed; answers to questions that are not asked are ignored
 */
export function estimate(subject: Subject, raw: RawAnswers): Estimate {
  const questions = findAskedQuestions(subject, raw);
  const outcomes = completions(subject, questions, raw).map((variant) => outcomeOf(subject, variant));
  const scope = outcomes[0]?.rule;
  const isCertain = scope && outcomes.every(({ rule }) => rule?.what === scope.what);
  const price = isCertain ? spanOf(outcomes.map((outcome) => outcome.price)) : undefined;
  const wrongNumbers = questions
    .filter((one) => one.kind === "number" && numberOf(one, raw) === undefined)
    .map(({ id }) => id);
  const answers = questions.flatMap((question) => answersTo(question, raw));
  const urgent = answers.find((answer) => answer.urgent)?.urgent;
  return {
    questions,
    answeredCount: questions.filter((question) => isAnswered(question, raw)).length,
    wrongNumbers,
    ...(price && { price }),
    ...(isCertain && { scope }),
    isEmpty: outcomes.some((outcome) => outcome.price?.max === 0),
    hasNoPrice: wrongNumbers.length === 0 && outcomes.every(({ rule }) => !rule),
    ...(urgent && { urgent }),
    remarks: [
      ...answers.flatMap(({ say }) => say ?? []),
      ...(subject.remarks ?? []).filter(({ when }) => allHold(when, questions, raw)).map(({ say }) => say),
    ],
  };
}
