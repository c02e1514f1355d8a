import { parseNumber, round } from "@/lib/text/numbers";
import type { Condition, Estimate, Price, PriceRule, Question, Raw, Subject, Term } from "./types";

/** Answers that are chosen; an empty one is none. */
const chosen = (raw: Raw, question: string): readonly string[] => {
  const value = raw[question];
  return value === undefined || value === "" ? [] : typeof value === "string" ? [value] : value;
};

/** The number of a field; nothing for a text that is none, or lies outside the limits of its question. */
export function numberOf(question: Question, raw: Raw): number | undefined {
  const value = raw[question.id];
  const number = typeof value === "string" ? parseNumber(value) : undefined;
  return question.kind === "number" && number !== undefined && number >= question.min && number <= question.max
    ? number
    : undefined;
}

/** Whether a condition holds. One on a question that is not asked or not answered does not. */
function holds({ question: id, is, above, upTo }: Condition, asked: readonly Question[], raw: Raw): boolean {
  const question = asked.find((one) => one.id === id);
  if (question?.kind !== "number") return question !== undefined && chosen(raw, id).some((one) => is?.includes(one));
  const number = numberOf(question, raw);
  return number !== undefined && (above === undefined || number > above) && (upTo === undefined || number <= upTo);
}

const allHold = (conditions: readonly Condition[] = [], asked: readonly Question[], raw: Raw): boolean =>
  conditions.every((condition) => holds(condition, asked, raw));

/** Questions whose conditions hold. A condition names a question before it. */
export function askedQuestions({ questions }: Pick<Subject, "questions">, raw: Raw): readonly Question[] {
  const asked: Question[] = [];
  for (const question of questions) if (allHold(question.when, asked, raw)) asked.push(question);
  return asked;
}

/** Questions that decide about the price, or about which others are asked. */
const deciding = ({ questions, prices }: Subject): ReadonlySet<string> =>
  new Set(
    [
      ...questions.map(({ when }) => when),
      ...prices.flatMap(({ when, terms }) => [when, ...terms.map((term) => term.when)]),
    ].flatMap((conditions) => (conditions ?? []).map(({ question }) => question)),
  );

/** The answers to questions that are asked, and the numbers of those that may be asked next. */
function counted({ questions }: Subject, asked: readonly Question[], raw: Raw): Raw {
  const kept = questions.filter((question) => question.kind === "number" || asked.includes(question));
  return Object.fromEntries(kept.map(({ id }) => [id, raw[id] ?? ""]));
}

/** The answers given, with every way to answer those questions that are open and decide something. */
function completions(subject: Subject, asked: readonly Question[], raw: Raw): readonly Raw[] {
  const decides = deciding(subject);
  return subject.questions.reduce<readonly Raw[]>(
    (ways, question) =>
      ways.flatMap((way) =>
        question.kind === "one" &&
        decides.has(question.id) &&
        chosen(way, question.id).length === 0 &&
        askedQuestions(subject, way).includes(question)
          ? question.answers.map(({ id }) => ({ ...way, [question.id]: id }))
          : [way],
      ),
    [counted(subject, asked, raw)],
  );
}

/** How often a term counts; nothing while the number it hangs on is missing. */
function countOf({ times = 1, per = 1 }: Term, asked: readonly Question[], raw: Raw): number | undefined {
  const question = asked.find(({ id }) => id === times);
  const number = typeof times === "number" ? times : question && numberOf(question, raw);
  return number === undefined ? undefined : per === 1 ? number : Math.ceil(number / per);
}

/** Złoty to the figure people say: hundreds from two thousand, tens below. A price that is a fact stays as it is. */
const rounded = (amount: number, { terms }: PriceRule, most: number): number =>
  terms.every(({ times }) => times === undefined) ? amount : round(amount, most >= 2000 ? -2 : -1);

/** The price by one rule; nothing while a number is missing. */
function priceBy(rule: PriceRule, asked: readonly Question[], raw: Raw): Price | undefined {
  const sum = { min: 0, max: 0 };
  for (const term of rule.terms.filter(({ when }) => allHold(when, asked, raw))) {
    const count = countOf(term, asked, raw);
    if (count === undefined) return undefined;
    sum.min += term.min * count;
    sum.max += term.max * count;
  }
  return { min: rounded(sum.min, rule, sum.max), max: rounded(sum.max, rule, sum.max), from: rule.from ?? false };
}

/** The first rule that holds with these answers, and its price. */
function outcomeOf(subject: Subject, raw: Raw): { rule: PriceRule; price: Price | undefined } | undefined {
  const asked = askedQuestions(subject, raw);
  const rule = subject.prices.find(({ when }) => allHold(when, asked, raw));
  return rule && { rule, price: priceBy(rule, asked, raw) };
}

const spanOf = (prices: readonly Price[]): Price => ({
  min: Math.min(...prices.map(({ min }) => min)),
  max: Math.max(...prices.map(({ max }) => max)),
  from: prices.some(({ from }) => from),
});

const isAnswered = (question: Question, raw: Raw): boolean =>
  question.kind === "number"
    ? numberOf(question, raw) !== undefined
    : question.kind === "many" || chosen(raw, question.id).length > 0;

/**
 * What is known with the answers given. A question that is open leaves every price possible it can lead to: the range
 * spans them all, and narrows with each answer.
 *
 * @param raw as chosen and typed; answers to questions that are not asked do not count
 */
export function estimate(subject: Subject, raw: Raw): Estimate {
  const asked = askedQuestions(subject, raw);
  const outcomes = completions(subject, asked, raw).map((way) => outcomeOf(subject, way));
  const possible = outcomes.filter((outcome) => outcome !== undefined);
  const prices = possible.flatMap(({ price }) => price ?? []);
  const [first] = possible;
  const certain = outcomes.every((outcome) => outcome && outcome.rule === first?.rule);
  return {
    asked,
    answered: asked.filter((question) => isAnswered(question, raw)).length,
    wrong: asked.filter(({ kind }) => kind === "number").flatMap((one) => (isAnswered(one, raw) ? [] : [one.id])),
    ...(prices.length > 0 && prices.length === possible.length && { price: spanOf(prices) }),
    ...(first && certain && { what: first.rule.what }),
    priceless: possible.length === 0,
    says: asked.flatMap((question) =>
      question.kind === "number"
        ? []
        : question.answers.flatMap(({ id, say }) => (say && chosen(raw, question.id).includes(id) ? [say] : [])),
    ),
  };
}
