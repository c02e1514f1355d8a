import type { IsoDate } from "./types";

/** What a figure says: one number, a range or words. */
export type Amount =
  | { value: number; min?: never; max?: never; text?: never }
  | { min: number; max: number; value?: never; text?: never }
  | { text: string; value?: never; min?: never; max?: never };

/** A figure as texts show it: typed in content/facts, computed by lib/content/examples or worded by lib/content/claims. */
export type Figure = {
  /** What the figure is, for editors and for the launch check. Polish, one line. */
  what: string;
  /** zł, zł/kWh, kW, kWh, m, dB … Per cent and degrees are set without a space. */
  unit?: string;
} & Amount;

/** Figures by the key texts use in braces. */
export type Figures = Readonly<Record<string, Figure>>;

/**
 * A figure that stands on more than one page. Text refers to it by its key in braces, `{pomiary.domDo150}`.
 * Exactly one of `value`, `min`+`max` or `text` is given.
 */
export type Fact = Figure & {
  /** Where the figure comes from: the firm's own data, a standard, an act. */
  source: string;
  /** Day the figure was last compared with its source. */
  checked: IsoDate;
  /**
   * Day by which the figure must be compared with its source again. Required on whatever ages: law, tariffs, subsidies,
   * prices (lib/content/checks/freshness.ts says which facts those are).
   */
  checkBy?: IsoDate;
  /** True: year-bound or disputed; the launch check asks the owner to confirm it. */
  confirm?: true;
};
