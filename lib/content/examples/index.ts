import { facts } from "@/content/facts";
import type { Fact, Figure, Figures } from "@/lib/content/types";
import { energyExamples } from "./energy";
import { installationExamples } from "./installations";
import { lowVoltageExamples } from "./low-voltage";
import { protocolExamples } from "./protocol";
import { safetyExamples } from "./safety";
import type { Example, ExampleInput } from "./types";

/** Every worked example of the site, with the file its functions stand in. */
const exampleFiles: Readonly<Record<string, readonly Example[]>> = {
  "lib/content/examples/energy.ts": energyExamples,
  "lib/content/examples/installations.ts": installationExamples,
  "lib/content/examples/safety.ts": safetyExamples,
  "lib/content/examples/low-voltage.ts": lowVoltageExamples,
  "lib/content/examples/protocol.ts": protocolExamples,
};

/** Something wrong with a computed figure, in Polish, for the checks of content. */
export type FigureProblem = {
  file: string;
  /** Name of the function or key of the figure. */
  field: string;
  what: string;
  mend: string;
};

/** A fact an example asks for and cannot have; both sentences are Polish. */
class FactRefused extends Error {
  constructor(
    readonly what: string,
    readonly mend: string,
  ) {
    super(`${what} ${mend}`);
  }
}

const formulaMend = "Sprawdź wzór: dzieli przez zero albo przez brakującą wartość.";

/**
 * What examples are given: the numbers of `known`, by key. Tests pass facts of their own.
 *
 * @param known facts by key; left out: those of content/facts
 * @param onRead told of every key that is asked for
 */
export function exampleInput(known: Figures = facts, onRead?: (key: string) => void): ExampleInput {
  const get = (key: string): Figure => {
    onRead?.(key);
    const fact = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!fact) throw new FactRefused(`Nie ma faktu {${key}}.`, "Popraw klucz albo dodaj fakt w content/facts.");
    if (fact.text !== undefined)
      throw new FactRefused(`Fakt {${key}} nie jest liczbą.`, "Podaj w nim value albo min i max.");
    return fact;
  };
  return {
    value(key) {
      const { value } = get(key);
      if (value === undefined)
        throw new FactRefused(
          `Fakt {${key}} jest zakresem, a przykład chce jednej liczby.`,
          "Użyj range zamiast value.",
        );
      return value;
    },
    range(key) {
      const { value, min = 0, max = 0 } = get(key);
      return value === undefined ? { min, max } : { min: value, max: value };
    },
  };
}

const isNumberWrong = ({ value, min, max }: Figure): boolean =>
  [value, min, max].some((n) => n !== undefined && !Number.isFinite(n));

export type ComputedFigures = {
  figures: Figures;
  /** Keys of the facts behind each figure. */
  sources: Readonly<Record<string, readonly string[]>>;
  problems: readonly FigureProblem[];
};

/**
 * The figures of worked examples. What is wrong is returned, not thrown, so that the checks name every offender at
 * once.
 *
 * @param known facts by key
 * @param examples functions by the file they stand in; left out: those of the site
 */
export function computeFigures(
  known: Readonly<Record<string, Fact>> = facts,
  examples: Readonly<Record<string, readonly Example[]>> = exampleFiles,
): ComputedFigures {
  const figures: Record<string, Figure> = {};
  const sources: Record<string, readonly string[]> = {};
  const problems: FigureProblem[] = [];
  for (const [file, list] of Object.entries(examples))
    for (const example of list) {
      const report = (what: string, mend: string) => problems.push({ file, field: example.name, what, mend });
      const read = new Set<string>();
      try {
        for (const [key, figure] of Object.entries(example(exampleInput(known, (fact) => read.add(fact)))))
          if (Object.hasOwn(known, key))
            report(`Klucz {${key}} jest już faktem w content/facts.`, "Nadaj wynikowi przykładu inny klucz.");
          else if (Object.hasOwn(figures, key))
            report(`Klucz {${key}} liczy już inny przykład.`, "Nadaj wynikowi przykładu inny klucz.");
          else if (isNumberWrong(figure)) report(`Wynik {${key}} nie jest liczbą.`, formulaMend);
          else {
            figures[key] = figure;
            sources[key] = [...read];
          }
      } catch (error) {
        if (error instanceof FactRefused) report(error.what, error.mend);
        else report(`Przykład przerwał liczenie: ${(error as Error).message}`, formulaMend);
      }
    }
  return { figures, sources, problems };
}
