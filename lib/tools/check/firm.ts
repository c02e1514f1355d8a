import { site as content } from "@/content/site";
import type { Hours, Site } from "@/lib/content/types";
import type { Problem } from "./problem";

const file = "content/site.ts";

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

/** Days in words that are not those search engines are told. */
function dayProblems(field: string, { days, weekdays }: Hours): Problem[] {
  const named = daysIn(days);
  if (named === undefined || named === weekdays) return [];
  const [first = "", last = ""] = weekdays.split("-");
  return [
    {
      file,
      field,
      what: `Ludzie czytają „${days}”, a wyszukiwarki ${weekdays}, czyli ${nameOf(first)}–${nameOf(last)}.`,
      mend: "Wpisz w days i weekdays te same dni.",
    },
  ];
}

/**
 * Whether the last digit of a number is what its weights ask for (NIP and REGON: sum modulo 11, ten counts as zero).
 */
function sound(digits: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (sum % 11) % 10 === Number(digits[weights.length]);
}

const weights = {
  /** Regulation of the Council of Ministers on the register of taxpayers: a remainder of ten is never given out. */
  nip: [6, 5, 7, 2, 3, 4, 5, 6, 7],
  regon9: [8, 9, 2, 3, 4, 5, 6, 7],
  regon14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
} as const;

/** Numbers of registers with a digit mistyped. Of the wrong length they are told by their form. */
function registerProblems({ nip, regon }: Site["legal"]): Problem[] {
  const wrong = (field: string, name: string): Problem => ({
    file,
    field: `site.legal.${field}`,
    what: `${name} ma błędną cyfrę: nie zgadza się cyfra kontrolna na końcu.`,
    mend: "Przepisz go jeszcze raz z dokumentów firmy.",
  });
  return [
    ...(nip && /^\d{10}$/.test(nip) && !sound(nip, weights.nip) ? [wrong("nip", "NIP")] : []),
    ...((regon && /^\d{9}$/.test(regon) && !sound(regon, weights.regon9)) ||
    (regon && /^\d{14}$/.test(regon) && !sound(regon, weights.regon14))
      ? [wrong("regon", "REGON")]
      : []),
  ];
}

/** What each field of the firm's data says is sound by itself and cannot be true. */
export const firmProblems = ({ hours, legal }: Pick<Site, "hours" | "legal"> = content): Problem[] => [
  ...dayProblems("site.hours.office.days", hours.office),
  ...dayProblems("site.hours.phone.days", hours.phone),
  ...registerProblems(legal),
];
