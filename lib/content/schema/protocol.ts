import { z } from "zod";
import { code, day, label, list, record, template, text } from "./fields";
import { pageMeta } from "./records";
import { band, button, section } from "./sections";

/** One circuit at its worst point. Units are in the names; limits and verdicts are computed (lib/content/protocol). */
const circuit = record({
  /** Up to 32 characters. */
  name: text(32),
  cable: record({
    type: z.enum(["YDY", "YDYp"]),
    cores: z.literal([3, 5]),
    squareMillimetres: z.literal([1.5, 2.5, 4, 6]),
  }),
  breaker: record({ curve: z.enum(["B", "C", "D"]), ratedAmps: z.number().positive() }),
  /** Name of the residual-current device that protects the circuit: "R1". */
  rcd: code(),
  /** Lowest result between any two conductors. */
  insulationMegaohms: z.number().positive(),
  /** Fault-loop impedance as measured; of three phases the highest. */
  loopOhms: z.number().positive(),
});

/** A residual-current device without delay, tested with alternating current. */
const rcd = record({
  name: code(),
  type: z.enum(["A", "AC", "F", "B"]),
  poles: z.literal([2, 4]),
  ratedAmps: z.number().positive(),
  ratedMilliamps: z.number().positive(),
  /** Current at which it tripped when the current rose slowly. */
  tripMilliamps: z.number().positive(),
  /** Time at the rated current. */
  tripMilliseconds: z.number().positive(),
  /** Time at five times the rated current. */
  fastTripMilliseconds: z.number().positive(),
  /** True if the TEST button tripped it. */
  testButton: z.boolean(),
});

/** The specimen: an electrician's protocol without a person, an address or a certificate number. */
const specimen = record({
  /** Large red mark, "WZÓR". */
  stamp: label(10),
  title: text(80),
  /** Line under the title: which check, by which standard. */
  basis: text(200),
  /** Number of the document; must begin with the stamp. */
  reference: label(30),
  /** Data of the object, pairs that fill two columns on wide screens. "…" stands where a real protocol has data. */
  particulars: list(record({ label: label(60), value: text(160) })),
  inspection: record({
    heading: text(60),
    items: list(record({ label: label(120), finding: text(160) })),
  }),
  /** Highest resistance of a protective conductor between the board and a point, and the test current. */
  continuity: record({ highestOhms: z.number().positive(), testMilliamps: z.number().positive() }),
  circuits: record({
    heading: text(60),
    remark: text(300),
    caption: text(160),
    insulationTestVolts: z.literal([250, 500, 1000]),
    rows: list(circuit),
  }),
  rcds: record({ heading: text(60), caption: text(160), rows: list(rcd) }),
  conclusion: record({ heading: text(60), verdict: text(160), text: text(400), notes: list(text(300)) }),
  /** Lines for signatures: who signs, without a name. */
  signatures: list(text(160)),
});

const column = record({
  heading: text(60),
  unit: label(20).optional(),
  /** Shorter heading for the card a row becomes on phones, where the table's own is too long. */
  short: text(30).optional(),
  /** Name and meaning in the explanation. */
  title: text(80),
  text: text(400),
});

/**
 * What a column of the two tables means, in the order of the numbers that join table and explanation: cable is 1,
 * tripTime is 10.
 */
const columns = {
  cable: column,
  breaker: column,
  rcd: column,
  insulation: column,
  loop: column,
  loopLimit: column,
  loopReserve: column,
  verdict: column,
  tripCurrent: column,
  tripTime: column,
};

/** /wzor-protokolu: the specimen, what its columns mean, what to ask about one's own protocol. */
export const protocolPage = record({
  /** Short name for breadcrumbs. */
  name: text(24),
  meta: pageMeta,
  updated: day(),
  hero: record({ title: text(60), lead: text(260), button }),
  /** Label of the button that prints; shown only where scripts run. */
  print: label(40),
  /** Words of the sheet and its tables that a real protocol has, too. */
  words: record({
    /** Before the number of the document. */
    number: label(10),
    first: label(20),
    second: label(20),
    /** For screen readers, in place of the dashed line to fill in. */
    blank: label(20),
    row: label(5),
    circuit: label(20),
    device: label(20),
    kind: label(20),
    type: template(20, "typ"),
    limits: template(30, "jednostka"),
    most: template(30, "jednostka"),
    /** Head of a column of times: "Czas przy 30 mA, ms". */
    timeAt: template(40, "czas", "prad", "jednostka"),
    /** Under the drawing of the loop. */
    loopLimit: template(28, "aparat", "wynik"),
    /** After a number: "0,84 oma". */
    ohms: template(16, "liczba"),
    /** Name of the column of the TEST button: in the table, and in the card that a row becomes on phones. */
    test: label(8),
    testButton: label(20),
    works: label(20),
    fails: label(20),
    passes: label(20),
    misses: label(20),
  }),
  specimen,
  explanation: record({
    heading: text(60),
    /** Text alternative of the drawing of the loop. */
    drawing: text(400),
    /** Beside the drawing. */
    loop: text(600),
    columns: record(columns),
    note: text(400),
  }),
  sections: list(section),
  advice: text(400),
  band,
});
