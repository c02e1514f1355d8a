/** Figures of content/facts, and figures computed from them. */
import { z } from "zod";
import { code, day, flag, label, list, record } from "./fields";
import { describe, named } from "./meta";

const figureFields = {
  what: label(200, "co to jest", "opis dla ciebie"),
  unit: code("jednostka", "program dopisze ją do liczby: po klamrze jej nie powtarzaj").optional(),
};

const absent = z.never().optional();
/** Value of a figure: one number, a range or words. */
const value = { value: named(z.number(), "wartość", "jedna liczba"), min: absent, max: absent, text: absent };
const range = { min: named(z.number(), "od"), max: named(z.number(), "do"), value: absent, text: absent };
const words = {
  text: label(600, "tekst", "zamiast liczby słowa: „co 5 lat”"),
  value: absent,
  min: absent,
  max: absent,
};
const isOrdered = ({ min, max }: { min: number; max: number }) => min < max;
const orderError = { message: "Dolna granica (min) nie jest mniejsza od górnej (max).", path: ["min"] };

/**
 * A figure as texts show it: typed in content/facts, computed from content/examples or worded by lib/content/claims.
 */
export const figure = z.union([
  record({ ...figureFields, ...value }),
  record({ ...figureFields, ...range }),
  record({ ...figureFields, ...words }),
]);

const factFields = {
  ...figureFields,
  source: label(600, "źródło", "„dane firmy”, norma, ustawa z artykułem, strona operatora"),
  checked: day("sprawdzono", "dzień porównania ze źródłem, nawet jeśli liczba została ta sama"),
  // Required for whatever ages: money, law, and what the owner must confirm (lib/tools/check/facts.ts).
  checkBy: day("sprawdzić do", "do kiedy porównać znowu; wymagany przy cenach, przepisach i taryfach").optional(),
  confirm: flag("do potwierdzenia", "właściciel ma potwierdzić liczbę"),
  confirmed: day("potwierdzono", "dzień, w którym to zrobił").optional(),
  // No other text may give an order in a sentence with one of them (lib/tools/check/dangers.ts).
  signs: list(code("słowo"), "znaki niebezpieczeństwa", {
    hint: "przy zasadzie postępowania: początki słów, które nazywają zagrożenie",
  }).optional(),
  confirmedBy: label(60, "kto potwierdził").optional(),
};

/**
 * A figure used on several pages. Texts refer to it by its key in braces, `{pomiary.domDo150}`.
 * Has exactly one of `value`, `min`+`max` or `text`.
 */
export const fact = z.union([
  record({ ...factFields, ...value }),
  record({ ...factFields, ...range }).refine(isOrdered, orderError),
  record({ ...factFields, ...words }),
]);

/**
 * A result of a worked example, which texts quote by its key: what it is, its formula, its unit ("rok|lata|lat|roku"
 * where the number decides on the form), digits after the comma (0 if left out, -1 for tens), and "±" if it may be below
 * zero. A formula has numbers, keys of facts and of other results, + - * /, brackets and the functions of
 * lib/content/figures/formula.ts; ".moc" is {przyklad.dom.moc} in the formula of {przyklad.dom.sezon}.
 */
export const exampleResult = z
  .tuple([label(200, "co to jest"), code("wzór")], z.union([z.int(), code("jednostka")]))
  .readonly();

/** A worked example: what it assumes, facts of its own, and its results. A formula alone is a step to other results. */
export const example = record({
  inputs: describe(z.record(z.string(), fact), { name: "założenia" }),
  results: describe(z.record(z.string(), z.union([exampleResult, code("wzór")])), { name: "wyniki" }),
});
