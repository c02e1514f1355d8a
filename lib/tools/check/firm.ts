import { site as content } from "@/content/site";
import type { Site } from "@/lib/content/types";
import { type Problem, reported } from "./problem";

/** Days of the week: schema.org's letters, the Polish name, and how its forms and short forms begin. */
const week = [
  ["Mo", "poniedziałek", /^(?:pon|pn)/],
  ["Tu", "wtorek", /^wt/],
  ["We", "środa", /^śr/],
  ["Th", "czwartek", /^(?:czw|cz$)/],
  ["Fr", "piątek", /^(?:piąt|pt)/],
  ["Sa", "sobota", /^(?:sob|sb)/],
  ["Su", "niedziela", /^(?:niedz|nd|ndz)/],
] as const;

const nameOf = (letters: string): string => week.find(([known]) => known === letters)?.[1] ?? letters;

/** First and last day that words name, in schema.org's letters; nothing where they name none. */
function daysIn(words: string): string | undefined {
  if (/codziennie|każdego dnia|cały tydzień/i.test(words)) return "Mo-Su";
  if (/robocz/i.test(words)) return "Mo-Fr";
  const named = [...words.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const day = week.find(([, , form]) => form.test(word));
    return day ? [day[0]] : [];
  });
  return named.length === 0 ? undefined : `${named[0]}-${named.at(-1)}`;
}

const weights = {
  /** Regulation of the Council of Ministers on the register of taxpayers: a remainder of ten is never given out. */
  nip: [6, 5, 7, 2, 3, 4, 5, 6, 7],
  regon9: [8, 9, 2, 3, 4, 5, 6, 7],
  regon14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
} as const;

/** Whether the last digit is not what the weights ask for (sum modulo 11, ten counts as zero). */
function isMistyped(number: string | undefined, factors: readonly number[]): boolean {
  if (number?.length !== factors.length + 1 || !/^\d+$/.test(number)) return false;
  const sum = factors.reduce((total, factor, index) => total + factor * Number(number[index]), 0);
  return (sum % 11) % 10 !== Number(number.at(-1));
}

/** What each field of the firm's data says is sound by itself and cannot be true. */
export const firmProblems = ({ hours, legal }: Pick<Site, "hours" | "legal"> = content): Problem[] =>
  reported("content/site.ts", (report) => {
    for (const part of ["office", "phone"] as const) {
      const { days, weekdays } = hours[part];
      const named = daysIn(days);
      const [first = "", last = ""] = weekdays.split("-");
      if (named !== undefined && named !== weekdays)
        report(
          `site.hours.${part}.days`,
          `Ludzie czytają „${days}”, a wyszukiwarki ${weekdays}, czyli ${nameOf(first)}–${nameOf(last)}.`,
          "Wpisz w days i weekdays te same dni.",
        );
    }
    const { nip, regon } = legal;
    const mistyped = (field: string, name: string) =>
      report(
        `site.legal.${field}`,
        `${name} ma błędną cyfrę: nie zgadza się cyfra kontrolna na końcu.`,
        "Przepisz go jeszcze raz z dokumentów firmy.",
      );
    if (isMistyped(nip, weights.nip)) mistyped("nip", "NIP");
    if (isMistyped(regon, weights.regon9) || isMistyped(regon, weights.regon14)) mistyped("regon", "REGON");
  });
