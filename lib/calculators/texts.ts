import type { Text } from "@/lib/content/types";

/** A field: its label, and what is expected in it. */
export type FieldText = { label: string; hint: Text };

type SharedTexts = {
  /** Heading of the calculator in the guide, up to 60 characters. */
  heading: string;
  lead: Text;
  /** Shown where scripts are off, above the result of the defaults. */
  noScript: Text;
  /** Topic of the prepared message on /kontakt, up to 80 characters. */
  topic: string;
  /** Heading of the result. */
  result: string;
  /** What the result stands on and leaves out. */
  note: Text;
  /** In the place of a result while a field is wrong. */
  invalid: Text;
  ask: string;
  link: string;
  reset: string;
};

/** Words of the power calculator. */
export type PowerTexts = SharedTexts & {
  /** Beside devices the simultaneity factor does not apply to. */
  whole: string;
  less: string;
  more: string;
  /** Legend of the fields under the devices. */
  settings: string;
  other: FieldText;
  factor: FieldText;
  reserve: FieldText;
  request: string;
  installed: string;
  simultaneous: string;
  wholeLoads: string;
  peak: string;
  demand: string;
  connection: string;
  /** In the place of a fuse above the largest household connection. */
  aboveLimit: Text;
};

/** Words of the photovoltaics calculator. */
export type PvTexts = SharedTexts & {
  /** Legend of the form. */
  form: string;
  power: FieldText;
  price: FieldText;
  cost: FieldText;
  subsidy: FieldText;
  payback: string;
  middle: string;
  production: string;
  savings: string;
  net: string;
  netAfter: string;
  /** Name of the chart. */
  chart: string;
};
