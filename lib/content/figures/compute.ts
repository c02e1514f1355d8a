import { facts } from "@/content/facts";
import { claimFigures } from "@/lib/content/claims";
import type { Figure, Figures } from "@/lib/content/types";
import * as energy from "./energy";
import type { Example, FactReader } from "./example";
import { FigureError, type FigureProblem, findFigure } from "./figure";
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

type ComputedFigures = {
  /** Facts and computed figures. */
  figures: Figures;
  /** Keys of the facts behind each computed figure. */
  sources: Readonly<Record<string, readonly string[]>>;
  problems: readonly FigureProblem[];
};

/**
 * Computes all figures from facts. Problems are returned, not thrown, so that the checks report all of them at once.
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
        for (const [key, figure] of Object.entries(results))
          if (Object.hasOwn(figures, key))
            report(`Klucz {${key}} ma już inny fakt albo wynik.`, "Zostaw go w jednym miejscu.");
          else if ([figure.value, figure.min, figure.max].some((n) => n !== undefined && !Number.isFinite(n)))
            report(`Wynik {${key}} nie jest liczbą.`, "Sprawdź wzór: dzieli przez zero albo przez brakującą wartość.");
          else {
            figures[key] = figure;
            sources[key] = [...readKeys];
          }
      } catch (error) {
        if (!(error instanceof FigureError)) throw error;
        // Several examples need the same fact.
        for (const one of error.problems) if (!problems.some(({ field: key }) => key === one.field)) problems.push(one);
      }
    }
  return { figures, sources, problems };
}
