import { contactHref } from "@/lib/contact/letter";
import { formatAmount } from "@/lib/text/amounts";
import { fill } from "@/lib/text/fill";
import { answersTo, isAnswered, isOutside, isPreset, numberOf } from "./engine";
import type { Estimate, EstimateData, Price, Question, RawAnswer, RawAnswers, Subject } from "./types";

/** Query parameter that names the subject: its presence starts the island at once. */
export const subjectParameter = "o";

/** Separates several answers to one question. */
const separator = ".";

/** Returns the address of the page with a subject chosen. */
export const estimateHref = (subject: string): `/wycena?${string}` => `/wycena?${subjectParameter}=${subject}`;

/** Encodes subject and answers as a query: "?o=pomiary&co=dom&metry=180". */
export function queryOf(subject: Subject, { questions }: Pick<Estimate, "questions">, raw: RawAnswers): string {
  const query = new URLSearchParams({ [subjectParameter]: subject.id });
  for (const { id } of questions) {
    const value = raw[id];
    const text = typeof value === "string" ? value.trim() : value?.join(separator);
    if (text) query.set(id, text);
  }
  return `?${query}`;
}

/** Longest number read from an address, in characters. */
const longestNumber = 8;

function parseAnswer(question: Question, value: string): RawAnswer {
  if (question.kind === "number") return value.slice(0, longestNumber);
  const answerIds = question.answers.map(({ id }) => id);
  const answers = value.split(separator).filter((answer) => answerIds.includes(answer));
  return question.kind === "many" && answers.length > 0 ? answers : answers[0];
}

/**
 * Reads subject and answers from a query, ignoring answers that no longer exist.
 * @returns undefined if it names no subject
 */
export function readQuery(
  search: string,
  subjects: readonly Subject[],
): { subject: Subject; raw: RawAnswers } | undefined {
  const query = new URLSearchParams(search);
  const subject = subjects.find(({ id }) => id === query.get(subjectParameter));
  if (!subject) return undefined;
  const answers = subject.questions.flatMap((question) => {
    const value = query.get(question.id);
    return value === null ? [] : [[question.id, parseAnswer(question, value)] as const];
  });
  return { subject, raw: Object.fromEntries(answers) };
}

type PriceWords = Pick<EstimateData["texts"], "from" | "about" | "net">;

/** Returns an amount in words: "od 800 zł", "4500–18 000 zł", "około 1170 zł". */
export function amountText({ min, max, from }: Price, words: PriceWords): string {
  const amount = formatAmount(min, from ? min : max, "zł");
  return [from ? words.from : min === max && words.about, amount].filter(Boolean).join(" ");
}

/** Returns a price in words: the amount, and that it is net: "900–1700 zł netto". */
export const priceText = (price: Price, words: PriceWords): string =>
  [amountText(price, words), price.net && words.net].filter(Boolean).join(" ");

/** Returns an answer in words: "Dom", "180 m²", "Druga rozdzielnica, Fotowoltaika"; "" without an answer. */
export function answerText(question: Question, raw: RawAnswers): string {
  if (question.kind === "number") {
    const number = numberOf(question, raw);
    return number === undefined ? "" : formatAmount(number, number, question.unit);
  }
  return answersTo(question, raw)
    .map(({ label }) => label)
    .join(", ");
}

/** Returns a number that the page cannot use, as it was typed, and why: "„99999” (poza zakresem 5–400 m²)". */
function wrongText(question: Question, raw: RawAnswers, { outside, unclear }: EstimateData["texts"]): string {
  const typed = String(raw[question.id] ?? "").trim();
  if (question.kind !== "number" || !typed) return "";
  const { min, max, unit } = question;
  return isOutside(question, raw)
    ? fill(outside, { wpis: typed, zakres: formatAmount(min, max, unit) })
    : fill(unclear, { wpis: typed });
}

/** Returns the note under a price: gross or net, the day, and that only an offer binds. */
export const reservationText = ({ net }: Price, { note, netNote, gross }: EstimateData["texts"]): string =>
  note.replace("[vat]", net ? netNote : gross).replace("[data]", new Date().toLocaleDateString("pl"));

type Request = {
  /** Answers by the short names of their questions. */
  rows: readonly { label: string; value: string }[];
  /** Subject and text of an e-mail. */
  subject: string;
  letter: string;
  /** Shorter text of a text message. */
  message: string;
  /** Address of the contact page that takes the request along. */
  contact: string;
};

/**
 * Writes the request as the page shows it. Hard spaces are replaced when it is sent (lib/contact/letter.ts) or copied.
 * @param link absolute address that restores the answers
 */
export function requestFor(
  subject: Subject,
  { questions, price, scope }: Pick<Estimate, "questions" | "price" | "scope">,
  raw: RawAnswers,
  texts: EstimateData["texts"],
  link: string,
): Request {
  const rows = questions.flatMap((question) => {
    const answer = answerText(question, raw) || wrongText(question, raw, texts);
    const mark = isPreset(question, raw) ? ` (${texts.typical})` : "";
    return answer ? [{ label: question.short, value: answer + mark }] : [];
  });
  const answers = rows.map(({ label, value }) => `${label}: ${value}`);
  // For the subject line, where a number alone ("4 szt.") would say nothing.
  const question = questions.find((question) => question.kind !== "number" && isAnswered(question, raw));
  const topic = [subject.name, question && answerText(question, raw)].filter(Boolean).join(", ");
  const priceLine = price && `${texts.priceLine}: ${priceText(price, texts)}`;
  const parts: Readonly<Record<string, string>> = {
    prosba: subject.request,
    odpowiedzi: answers.join("\n"),
    cena: price && scope ? `${priceLine}. ${scope.what}\n${reservationText(price, texts)}` : "",
    link,
  };
  // A line is left out if its placeholders leave it empty.
  const fillLines = (lines: readonly string[]) =>
    lines
      .flatMap((line) => {
        const text = line.replace(/\[(\w+)\]/g, (_, name: string) => parts[name] ?? "");
        return text || !line ? [text] : [];
      })
      .join("\n");
  const grossLine = price && !price.net ? `${priceLine} ${texts.gross}` : priceLine;
  return {
    rows,
    subject: `${texts.subject}: ${topic}`,
    letter: fillLines(texts.letter),
    message: fillLines(texts.message),
    contact: contactHref(topic, [...answers, grossLine].filter(Boolean).join("; "), link),
  };
}
