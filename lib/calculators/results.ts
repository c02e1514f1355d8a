import type { PvTexts } from "@/lib/content/types";

export type { CheckedInput, RawInput } from "./inputs";

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

/** The phases L1, L2 and L3. */
export type Phase = 0 | 1 | 2;

/** A circuit of the house's distribution board. */
export type Circuit = {
  name: string;
  /** In kilowatts, of all its lines together. */
  load: number;
  /** Phases it loads. */
  lines: 1 | 2 | 3;
  /** Rated current of the breaker, in amperes. */
  breaker: number;
  /** True: the simultaneity factor does not apply. */
  inFull?: true | undefined;
  /** True: has a residual-current device of its own. */
  ownRcd?: true | undefined;
  /** Undefined in a single-phase house. */
  phases?: readonly Phase[] | undefined;
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
  /** Household devices: all, and what they take at once; `pair`: the two largest, if more than the factor gives. */
  household: number;
  simultaneous: number;
  pair?: readonly number[] | undefined;
  /** Loads the factor does not apply to. */
  loadsInFull: number;
  peak: number;
  /** Peak with the reserve. */
  demand: number;
  /**
   * Power to apply for: the demand rounded up to half a kilowatt, at most what the fuse carries. If the fuse is larger
   * than the demand needs: the least power for which it is granted.
   */
  request: number;
  connection: Connection;
  /** Circuits of the board; `loads`: load of each phase in kilowatts, [] in a single-phase house. */
  circuits: readonly Circuit[];
  loads: readonly number[];
  /** What requires a larger fuse than the demand does: a phase, or a breaker of that rated current. */
  cause?: { phase: Phase } | { breaker: number } | undefined;
};

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
export type AnswerOrProblem = { answer: CalculatorAnswer } | { problem: string };
