import { claimFigures } from "@/lib/content/claims";
import type { Figure, Figures } from "@/lib/content/types";
import { facts } from "@/lib/content/written";
import * as energy from "./energy";
import { type Example, type FactReader, NoResult } from "./example";
import { FigureError, type FigureProblem, findFigure, readFigure } from "./figure";
import * as installations from "./installations";
import * as lowVoltage from "./low-voltage";
import * as protocol from "./protocol";
import * as safety from "./safety";

/** Modules that compute figures, by file: worked examples from facts, and promises and claims. */
const exampleModules: Readonly<Record<string, Readonly<Record<string, Example>>>> = {
  "lib/content/figures/energy.ts": energy,
  "lib/content/figures/installations.ts": installations,
  "lib/content/figures/safety.ts": safety,
  "lib/content/figures/low-voltage.ts": lowVoltage,
  "lib/content/figures/protocol.ts": protocol,
  "lib/content/claims.ts": { claimFigures: () => claimFigures() },
};

/** Returns a reader of facts for an example. Tests pass their own facts. */
export const factReader = (figures: Figures = facts, onAsk: (key: string) => void = () => undefined): FactReader => {
  const readFact = (key: string) => {
    onAsk(key);
    return findFigure(figures, key);
  };
  return { number: (key) => readFact(key).number, range: (key) => readFact(key).range };
};

/** Returns in Polish why a result makes no sense. No text can say a cost, a length or a time below zero. */
function faultOf(key: string, figure: Figure): string[] {
  const { value, min = value, max = value, text = "" } = figure;
  const numbers = [min, max].filter((n) => n !== undefined);
  const fault = (what: string) => [`Wynik {${key}} ${what}.`];
  if (/NaN|∞/.test(text) || !numbers.every(Number.isFinite)) return fault("nie jest liczbą");
  const shown = readFigure(key, figure).text;
  if (numbers.some((n) => n < 0)) return fault(`jest mniejszy od zera: ${shown}`);
  return min !== undefined && max !== undefined && min > max ? fault(`ma granice w złej kolejności: ${shown}`) : [];
}

/** Advice for an example whose facts lead to no sensible result. */
function mendFor(figures: Figures, keys: ReadonlySet<string>): string {
  const read = [...keys].map((key) => `{${key}} ${findFigure(figures, key).text}`);
  return `Popraw fakt, z którego powstaje${read.length > 0 ? `: ${read.join(", ")}` : ""}, albo wzór.`;
}

type ComputedFigures = {
  /** Facts and computed figures. */
  figures: Figures;
  /** Keys of the facts behind each computed figure. */
  sources: Readonly<Record<string, readonly string[]>>;
  problems: readonly FigureProblem[];
};

/**
 * Computes all figures from facts. An example with a result without sense (no number, below zero, a range turned
 * round) is refused as a whole. Problems are returned, not thrown, so that the checks report all of them at once.
 */
export function computeFigures(base: Figures = facts, modules = exampleModules): ComputedFigures {
  const figures: Record<string, Figure> = { ...base };
  const sources: Record<string, readonly string[]> = {};
  const problems: FigureProblem[] = [];
  for (const [file, examples] of Object.entries(modules))
    for (const [field, example] of Object.entries(examples)) {
      const report = (what: string, mend: string) => problems.push({ file, field, what, mend });
      const readKeys = new Set<string>();
      try {
        const results = example(factReader(base, (key) => readKeys.add(key)));
        const faults = Object.entries(results).flatMap(([key, figure]) => faultOf(key, figure));
        if (faults.length > 0) throw new NoResult(faults.join(" "));
        for (const [key, figure] of Object.entries(results))
          if (Object.hasOwn(figures, key))
            report(`Klucz {${key}} ma już inny fakt albo wynik.`, "Zostaw go w jednym miejscu.");
          else {
            figures[key] = figure;
            sources[key] = [...readKeys];
          }
      } catch (error) {
        if (error instanceof NoResult) report(error.message, mendFor(base, readKeys));
        else if (error instanceof FigureError)
          // Several examples need the same fact.
          problems.push(...error.problems.filter((one) => !problems.some(({ field: key }) => key === one.field)));
        else throw error;
      }
    }
  return { figures, sources, problems };
}
