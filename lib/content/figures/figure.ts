import type { Figure, Figures } from "@/lib/content/types";
import { formatAmount } from "@/lib/text/typography";

/** Something wrong with a figure, in Polish, for editors: a fact by its key, an example by the name of its function. */
export type FigureProblem = { file: string; field: string; what: string; mend: string };

/** A key nobody knows, a number asked of what has none, an example that could not be computed. */
export class FigureError extends Error {
  constructor(readonly problems: readonly FigureProblem[]) {
    super(problems.map(({ file, field, what, mend }) => `${file} › ${field}: ${what} ${mend}`).join("\n"));
  }
}

const factError = (field: string, what: string, mend: string) =>
  new FigureError([{ file: "content/facts", field, what, mend }]);

/** A figure as pages, drawings, worked examples, calculators and estimates ask for it. */
export type AskedFigure = {
  /** What the figure is, for editors. */
  what: string;
  kind: "number" | "range" | "words";
  /** Nothing where it has none. */
  unit: string;
  /** As it stands in a sentence: "15 000–40 000 zł", "co 5 lat". */
  text: string;
  /** Throws for a range and for words. */
  readonly number: number;
  /** Lowest and highest value; a single number is both. Throws for words. */
  readonly range: { min: number; max: number };
};

/** A figure that is known to be there, ready to be asked. */
export function ask(key: string, { what, unit = "", text, value, min = value, max = value }: Figure): AskedFigure {
  const needsNumber = (one: string) =>
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
      if (value === undefined) throw needsNumber("jedna liczba");
      return value;
    },
    get range() {
      if (min === undefined || max === undefined) throw needsNumber("liczba");
      return { min, max };
    },
  };
}

/** The figure behind a key. Throws a FigureError for a key that is not among them. */
export function askIn(figures: Figures, key: string): AskedFigure {
  const figure = Object.hasOwn(figures, key) ? figures[key] : undefined;
  if (!figure) throw factError(key, `Nie ma faktu {${key}}.`, unknownMend);
  return ask(key, figure);
}

/** What to do about a key nobody knows. */
export const unknownMend =
  "Popraw klucz albo dodaj fakt w content/facts. Wyniki przykładów liczy lib/content/figures, obietnice składa lib/content/claims.ts.";
