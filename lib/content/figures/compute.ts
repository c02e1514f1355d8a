import { claimFigures } from "@/lib/content/claims";
import type { ExampleResult, Figure, Figures } from "@/lib/content/types";
import { exampleFiles, facts } from "@/lib/content/written";
import type { Range } from "@/lib/physics/quantities";
import { round } from "@/lib/text/numbers";
import { plural } from "@/lib/text/plural";
import { type FactReader, factReader, NoResult } from "./fact-reader";
import { FigureError, type FigureProblem, findFigure, readFigure, unknownMend } from "./figure";
import { calculate } from "./formula";
import { protocolFigures } from "./specimen-figures";

/** Formulas of one file by key: a result that texts quote, or a step that only other formulas read. */
export type Formulas = Readonly<Record<string, ExampleResult | string>>;

/** Results of worked examples by file. */
const siteExamples: Readonly<Record<string, Formulas>> = Object.fromEntries(
  Object.entries(exampleFiles).map(([name, { results }]) => [`content/examples/${name}.ts`, results]),
);

/** Figures that are computed from other content, by its file: the specimen's, promises and claims. */
const otherFigures: Readonly<Record<string, (reader: FactReader) => Figures>> = {
  "content/protocol.ts": protocolFigures,
  "content/claims.ts": () => claimFigures(),
};

/** Thrown for a result that is computed from one that failed: that one's report says why. */
class Failed extends Error {}

/** Returns the unit for a number; of "rok|lata|lat|roku" the form that goes with it, the last with a fraction. */
function unitFor(unit: string, number: number): string {
  const [one = "", few = one, many = few, part = many] = unit.split("|");
  return Number.isInteger(number) ? plural(number, one, few, many) : part;
}

/** Returns in Polish why a figure makes no sense. Few texts can say a cost, a length or a time below zero. */
function faultOf(figure: Figure, mayBeBelow = false): string | undefined {
  const { value, min = value, max = value, text = "" } = figure;
  const ends = [min, max].filter((end) => end !== undefined);
  if (/NaN|∞/.test(text) || !ends.every(Number.isFinite)) return "to nie jest liczba";
  const shown = readFigure("", figure).text;
  if (!mayBeBelow && ends.some((end) => end < 0)) return `${shown}, a to mniej niż zero`;
  return min !== undefined && max !== undefined && min > max ? `${shown}, granice w złej kolejności` : undefined;
}

/** Rounds the ends of a result as it declares. @throws NoResult for one that makes no sense */
function figureOf([what, , ...display]: ExampleResult, { min, max }: Range): Figure {
  const [unit] = display.filter((part) => typeof part === "string" && part !== "±");
  const digits = display.find((part) => typeof part === "number") ?? 0;
  const ends = { min: round(min, digits), max: round(max, digits) };
  const shown = { what, ...(unit && { unit: unitFor(String(unit), ends.max) }) };
  const figure: Figure = min === max ? { ...shown, value: ends.min } : { ...shown, ...ends };
  const fault = faultOf(figure, display.includes("±"));
  if (fault) throw new NoResult(fault);
  return figure;
}

type ComputedFigures = {
  /** Facts and computed figures. */
  figures: Figures;
  /** Keys of the facts, results and steps behind each result and step. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** File of each result and step. */
  files: Readonly<Record<string, string>>;
  problems: readonly FigureProblem[];
};

/**
 * Computes all figures from facts. A result without sense (no number, below zero, a range turned round) is refused, and
 * so is what is computed from it. Problems are returned, not thrown, so that the checks report all of them at once.
 */
