import { closest } from "fastest-levenshtein";
import { hidablePaths } from "@/lib/content/hidden";
import type { Site } from "@/lib/content/types";
import { site as content } from "@/lib/content/written";
import { collectProblems, type Problem } from "./problem";

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

const dayName = (letters: string): string => week.find(([weekday]) => weekday === letters)?.[1] ?? letters;

/** Returns the first and last day named in a text, in schema.org's letters, or undefined if it names none. */
function daysIn(words: string): string | undefined {
  if (/codziennie|każdego dnia|cały tydzień/i.test(words)) return "Mo-Su";
  if (/robocz/i.test(words)) return "Mo-Fr";
  const days = [...words.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const day = week.find(([, , pattern]) => pattern.test(word));
    return day ? [day[0]] : [];
  });
  return days.length === 0 ? undefined : `${days[0]}-${days.at(-1)}`;
}

const weights = {
  /** Regulation of the Council of Ministers on the register of taxpayers: numbers with remainder ten are not issued. */
  nip: [6, 5, 7, 2, 3, 4, 5, 6, 7],
  regon9: [8, 9, 2, 3, 4, 5, 6, 7],
  regon14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
} as const;

/** Whether the last digit differs from the weighted check digit (sum modulo 11, ten counts as zero). */
function isMistyped(number: string | undefined, factors: readonly number[]): boolean {
  if (number?.length !== factors.length + 1 || !/^\d+$/.test(number)) return false;
  const sum = factors.reduce((total, factor, index) => total + factor * Number(number[index]), 0);
  return (sum % 11) % 10 !== Number(number.at(-1));
}

/** Reports values that are well-formed but cannot be true together. */
export const firmProblems = ({
  hours,
  legal,
  hidden = [],
}: Pick<Site, "hours" | "legal" | "hidden"> = content): Problem[] =>
  collectProblems("content/site.ts", (report) => {
    for (const part of ["office", "phone"] as const) {
      const { days, weekdays } = hours[part];
      const dayRange = daysIn(days);
      const [first = "", last = ""] = weekdays.split("-");
      if (dayRange !== undefined && dayRange !== weekdays)
        report(
          `site.hours.${part}.days`,
          `Ludzie czytają „${days}”, a wyszukiwarki ${weekdays}, czyli ${dayName(first)}–${dayName(last)}.`,
          "Wpisz w days i weekdays te same dni.",
        );
    }
    for (const [index, address] of hidden.entries())
      if (!hidablePaths.includes(address))
        report(
          `site.hidden.${index}`,
          `Strony ${address} nie można ukryć: to nie jest adres usługi, poradnika ani miasta.`,
          `Popraw go albo usuń. Najbliższy: ${closest(address, [...hidablePaths])}.`,
        );
    const services = hidablePaths.filter((path) => path.startsWith("/uslugi/"));
    if (services.every((path) => hidden.includes(path)))
      report("site.hidden", "Ukryte są wszystkie usługi.", "Zostaw co najmniej jedną, usuwając jej adres z tej listy.");
    const { nip, regon } = legal;
    const reportMistyped = (field: string, name: string) =>
      report(
        `site.legal.${field}`,
        `${name} ma błędną cyfrę: nie zgadza się cyfra kontrolna na końcu.`,
        "Przepisz go jeszcze raz z dokumentów firmy.",
      );
    if (isMistyped(nip, weights.nip)) reportMistyped("nip", "NIP");
    if (isMistyped(regon, weights.regon9) || isMistyped(regon, weights.regon14)) reportMistyped("regon", "REGON");
  });
