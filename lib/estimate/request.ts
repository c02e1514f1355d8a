import { formatAmount } from "@/lib/text/typography";
import { numberOf } from "./engine";
import type { Estimate, EstimateData, Price, Question, Raw, Subject } from "./types";

/** Parameter of the address that names the subject: its presence hydrates the island at once. */
export const subjectParameter = "o";

/** Between the answers to a question that takes several. */
const separator = ".";

/** Link to the page with a subject chosen. */
export const estimateHref = (subject: string): `/wycena?${string}` => `/wycena?${subjectParameter}=${subject}`;

/** Subject and answers as an address: "?o=pomiary&co=dom&metry=180". */
export function queryOf(subject: Subject, { asked }: Pick<Estimate, "asked">, raw: Raw): string {
  const query = new URLSearchParams({ [subjectParameter]: subject.id });
  for (const { id } of asked) {
    const value = raw[id];
    const text = typeof value === "string" ? value.trim() : value?.join(separator);
    if (text) query.set(id, text);
  }
  return `?${query}`;
}

/** Longest number an address may carry, in characters. */
const longestNumber = 8;

function fromQuery(question: Question, value: string): string | readonly string[] {
  if (question.kind === "number") return value.slice(0, longestNumber);
  const known = question.answers.map(({ id }) => id);
  const answers = value.split(separator).filter((answer) => known.includes(answer));
  return question.kind === "many" ? answers : (answers[0] ?? "");
}

/** What a form begins with: the usual numbers, nothing chosen. */
export const firstAnswers = ({ questions }: Subject): Raw =>
  Object.fromEntries(
    questions.map((question) => [
      question.id,
      question.kind === "number" ? String(question.typical) : question.kind === "many" ? [] : "",
    ]),
  );

/**
 * Subject and answers of an address. Answers that do not exist any more are left out.
 * @returns undefined where it names no subject
 */
export function readQuery(search: string, subjects: readonly Subject[]): { subject: Subject; raw: Raw } | undefined {
  const query = new URLSearchParams(search);
  const subject = subjects.find(({ id }) => id === query.get(subjectParameter));
  if (!subject) return undefined;
  const given = subject.questions.flatMap((question) => {
    const value = query.get(question.id);
    return value === null ? [] : [[question.id, fromQuery(question, value)] as const];
  });
  return { subject, raw: { ...firstAnswers(subject), ...Object.fromEntries(given) } };
}

/** A price in words: "od 800 zł", "4500–18 000 zł", "około 1170 zł". */
export function priceText({ min, max, from }: Price, words: Pick<EstimateData["texts"], "from" | "about">): string {
  if (from) return `${words.from} ${formatAmount(min, min, "zł")}`;
  return min === max ? `${words.about} ${formatAmount(min, min, "zł")}` : formatAmount(min, max, "zł");
}

/** An answer in words: "Dom", "180 m²", "Druga rozdzielnica, Fotowoltaika"; nothing where there is none. */
export function answerText(question: Question, raw: Raw): string {
  if (question.kind === "number") {
    const number = numberOf(question, raw);
    return number === undefined ? "" : formatAmount(number, number, question.unit);
  }
  const value = raw[question.id] ?? "";
  const chosen = typeof value === "string" ? [value] : value;
  return question.answers
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(", ");
}

type Request = { subject: string; letter: string; message: string };

/**
 * The request as the page shows it: amounts keep their hard spaces until they are sent (lib/contact/letter.ts) or copied.
 * @param link absolute address that brings the answers back
 * @returns subject and text of an e-mail, and the shorter text of a message
 */
export function requestFor(
  subject: Subject,
  { asked, price, what }: Pick<Estimate, "asked" | "price" | "what">,
  raw: Raw,
  texts: EstimateData["texts"],
  link: string,
): Request {
  const answers = asked.flatMap((question) => {
    const answer = answerText(question, raw);
    return answer ? [`${question.short}: ${answer}`] : [];
  });
  const parts: Readonly<Record<string, string>> = {
    prosba: subject.request,
    odpowiedzi: answers.join("\n"),
    cena: price ? `${texts.priceLine}: ${[priceText(price, texts), what].filter(Boolean).join(". ")}` : "",
    link,
  };
  // A line that holds nothing but what is not known is left out.
  const fill = (lines: readonly string[]) =>
    lines
      .filter((line) => !/^\[\w+\]$/.test(line) || parts[line.slice(1, -1)])
      .map((line) => line.replace(/\[(\w+)\]/g, (_, name: string) => parts[name] ?? ""))
      .join("\n");
  return {
    subject: `${texts.subject}: ${[subject.name, answers[0]?.split(": ")[1]].filter(Boolean).join(", ")}`,
    letter: fill(texts.letter),
    message: fill(texts.message),
  };
}