export function computeFigures(base: Figures = facts, examples = siteExamples, others = otherFigures): ComputedFigures {
  const figures: Record<string, Figure> = { ...base };
  const files: Record<string, string> = {};
  const formulas: Record<string, ExampleResult | string> = {};
  const problems: FigureProblem[] = [];
  const values = new Map<string, Range | undefined>();
  const sources: Record<string, Set<string>> = {};
  const reader = factReader(base);
  const report = (key: string, what: string, mend: string) =>
    problems.push({ file: files[key] ?? "content/facts", field: `results.${key}`, what, mend });

  /** Reports what is wrong with facts, once each. @throws any other error */
  function addFactProblems(error: unknown): void {
    if (!(error instanceof FigureError)) throw error;
    problems.push(...error.problems.filter((one) => !problems.some(({ field }) => one.field === field)));
  }

  /** Advice for a result whose facts lead to no sensible one. */
  const mendFor = (key: string): string => {
    const read = [...(sources[key] ?? [])].filter((name) => Object.hasOwn(base, name));
    const list = read.map((name) => `{${name}} ${findFigure(base, name).text}`);
    return `Popraw fakt, z którego powstaje${list.length > 0 ? `: ${list.join(", ")}` : ""}, albo wzór.`;
  };

  /** Reads a fact, a result or a step for the formula of `key`; ".moc" is in the same group as `key`. */
  function read(key: string, name: string): Range {
    const full = name.startsWith(".") ? key.slice(0, key.lastIndexOf(".")) + name : name;
    sources[key]?.add(full);
    if (Object.hasOwn(formulas, full)) {
      const value = valueAt(full);
      for (const source of sources[full] ?? []) sources[key]?.add(source);
      if (!value) throw new Failed();
      return value;
    }
    if (!Object.hasOwn(base, full)) {
      report(key, `Wzór wymienia {${full}}, a takiej liczby nie ma.`, unknownMend({ ...base, ...files }, full));
      throw new Failed();
    }
    return findFigure(base, full).range;
  }

  /** Returns the unrounded value of a result or step; undefined if it has none, which is then reported. */
  function valueAt(key: string): Range | undefined {
    if (values.has(key)) return values.get(key);
    // For a formula that comes back to itself.
    values.set(key, undefined);
    sources[key] = new Set();
    const formula = formulas[key] ?? "";
    const isStep = typeof formula === "string";
    try {
      const onlyRead = (name: string) => read(key, name);
      const value = calculate(isStep ? formula : formula[1], onlyRead, {
        number: (name) => (onlyRead(name) ? reader.number(name) : Number.NaN),
        range: onlyRead,
      });
      if (!isStep) figures[key] = figureOf(formula, value);
      values.set(key, value);
    } catch (error) {
      if (error instanceof NoResult)
        report(key, `Wynik {${key}}${isStep ? "" : `, ${formula[0]}`}: ${error.message}.`, mendFor(key));
      else if (!(error instanceof Failed)) addFactProblems(error);
      else if (sources[key].has(key))
        report(key, `Wynik {${key}}: wzór odwołuje się do samego siebie.`, "Popraw wzór.");
    }
    return values.get(key);
  }

  /** Reports a key that another fact or result has. */
  function isTaken(file: string, field: string, key: string): boolean {
    const taken = Object.hasOwn(files, key) || Object.hasOwn(base, key);
    const what = `Klucz {${key}} ma już inny fakt albo wynik.`;
    if (taken) problems.push({ file, field, what, mend: "Zostaw go w jednym miejscu." });
    return taken;
  }

  for (const [file, results] of Object.entries(examples))
    for (const [key, formula] of Object.entries(results))
      if (!isTaken(file, `results.${key}`, key)) {
        files[key] = file;
        formulas[key] = formula;
      }
  for (const key of Object.keys(formulas)) valueAt(key);
  for (const [file, compute] of Object.entries(others))
    try {
      for (const [key, figure] of Object.entries(compute(reader))) {
        const fault = faultOf(figure);
        if (fault) problems.push({ file, field: key, what: `Liczba {${key}}: ${fault}.`, mend: "Popraw ten plik." });
        else if (!isTaken(file, key, key)) figures[key] = figure;
      }
    } catch (error) {
      addFactProblems(error);
    }
  return {
    figures,
    sources: Object.fromEntries(Object.entries(sources).map(([key, names]) => [key, [...names]])),
    files,
    problems,
  };
}
