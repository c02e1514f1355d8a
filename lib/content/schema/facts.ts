/** Figures of content/facts, and figures computed from them. */
import { z } from "zod";
import { code, day, label, list, record } from "./fields";

const figureFields = {
  /** What the figure is, for editors and for the launch check. Polish, one line. */
  what: label(200),
  /** zł, zł/kWh, kW, kWh, m, dB … Per cent and degrees are set without a space. */
  unit: code().optional(),
};

const absent = z.never().optional();
/** Value of a figure: one number, a range or words. */
const value = { value: z.number(), min: absent, max: absent, text: absent };
const range = { min: z.number(), max: z.number(), value: absent, text: absent };
const words = { text: label(600), value: absent, min: absent, max: absent };
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
  /** Where the figure comes from: the firm's own data, a standard, an act. */
  source: label(600),
  /** Day the figure was last compared with its source. */
  checked: day(),
  /**
   * Day by which the figure must be compared with its source again, later than `checked`. Required for whatever ages:
   * money, law, and what the owner must confirm (lib/tools/check/facts.ts).
   */
  checkBy: day().optional(),
  /** True: year-bound or disputed; the launch check asks the owner to confirm it. */
  confirm: z.literal(true).optional(),
  /** Day on which the owner confirmed it: settles the item until `checked` is a later day. */
  confirmed: day().optional(),
  /**
   * Of a rule of conduct: beginnings of words that name its danger. No other text may give an order in a sentence with
   * one of them (lib/tools/check/dangers.ts).
   */
  signs: list(code()).optional(),
  /** Who confirmed it. */
  confirmedBy: label(60).optional(),
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
export const exampleResult = z.tuple([label(200), code()], z.union([z.int(), code()])).readonly();

/** A worked example: what it assumes, facts of its own, and its results. A formula alone is a step to other results. */
export const example = record({
  inputs: z.record(z.string(), fact),
  results: z.record(z.string(), z.union([exampleResult, code()])),
});
