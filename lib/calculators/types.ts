import type { PvTexts } from "@/lib/content/types";
import type { Range } from "./inputs";

export type { Checked, Range, Raw } from "./inputs";

/** What a fuse is reckoned with: nominal voltages and the power factor, from content/facts ("siec.…"). */
export type Supply = {
  /** Phase to neutral, in volts. */
  voltage: number;
  /** Phase to phase, in volts. */
  lineVoltage: number;
  /** Power factor, 0 to 1. */
  cosPhi: number;
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

/** A number for each month, January first. */
export type Months = readonly number[];

/** Everything the economics of photovoltaics are computed from, besides what a visitor types. */
export type PvModel = {
  /** The guide's table by rising power. */
  table: readonly PvPoint[];
  /** Kilowatt-hours of one kilowatt in a year. */
  yield: number;
  /** Power of one kilowatt of panels by month and hour of the average day, in kilowatts (sunTable in sun.ts). */
  sun: readonly (readonly number[])[];
  /** Share of a day's use by part of the day (partHours in pv.ts), in per cent, by who is at home. */
  days: Readonly<Record<DayKind, readonly number[]>>;
  /** A heat pump: its share of the year's use, and the months' shares in it, in per cent. */
  pump: { share: number; months: Months };
  /** What of the energy that production and use have in common on an average day is used at once, in per cent. */
  coincidence: number;
  storage: {
    /** Złoty per kilowatt-hour of capacity. */
    price: Range;
    /** Full cycles from the panels' surplus in a year, at most. */
    cycles: number;
    /** Average part of the capacity over the years of the guarantee, 0 to 1. */
    capacity: number;
    /** From charging to giving back, 0 to 1. */
    efficiency: number;
  };
  /** What production loses every year, in per cent. */
  ageing: number;
  /** Year in which the inverter is replaced. */
  inverterYear: number;
};

/** How the use of a house is spread over the day. */
export type DayKind = "nikt" | "ktos" | "poludnie";

/** Where the energy of a year goes, in kilowatt-hours. */
export type PvYear = {
  production: number;
  /** Used in the house when it is made. */
  home: number;
  /** Given back by the storage battery. */
  stored: number;
  /** Sold to the grid. */
  sold: number;
};

export type PvResult = PvYear & {
  /** Share of the production that is used when it is made, in whole per cent. */
  share: number;
  /** Złoty in the first year. */
  savings: { home: number; stored: number; sold: number; total: number };
  /** Złoty, before and after the subsidy. */
  cost: Range;
  net: Range;
  /** Years, cost by savings of the first year: of the cheapest and of the dearest installation. */
  payback: Range;
  /** Years at the middle of the cost, as it is and with the inverter's replacement added to it. */
  middle: number;
  withInverter: number;
};

/** Powers of the photovoltaics guide's table, in kilowatts. */
export const pvTablePowers = [3, 6, 10] as const;

/** Texts that stand around a form, on the page alone: they are not sent again as props of the island. */
export type FrameTexts = Pick<PvTexts, "heading" | "lead" | "noScript" | "failed" | "note" | "print">;

/** What a small calculator answers: a sentence, the lines it comes from, and the same in one line for a message. */
type Answer = {
  /** "Przekrój: 2,5 mm²." and so on, one sentence for each. */
  parts: readonly { label: string; figure: string }[];
  /** After the figures: what is missing, or too much. */
  remark?: string;
  rows: readonly { label: string; value: string }[];
  summary: string;
};

/** An answer, or why there is none. */
export type Outcome = { answer: Answer } | { problem: string };
