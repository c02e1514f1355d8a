import type { PvTexts } from "@/lib/content/types";
import type { Range } from "./inputs";

export type { CheckedInput, Range, RawInput } from "./inputs";

/** Nominal voltages and the power factor a fuse is chosen for, from content/facts ("siec.…"). */
export type Supply = {
  /** Phase to neutral, in volts. */
  voltage: number;
  /** Phase to phase, in volts. */
  lineVoltage: number;
  /** Power factor, 0 to 1. */
  cosPhi: number;
};

export type PowerInput = {
  /** Pieces or units by device key. */
  counts: Readonly<Record<string, number>>;
  /** Power of devices outside the list, in kilowatts; the factor applies. */
  other: number;
  /** Simultaneity factor, 0 to 1. */
  factor: number;
  /** Per cent. */
  reserve: number;
};

/** Connection to request from the grid operator. */
export type Connection = {
  phases: 1 | 3;
  /** Rated current of the fuse before the meter, in amperes; undefined above the limit of connection group V. */
  fuse?: number;
};

export type PowerResult = {
  /** Sum of all devices. All powers here are in kilowatts. */
  installed: number;
  /** Household devices, before and after the factor. */
  household: number;
  simultaneous: number;
  /** Loads the factor does not apply to. */
  whole: number;
  peak: number;
  /** Peak with the reserve. */
  demand: number;
  /** Demand rounded up to half a kilowatt, for the application. */
  request: number;
  connection: Connection;
};

/** One column of the guide's table: cost and production of an installation of this power. */
export type PvPoint = {
  /** Installed power in kilowatts. */
  power: number;
  /** Price with mounting, in złoty. */
  cost: Range;
  /** Energy in a year, in kilowatt-hours. */
  production: Range;
};

/** A number for each month, January first. */
export type Months = readonly number[];

/** Everything the photovoltaics calculation needs besides the visitor's input. */
export type PvModel = {
  /** The guide's table, by ascending power. */
  table: readonly PvPoint[];
  /** Yield of one kilowatt in a year, in kilowatt-hours. */
  yield: number;
  /** Power of one kilowatt of panels by month and hour of the average day, in kilowatts (sunTable in sun.ts). */
  sun: readonly (readonly number[])[];
  /** Share of a day's use by part of the day (partHours in pv.ts), in per cent, by who is at home. */
  days: Readonly<Record<DayKind, readonly number[]>>;
  /** Heat pump: its share of the year's use, and the share of each month in that, in per cent. */
  pump: { share: number; months: Months };
  /** Share of the overlap of production and use on an average day that is really used at once, in per cent. */
  coincidence: number;
  storage: {
    /** Złoty per kilowatt-hour of capacity. */
    price: Range;
    /** Full cycles from the panels' surplus in a year, at most. */
    cycles: number;
    /** Average share of the capacity over the guarantee, 0 to 1. */
    capacity: number;
    /** Round-trip efficiency, 0 to 1. */
    efficiency: number;
  };
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
};

export type PvResult = PvYear & {
  /** Share of the production used at once, in whole per cent. */
  share: number;
  /** In złoty, first year. */
  savings: { home: number; stored: number; sold: number; total: number };
  /** In złoty, before and after the subsidy. */
  cost: Range;
  net: Range;
  /** In years, cost / first-year savings, for the cheapest and the most expensive installation. */
  payback: Range;
  /** In years, at the middle of the cost range, without and with a replacement of the inverter. */
  middlePayback: number;
  paybackWithInverter: number;
};

/** Powers of the photovoltaics guide's table, in kilowatts. */
export const pvTablePowers = [3, 6, 10] as const;

/** Texts around a form, rendered by the page and not repeated in the island's props. */
export type FrameTexts = Pick<PvTexts, "heading" | "lead" | "noScript" | "failed" | "note" | "print">;

/** Result of a small calculator in words: sentences, the calculation line by line, and a summary for a message. */
type CalculatorAnswer = {
  /** Each is a sentence: "Przekrój: 2,5 mm²." */
  parts: readonly { label: string; figure: string }[];
  /** Shown after the figures: what is missing or too much. */
  remark?: string;
  rows: readonly { label: string; value: string }[];
  summary: string;
};

/** An answer, or the reason there is none. */
export type Outcome = { answer: CalculatorAnswer } | { problem: string };
