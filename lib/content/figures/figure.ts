import { closest, distance } from "fastest-levenshtein";
import type { Figure, Figures } from "@/lib/content/types";
import { formatAmount } from "@/lib/text/amounts";

/** Problem with a figure, in Polish, for editors. `field`: key of a fact, or of a result below "results.". */
export type FigureProblem = { file: string; field: string; what: string; mend: string };

/** Thrown for an unknown key, for the number of a figure without one, and for an example that cannot be computed. */
export class FigureError extends Error {
  constructor(readonly problems: readonly FigureProblem[]) {
    super(problems.map(({ file, field, what, mend }) => `${file} › ${field}: ${what} ${mend}`).join("\n"));
  }
}

const factError = (field: string, what: string, mend: string) =>
  new FigureError([{ file: "content/facts", field, what, mend }]);

/** A figure as pages, drawings, examples, calculators and estimates read it. */
export type FigureValue = {
  /** What the figure is, for editors. */
  what: string;
  kind: "number" | "range" | "words";
  /** "" for a figure without a unit. */
  unit: string;
  /** As in a sentence: "15 000–40 000 zł", "co 5 lat". */
  text: string;
  /** Throws for a range and for words. */
  readonly number: number;
  /** Lowest and highest value; a single number is both. Throws for words. */
  readonly range: { min: number; max: number };
};

/** Wraps a figure for reading. */
export function readFigure(
  key: string,
  { what, unit = "", text, value, min = value, max = value }: Figure,
): FigureValue {
  const kindError = (one: string) =>
    factError(
      key,
      `{${key}} to ${text === undefined ? "zakres" : "słowa"}, a potrzebna jest ${one}.`,
      "Wpisz klucz faktu z liczbą albo popraw ten fakt w content/facts.",
    );
  return {
    what,
    unit,
    kind: text !== undefined ? "words" : value === undefined ? "range" : "number",
    text: text ?? formatAmount(min ?? 0, max ?? 0, unit),
    get number() {
      if (value === undefined) throw kindError("jedna liczba");
      return value;
    },
    get range() {
      if (min === undefined || max === undefined) throw kindError("liczba");
      return { min, max };
    },
  };
}

/** Finds the figure with a key. Throws a FigureError for an unknown key. */
export function findFigure(figures: Figures, key: string): FigureValue {
  const figure = Object.hasOwn(figures, key) ? figures[key] : undefined;
  if (figure) return readFigure(key, figure);
  const nearest = closest(key, Object.keys(figures));
  // Code names this key, so a fact with almost the same one is misspelt.
  const isMisspelt = distance(key, nearest) <= 2;
  throw factError(isMisspelt ? nearest : key, `Nie ma faktu {${key}}.`, unknownMend(figures, key));
}

/** Advice for an unknown key. */
export const unknownMend = (figures: Readonly<Record<string, unknown>>, key: string): string =>
  `Najbliższy klucz to {${closest(key, Object.keys(figures))}}: popraw jeden z nich albo dodaj fakt w content/facts.`;
