import { z } from "zod";
import { code, label, list, oneAndMore, record, template, text } from "./fields";

/** A field of a calculator: its label, and what is expected in it. */
export const fieldTexts = record({ label: label(60), hint: text(200) });

export const calculatorTexts = {
  /** Heading of the calculator in the guide, up to 60 characters. */
  heading: text(60),
  lead: text(400),
  /** Shown where scripts are off, above the result of the defaults. */
  noScript: text(300),
  /** Shown if the calculator fails to load: how to retry, and where to find the figures meanwhile. */
  failed: label(240),
  /** Topic of the draft message on /kontakt, up to 80 characters. */
  topic: label(80),
  /** Heading of the result. */
  result: label(60),
  /** Assumptions and omissions of the result. */
  note: text(1200),
  /** Shown instead of a result while a field is invalid. */
  invalid: label(120),
  ask: label(40),
  link: label(40),
  /** Button that prints the result on one sheet. */
  print: label(40),
  reset: label(40),
};

export const powerTexts = record({
  ...calculatorTexts,
  /** Beside devices the simultaneity factor does not apply to. */
  inFull: label(60),
  less: label(40),
  more: label(40),
  /** Legend of the fields under the devices. */
  settings: label(60),
  other: fieldTexts,
  factor: fieldTexts,
  reserve: fieldTexts,
  request: label(60),
  installed: label(60),
  simultaneous: label(60),
  /** Replaces `simultaneous` if the two largest devices take more than the factor gives. */
  pair: label(60),
  loadsInFull: label(60),
  peak: label(60),
  demand: label(60),
  connection: label(60),
  /** How figures are rounded. */
  rounding: text(300),
  /** Shown instead of a fuse above the largest household connection. */
  aboveLimit: label(200),
  /** Shown if a phase or a breaker needs a larger fuse than the power does. */
  cause: record({ phase: template(160, "faza", "prad", "moc"), breaker: template(160, "prad", "moc") }),
  /** Shown if the factor or the reserve is unusual for a house. */
  unusual: text(200),
  /** Headings and notes of the drawings. */
  groups: label(60),
  otherGroup: label(60),
  phases: label(60),
  phasesNote: text(400),
  difference: label(60),
  board: label(60),
  boardNote: text(300),
  /** Labels in the distribution board. */
  main: label(20),
  rcd: label(20),
  /** Type of the shared residual-current devices; in the list of circuits, the one that a charger needs for itself. */
  rcdType: label(20),
  ownRcd: label(80),
  sockets: label(30),
  lights: label(30),
  /** Current of a phase beside the fuse it loads. */
  phaseLoad: template(40, "prad", "granica"),
  /** Error if no device is chosen. */
  none: label(60),
  /** The connection in words, and the result in one line for the draft message. */
  summary: record({
    one: label(20),
    three: label(20),
    line: template(100, "moc", "przylacze", "razem"),
  }),
  /** The sheet for the application. */
  sheet: record({
    heading: label(60),
    /** To fill in by hand. */
    lines: list(label(60)),
    columns: z.tuple([label(30), label(30), label(30), label(30)]).readonly(),
  }),
});

export const pvTexts = record({
  ...calculatorTexts,
  /** Legends of the two groups of fields. */
  form: label(60),
  settings: label(60),
  power: fieldTexts,
  use: fieldTexts,
  home: fieldTexts,
  /** Answers to the question who is at home, by their names in lib/calculators/pv.ts. */
  homes: record({ nikt: label(60), ktos: label(60), poludnie: label(60), pompa: label(60) }),
  storage: fieldTexts,
  price: fieldTexts,
  surplus: fieldTexts,
  cost: fieldTexts,
  subsidy: fieldTexts,
  share: fieldTexts,
  inverter: fieldTexts,
  payback: label(60),
  firstYear: label(60),
  production: label(60),
  atHome: label(60),
  fromStorage: label(60),
  sold: label(60),
  /** Before what the deposit pays for and what is refunded; shown if the deposit is not used up. */
  settled: label(60),
  /** Shown if the panels give more than 1.5 times what the house uses. */
  oversized: template(200, "zwrot"),
  savings: label(60),
  net: label(60),
  netAfter: label(60),
  /** After a number of years with a decimal. */
  years: label(10),
  middle: label(60),
  withInverter: label(60),
  /** Errors of fields that depend on others. */
  fieldErrors: record({
    cost: template(160, "od", "do"),
    subsidy: template(120, "koszt"),
    share: template(120, "zuzycie", "udzial"),
  }),
  /** The payback in words, and the result in one line for the draft message. */
  summary: record({
    years: oneAndMore,
    /** Less than a year, and up to some years. */
    under: label(30),
    upTo: template(30, "lata"),
    about: template(30, "lata"),
    between: template(30, "od", "lata"),
    least: template(30, "lata"),
    over: template(30, "lata"),
    house: template(40, "zuzycie"),
    storage: template(40, "pojemnosc"),
    line: template(120, "dom", "udzial", "oszczednosc", "koszt", "zwrot"),
  }),
  /** The drawing of three average days, and the table under it. */
  day: record({
    heading: label(60),
    caption: label(120),
    /** Names of June, March and December, in this order. */
    months: z.tuple([label(20), label(20), label(20)]).readonly(),
    year: label(20),
    panels: label(20),
    house: label(20),
    columns: z.tuple([label(20), label(20), label(20), label(20)]).readonly(),
    note: text(300),
  }),
  /** The drawing of twenty years of money. */
  money: record({
    heading: label(60),
    unit: label(20),
    year: label(20),
    /** Where the line crosses zero. */
    back: template(20, "lata"),
    years: oneAndMore,
    cheapest: label(20),
    dearest: label(20),
    end: label(30),
    inverter: label(20),
    /** Shown if a new inverter brings the line below zero again. */
    twice: template(160, "pierwszy", "drugi"),
    note: text(400),
  }),
});

export const powerDevice = record({
  /** Two to four letters that stand for the device in shared addresses. Never changed or used again. */
  key: code(),
  /** As the table of the guide names it. */
  name: label(80),
  /** Electrical power of one piece, or of one unit, in kilowatts. Inside the range of the guide's table. */
  power: z.number().positive(),
  /** What is counted, where it is not pieces: "m²". */
  unit: code().optional(),
  /** Number in the guide's worked example. */
  count: z.number().min(0),
  /** True: works for hours or takes nearly the whole connection, so the simultaneity factor does not apply. */
  inFull: z.literal(true).optional(),
  /** Phases it loads, if more than one: a hob loads two behind a breaker of three poles. */
  phases: z.union([z.literal(2), z.literal(3)]).optional(),
  /** A circuit of its own, or one of the light; left out: it is plugged into a socket. */
  circuit: z.enum(["own", "light"]).optional(),
  /** Rated current of its breaker in amperes, if the maker states one. Left out: the smallest for its power. */
  breaker: z.number().positive().optional(),
  /** True: has a residual-current device of its own (PN-HD 60364-7-722 for charging points). */
  ownRcd: z.literal(true).optional(),
}).refine(({ power, phases = 1, unit }) => unit || power <= 14 * phases, {
  path: ["power"],
  message: "Jedna faza przenosi najwyżej 14 kW, czyli 63 A. Wpisz phases: 2 albo phases: 3.",
});

export const powerCategory = record({
  name: label(60),
  devices: list(powerDevice),
  /** Least number of socket circuits, where the guide's table of rooms asks for more than the load. */
  socketCircuits: z.number().int().positive().optional(),
});
