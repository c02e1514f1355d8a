import { z } from "zod";
import { code, codeLike, factKey, list, record, text } from "./fields";

const point = z.tuple([z.number(), z.number()]).readonly();
/** Left, top, width and height. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

const base = {
  /** What the drawing shows, its name for screen readers: up to 80 characters. */
  title: text(80),
  /** Caption: the same in words and numbers, and what does not fit on phones. Up to 400 characters. */
  caption: text(400),
};

/** Hours of a day with one price: whole hours, 0 to 24. The bands of a day follow each other without gaps. */
const band = record({
  from: z.number().int().min(0).max(24),
  to: z.number().int().min(0).max(24),
  price: z.enum(["low", "middle", "high", "one"]),
});

/** Fill of a room or thing on a plan. `live` only for what is energised. */
const tone = z.enum(["plain", "pale", "hatch", "live"]);

export const circuitSymbol = z.enum(["socket", "lamp", "hob", "motor", "charger", "board"]);
export const planSymbol = z.enum([
  "camera",
  "motion",
  "contact",
  "alarm",
  "lamp",
  "rack",
  "wifi",
  "outlet",
  "recorder",
  "joint",
  "meter",
  "board",
]);

/** A plan in metres, north up: a file of content/plans, which drawings name. */
export const plan = record({
  /** Another plan, with its walls and all it does not say itself. Left out: it has `size` and `rooms`. */
  on: code().optional(),
  size: point.optional(),
  /** Rooms have a name and walls. A box without a name is a thing in one, or the plot. */
  rooms: list(record({ name: text(14).optional(), box, tone })).optional(),
  /** Openings in walls: hung at `hinge`, opening to that side of the way to `jamb`. Without a side: a gate. */
  doors: list(record({ hinge: point, jamb: point, opens: z.enum(["left", "right"]).optional() })).optional(),
  /** From end to end, in a wall. */
  windows: list(record({ from: point, to: point })).optional(),
  /** What cameras see, as corners. */
  views: list(record({ corners: list(point, { min: 3 }) })).optional(),
  symbols: list(record({ symbol: planSymbol, at: point })).optional(),
  /** Cables from place to place, each a line of its own. */
  wires: list(list(point, { min: 2 })).optional(),
  /** Cables that belong to somebody else, or to later. */
  otherWires: list(list(point, { min: 2 })).optional(),
  /** Words, with a leader to what they name. */
  labels: list(record({ text: text(16), at: point, leader: point.optional() })).optional(),
});

/** A drawing of a section, by what it shows. Each has a component in components/drawings. */
export const drawing = z.discriminatedUnion("drawing", [
  record({
    ...base,
    /** Measured loop of phase and protective conductor, from the transformer to the socket and back. */
    drawing: z.literal("loop"),
    /** Result and breaker: "0,94 oma", "B16". */
    measured: text(20),
    breaker: text(10),
  }),
  record({
    ...base,
    /** A day of panels against the use of the house, hour by hour, with a battery where there is one. */
    drawing: z.literal("day"),
    power: factKey(),
    use: factKey(),
    /** Use profile of the house, as in the photovoltaics calculator. */
    home: z.enum(["nikt", "ktos", "poludnie", "pompa"]),
    /** 1 is January. */
    month: z.number().int().min(1).max(12),
    battery: factKey().optional(),
  }),
  record({
    ...base,
    /** Hours of tariffs: working days, Saturday, Sunday. */
    drawing: z.literal("tariffs"),
    rows: list(record({ name: text(6), weekday: list(band), saturday: list(band), sunday: list(band) }), { max: 5 }),
  }),
  record({
    ...base,
    /** From the street to a flat: who owns what. */
    drawing: z.literal("riser"),
    grid: text(10),
    common: text(10),
    own: text(12),
  }),
  record({
    ...base,
    /** Zones of a bathroom: how far beside the tub and how high, in metres. */
    drawing: z.literal("bathroom"),
    reach: z.number().positive(),
    height: z.number().positive(),
  }),
  record({
    ...base,
    /** Recurring tasks: rows of marks over years. */
    drawing: z.literal("timeline"),
    years: z.number().int().min(2).max(12),
    rows: list(
      record({
        name: text(11),
        /** Years from mark to mark. Left out: `at` lists the years of the marks. */
        every: z.number().positive().optional(),
        at: list(z.number()).optional(),
      }),
      { max: 5 },
    ),
  }),
  record({
    ...base,
    /** Single-line diagram of a board: switch-disconnector, surge protection, and one column per circuit. */
    drawing: z.literal("board"),
    circuits: list(
      record({
        name: text(10),
        /** Its residual-current device: "R1". Neighbours with the same one are a group. */
        rcd: codeLike<`R${number}`>(/^R\d$/, "Wyłącznik różnicowoprądowy nazwij R i cyfrą, na przykład R1."),
        breaker: text(4),
        cable: text(7).optional(),
        symbol: circuitSymbol,
        lit: z.literal(true).optional(),
      }),
      {
        min: 2,
        max: 6,
      },
    ),
  }),
  record({
    ...base,
    /** A plan to scale. */
    drawing: z.literal("plan"),
    /** Its file in content/plans. */
    plan: code(),
  }),
  record({
    ...base,
    /** Voltage drop along a line, piece by piece, against its limits. */
    drawing: z.literal("drop"),
    /** `cable`: conductors and their cross-section, "5×10 mm²". */
    parts: list(record({ name: text(12), cable: text(10), length: factKey(), drop: factKey() }), { max: 3 }),
    /** Limits in per cent, from the beginning of the line. */
    limits: list(record({ name: text(12), percent: z.number().positive() })),
  }),
  record({
    ...base,
    /**
     * Power triangle: active power, reactive power before and after compensation, and the limit for the fee.
     * Apparent power and the capacitors' power are computed (IEC 60050-131).
     */
    drawing: z.literal("power"),
    /** Active power in kilowatts. */
    active: z.number().positive(),
    /** Ratio of reactive to active power, tg φ. */
    before: z.number().positive().max(1),
    after: z.number().positive().max(1),
    limit: z.number().positive().max(1),
  }),
  record({
    ...base,
    /** Bars on one scale: facts with one value or a range. */
    drawing: z.literal("bars"),
    bars: list(record({ name: text(16), fact: factKey(), lit: z.literal(true).optional() }), { min: 2, max: 6 }),
    /** What they must not exceed, in their unit. */
    limit: record({ name: text(16), fact: factKey() }).optional(),
  }),
]);
