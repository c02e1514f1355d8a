/**
 * A figure that stands on more than one page. Text refers to it by its key in braces, `{pomiary.domDo150}`.
 * Exactly one of `value`, `min`+`max` or `text` is given.
 */
export type Fact = {
  /** What the figure is, for editors and for the launch check. Polish, one line. */
  what: string;
  /** zł, zł/kWh, kW, kWh, m, dB … Per cent and degrees are set without a space. */
  unit?: string;
  /** Where the figure comes from: the firm's own data, a standard, an act. */
  source: string;
  /** Day the figure was last compared with its source. */
  checked: `${number}-${number}-${number}`;
  /** True: year-bound or disputed; the launch check asks the owner to confirm it. */
  confirm?: true;
} & (
  | { value: number; min?: never; max?: never; text?: never }
  | { min: number; max: number; value?: never; text?: never }
  | { text: string; value?: never; min?: never; max?: never }
);
