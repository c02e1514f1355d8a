import type { Figures } from "@/lib/content/types";
import { type exampleFiles, facts } from "@/lib/content/written";
import { type Range, type SizePrice, type Supply, storageSizes } from "@/lib/physics/quantities";
import { findFigure } from "./figure";

type ExampleFiles = typeof exampleFiles;

/** Key of a fact of content/facts, or of an input or result of content/examples. */
export type FactKey =
  | keyof typeof facts
  | { [File in keyof ExampleFiles]: keyof ExampleFiles[File]["results"] }[keyof ExampleFiles];

/** Reads figures for calculators and formulas. */
export type FactReader = {
  /** Returns the number of a figure. Throws for a range, for words and for an unknown key. */
  number: (key: FactKey) => number;
  /** Returns lowest and highest value of a figure; one value is both. Throws for words and for an unknown key. */
  range: (key: FactKey) => Range;
};

/** Returns a reader of facts. Tests pass their own facts. */
export const factReader = (figures: Figures = facts): FactReader => ({
  number: (key) => findFigure(figures, key).number,
  range: (key) => findFigure(figures, key).range,
});

/** Thrown where facts lead to no result. The message says in Polish why. */
export class NoResult extends Error {}

/** Voltages and power factor. */
export const supplyOf = ({ number }: Pick<FactReader, "number">): Supply => ({
  voltage: number("siec.napiecie"),
  lineVoltage: number("siec.napiecie3f"),
  cosPhi: number("siec.cosPhi"),
});

/** Prices of storage by size, from none up. */
export const storagePrices = ({ range }: Pick<FactReader, "range">): SizePrice[] => [
  { size: 0, cost: { min: 0, max: 0 } },
  ...storageSizes.map((size) => ({ size, cost: range(`magazyn.${size}kWh.koszt`) })),
];
