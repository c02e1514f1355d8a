import { batteryFor } from "@/lib/physics/battery";
import { dropPercent } from "@/lib/physics/cable";
import { fuseFor, powerAt } from "@/lib/physics/power";
import { priceAt } from "@/lib/physics/pv";
import type { Range } from "@/lib/physics/quantities";
import { format, middleOf, round } from "@/lib/text/numbers";
import { type FactReader, NoResult, storagePrices, supplyOf } from "./fact-reader";

/** Returns what stands behind a name: a range, or a number as both of its ends. */
type Read = (name: string) => Range;

const single = (number: number): Range => ({ min: number, max: number });
const spanOf = (numbers: readonly number[]): Range => ({ min: Math.min(...numbers), max: Math.max(...numbers) });

/** Applies a function to the lower ends and to the upper ends. */
const onEnds = (apply: (...numbers: number[]) => number) => (ranges: readonly Range[]) => ({
  min: apply(...ranges.map(({ min }) => min)),
  max: apply(...ranges.map(({ max }) => max)),
});

/** Applies a function to single numbers. */
const onNumbers = (apply: (...numbers: number[]) => number | Range) => (ranges: readonly Range[]) => {
  const range = ranges.find(({ min, max }) => min !== max);
  if (range) throw new NoResult(`zakres ${range.min}–${range.max} stoi tam, gdzie potrzebna jest jedna liczba`);
  const result = apply(...ranges.map(({ min }) => min));
  return typeof result === "number" ? single(result) : result;
};

const phasesOf = (number: number): 1 | 3 => (number === 1 ? 1 : 3);

/** Returns what was found in a table. Throws NoResult with `missing` where the table has none. */
function found(entry: number | undefined, missing: string): number {
  if (entry === undefined) throw new NoResult(missing);
  return entry;
}

/** What formulas may call, by name. Nothing here does more than calculate. */
const functionsOf = ({ number, range }: FactReader): Readonly<Record<string, (ranges: readonly Range[]) => Range>> => ({
  min: onEnds(Math.min),
  max: onEnds(Math.max),
  floor: onEnds((n) => Math.floor(n)),
  ceil: onEnds((n) => Math.ceil(round(n, 9))),
  round: onEnds((n, digits = 0) => round(n, digits)),
  sqrt: onEnds((n) => Math.sqrt(n)),
  /** Cuts digits off, for limits, which are never rounded up. */
  cut: onNumbers((n, digits = 0) => Math.floor(n * 10 ** digits + 1e-6) / 10 ** digits),
  low: ([of = single(Number.NaN)]) => single(of.min),
  high: ([of = single(Number.NaN)]) => single(of.max),
  middle: ([of = single(Number.NaN)]) => single(middleOf(of)),
  /** Makes a range of its two ends. */
  span: onNumbers((min = Number.NaN, max = Number.NaN) => ({ min, max })),
  /** Whole numbers around a range. */
  outward: ([{ min, max } = single(Number.NaN)]) => ({ min: Math.floor(min), max: Math.ceil(max) }),
  /** A share of a whole in per cent: 0.41 is 41. */
  share: onNumbers((part = Number.NaN) => {
    if (round(part * 100) > 100) throw new NoResult(`${round(part * 100)}%, a najwięcej może być 100%`);
    return part * 100;
  }),
  /** Kilowatts behind a fuse: phases, amperes, power factor. */
  power: onNumbers((phases = 1, amperes = 0, cosPhi = 1) =>
    powerAt(phasesOf(phases), amperes, { ...supplyOf({ number }), cosPhi }),
  ),
  /** Smallest fuse before the meter: phases, kilowatts. */
  fuse: onNumbers((phases = 1, kilowatts = 0) =>
    found(
      fuseFor(phasesOf(phases), kilowatts, supplyOf({ number })),
      `brak zabezpieczenia, które wystarczy na ${format(kilowatts, 1)} kW`,
    ),
  ),
  /** Voltage drop of a cable in per cent: phases, kilowatts, metres, mm². */
  drop: onNumbers((phases = 1, kilowatts = 0, length = 0, section = 0) =>
    dropPercent({
      ...{ phases: phasesOf(phases), power: kilowatts * 1000, length, section },
      volts: number(phases === 1 ? "siec.napiecie" : "siec.napiecie3f"),
      resistivity: number("siec.rezystywnosc"),
    }),
  ),
  /** Smallest battery on the market, in Ah. */
  battery: onNumbers((capacity = 0) =>
    found(batteryFor(capacity), `brak akumulatora, który ma ${format(capacity, 1)} Ah`),
  ),
  /** Price of a storage battery of so many kilowatt-hours, from those in the facts. */
  storagePrice: onNumbers((size = 0) => priceAt(storagePrices({ range }), size)),
});

/** With ranges, the widest result: the least minus the most is the least. */
const operators: Readonly<Record<string, (a: Range, b: Range) => Range>> = {
  "+": (a, b) => ({ min: a.min + b.min, max: a.max + b.max }),
  "-": (a, b) => ({ min: a.min - b.max, max: a.max - b.min }),
  "*": (a, b) => spanOf([a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max]),
  "/": (a, b) =>
    b.min <= 0 && b.max >= 0
      ? single(Number.NaN)
      : spanOf([a.min / b.min, a.min / b.max, a.max / b.min, a.max / b.max]),
};

const token = /\s*(?:(\d+(?:\.\d+)?(?![\w.]))|(\.?[a-z]\w*(?:\.\w+)*)|([-+*/(),]))/gy;

/**
 * Calculates a formula: numbers, names, + - * /, brackets and the functions above, no more. Names of content are read
 * by `read`, so that a formula can do nothing but calculate.
 * @throws NoResult, in Polish, for what is no formula
 */
export function calculate(formula: string, read: Read, facts: FactReader): Range {
  const tokens = [...formula.matchAll(token)];
  const length = tokens.reduce((sum, [text]) => sum + text.length, 0);
  const fail = (at: string): never => {
    throw new NoResult(`wzór jest niezrozumiały od miejsca „${at}”`);
  };
  if (length < formula.trimEnd().length) fail(formula.slice(length).trim());
  const functions = functionsOf(facts);
  let next = 0;
  const isNext = (...signs: string[]) => signs.includes(tokens[next]?.[3] ?? "");
  const expect = (sign: string) => {
    if (!isNext(sign)) fail(tokens[next]?.[0].trim() ?? "koniec");
    next++;
  };
  const chain = (signs: readonly string[], part: () => Range): Range => {
    let value = part();
    while (isNext(...signs)) value = operators[tokens[next++]?.[3] ?? ""]?.(value, part()) ?? value;
    return value;
  };
  const sum = (): Range => chain(["+", "-"], () => chain(["*", "/"], factor));
  const factor = (): Range => {
    const [text = "koniec", number, name] = tokens[next++] ?? [];
    if (number !== undefined) return single(Number(number));
    if (name === undefined) {
      if (text.trim() === "-") return operators["-"]?.(single(0), factor()) ?? single(Number.NaN);
      if (text.trim() !== "(") fail(text.trim());
      const value = sum();
      expect(")");
      return value;
    }
    if (!isNext("(")) return read(name);
    if (!Object.hasOwn(functions, name)) fail(`${name}(`);
    const values: Range[] = [];
    do {
      next++;
      values.push(sum());
    } while (isNext(","));
    expect(")");
    return functions[name]?.(values) ?? single(Number.NaN);
  };
  const result = sum();
  if (next < tokens.length) fail(tokens[next]?.[0].trim() ?? "");
  return result;
}
