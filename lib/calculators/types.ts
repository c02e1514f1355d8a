import type { FactKey } from "@/lib/content/facts";
import type { PowerCategory, PowerTexts, PvTexts } from "@/lib/content/types";

/** Smallest and largest value of a figure. */
export type Range = { min: number; max: number };

/** What a fuse is reckoned with: nominal voltages and the power factor, from content/facts ("siec.…"). */
export type Supply = {
  /** Phase to neutral, in volts. */
  voltage: number;
  /** Phase to phase, in volts. */
  lineVoltage: number;
  /** Power factor, 0 to 1. */
  cosPhi: number;
};

/** What the power calculator needs of the site's facts. */
export type PowerLimits = {
  /** Simultaneity factor of a house, without unit. */
  factor: Range;
  /** Reserve for later, in per cent. */
  reserve: Range;
};

export type PowerInput = {
  /** Number of pieces or units by device key. */
  counts: Readonly<Record<string, number>>;
  /** Power of devices that are not on the list, in kilowatts; counted with the factor. */
  other: number;
  /** Simultaneity factor, 0 to 1. */
  factor: number;
  /** Per cent. */
  reserve: number;
};

/** A connection to ask the grid operator for. */
export type Connection = {
  phases: 1 | 3;
  /** Rated current of the fuse before the meter, in amperes; undefined above the limit of connection group V. */
  fuse?: number;
};

export type PowerResult = {
  /** Kilowatts, as all powers here. Sum of all devices. */
  installed: number;
  /** Household devices, before and after the factor. */
  household: number;
  simultaneous: number;
  /** Loads counted whole. */
  whole: number;
  peak: number;
  /** Peak with the reserve. */
  demand: number;
  /** Demand rounded up to half a kilowatt: the figure for the application. */
  request: number;
  connection: Connection;
};

/** One column of the guide's table: what an installation of this power costs and gives. */
export type PvPoint = {
  /** Installed power in kilowatts. */
  power: number;
  /** Price with mounting, in złoty. */
  cost: Range;
  /** Energy in a year, in kilowatt-hours. */
  production: Range;
};

export type PvLimits = {
  /** Kilowatts the calculator answers for. */
  power: Range;
  /** Złoty per kilowatt-hour. */
  price: Range;
};

export type PvInput = {
  /** Kilowatts. */
  power: number;
  /** Złoty per kilowatt-hour. */
  price: number;
  /** Price of the installation in złoty; left out: the range of the guide. */
  cost?: number;
  /** Złoty. */
  subsidy: number;
};

export type PvResult = {
  /** Kilowatt-hours in a year. */
  production: Range;
  /** Złoty in a year. */
  savings: Range;
  /** Złoty, before and after the subsidy. */
  cost: Range;
  net: Range;
  /** Years: from the cheapest installation on a good roof to the dearest on a poor one. */
  payback: Range;
  /** Years, at the middle of both ranges. */
  middle: number;
};

/** What was typed, by field name. */
export type Raw = Readonly<Record<string, string>>;

/** Typed values made numbers, or what is wrong with each field, in Polish. */
export type Checked<Input> = { ok: true; input: Input } | { ok: false; errors: Readonly<Record<string, string>> };

/** Facts the power calculator stands on. */
export const powerFacts = {
  factor: "moc.jednoczesnosc",
  reserve: "moc.rezerwa",
  voltage: "siec.napiecie",
  lineVoltage: "siec.napiecie3f",
  cosPhi: "siec.cosPhi",
} as const satisfies Record<string, FactKey>;

/** Powers of the photovoltaics guide's table, in kilowatts. */
export const pvTablePowers = [3, 6, 10] as const;

/** Facts the photovoltaics calculator stands on: the careful price, and a row of the table for each power. */
export const pvFacts = {
  price: "pv.cenaEnergii",
  table: pvTablePowers.map(
    (power) =>
      ({ power, cost: `pv.${power}kW.koszt`, production: `pv.${power}kW.produkcja` }) as const satisfies {
        power: number;
        cost: FactKey;
        production: FactKey;
      },
  ),
} as const;

/** What the power calculator shows. */
export type PowerCalculatorData = {
  categories: readonly PowerCategory[];
  limits: PowerLimits;
  supply: Supply;
  /** What the form shows at first: the worked example. */
  defaults: Raw;
  texts: PowerTexts;
  /** Address of the guide, absolute, for links in messages. */
  page: string;
};

/** What the photovoltaics calculator shows. */
export type PvCalculatorData = {
  table: readonly PvPoint[];
  limits: PvLimits;
  defaults: Raw;
  texts: PvTexts;
  page: string;
};

/** Texts that stand around a form, on the page alone: they are not sent again as props of the island. */
export type FrameTexts = Pick<PowerTexts & PvTexts, "heading" | "lead" | "noScript" | "failed" | "note">;

/** A calculator's data without the texts of its frame: what its island gets. */
export type CalculatorForm<Data extends { texts: FrameTexts }> = Omit<Data, "texts"> & {
  texts: Omit<Data["texts"], keyof FrameTexts>;
};
