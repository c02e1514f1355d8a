export type Range = { min: number; max: number };

/** Type of each field of a form, by key: a number, an optional number, or one of these options. */
export type FormShape = Readonly<Record<string, "number" | "optional" | readonly string[]>>;

/** Values of a form with that shape. */
export type ValuesOf<S extends FormShape> = {
  [Name in keyof S]: S[Name] extends "number"
    ? number
    : S[Name] extends "optional"
      ? number | undefined
      : S[Name] extends readonly (infer Option)[]
        ? Option
        : never;
};

/** Nominal voltages and the power factor a fuse is chosen for, from content/facts ("siec.…"). */
export type Supply = {
  /** Phase to neutral, in volts. */
  voltage: number;
  /** Phase to phase, in volts. */
  lineVoltage: number;
  /** Power factor, 0 to 1. */
  cosPhi: number;
};

/** Price with mounting, in złoty, of panels of that many kilowatts or a battery of that many kilowatt-hours. */
export type SizePrice = { size: number; cost: Range };

/** A number for each month, January first. */
export type Months = readonly number[];

/** Everything the photovoltaics calculation needs besides the visitor's input. */
export type PvModel = {
  /** Prices of the guide's table, by ascending power. */
  prices: readonly SizePrice[];
  /** Yield of one kilowatt in a year, in kilowatt-hours. */
  yield: number;
  /** Power of one kilowatt of panels by month and hour of the average day, in kilowatts (sunTable in sun.ts). */
  sun: readonly (readonly number[])[];
  /** Share of a day's use by part of the day (partHours in pv.ts), in per cent, by who is at home. */
  days: Readonly<Record<DayKind, readonly number[]>>;
  /** Heat pump: its share of the year's use, and the share of each month in that, in per cent. */
  pump: { share: number; months: Months };
  /** Share of the use that panels really cover in an average hour with no less production than use, in per cent. */
  coincidence: number;
  storage: {
    /** From no battery up. */
    prices: readonly SizePrice[];
    /** Most full cycles in a year from the panels' surplus. */
    cycles: number;
    /** Average share of the capacity over the guarantee, and after it, 0 to 1. */
    health: number;
    laterHealth: number;
    /** Years of the guarantee. */
    guarantee: number;
    /** Round-trip efficiency, 0 to 1. */
    efficiency: number;
    /** Capacity that counts in full, in kWh per 1000 kWh of yearly use, and the counted share of any more, 0 to 1. */
    enough: number;
    beyond: number;
  };
  /** Net-billing: share of energy in the price of bought energy, and share of an unused deposit paid back, 0 to 1. */
  deposit: { energyPart: number; refund: number };
  /** Yearly loss of production, in per cent. */
  ageing: number;
  /** Year in which the inverter is replaced. */
  inverterYear: number;
};

/** Daily use profile of a house. */
export type DayKind = "nikt" | "ktos" | "poludnie";

/** Where the energy of a year goes, in kilowatt-hours. */
export type PvYear = {
  production: number;
  /** Used in the house at once. */
  home: number;
  /** Given back by the storage battery. */
  stored: number;
  /** Sold to the grid. */
  sold: number;
  /** Still bought from the grid. */
  bought: number;
};

/**
 * In złoty. `homeValue`, `storedValue`: energy not bought. `deposit`: value of sold energy; `paidByDeposit`: the part of
 * it that pays for bought energy; `soldValue`: that part and the refund of the rest. `total`: the three values together.
 */
export type PvSavings = Record<
  "homeValue" | "storedValue" | "deposit" | "paidByDeposit" | "soldValue" | "total",
  number
>;

export type PvResult = PvYear & {
  /** Share of the production used at once, in per cent. */
  share: number;
  /** First year. */
  savings: PvSavings;
  /** Savings of a year after the battery's guarantee, in złoty, as if the panels had not aged. */
  laterSavings: number;
  /** True if the panels give more than 1.5 times what the house uses in a year. */
  oversized: boolean;
  /** In złoty, before and after the subsidy. */
  cost: Range;
  net: Range;
  /** In years, `net` / first-year savings, for the cheapest and the most expensive installation. */
  payback: Range;
  /** In years, at the middle of the cost range, without and with a replacement of the inverter. */
  middlePayback: number;
  paybackWithInverter: number;
  /**
   * The battery alone, if it saves anything and its cost is that of the table: what it adds to the first year's savings
   * in złoty, and when that pays it back without a grant, in years.
   */
  battery?: { saving: number; payback: Range };
};

/** Powers of the photovoltaics guide's table, in kilowatts. */
export const pvTablePowers = [3, 6, 10] as const;

/** Sizes of storage whose prices are facts, in kilowatt-hours. */
export const storageSizes = [5, 10, 15, 20] as const;
