import type { Breaker, InsulationTestVolts } from "@/lib/content/protocol/limits";
import type { Band, Button, IsoDate, PageMeta, Section, SitePath, Text } from "./types";

/**
 * What a column of the two tables means, in the order of the numbers that join table and explanation: cable is 1,
 * fault time is 10.
 */
export const protocolColumns = [
  "cable",
  "breaker",
  "rcd",
  "insulation",
  "loop",
  "loopLimit",
  "loopReserve",
  "verdict",
  "tripCurrent",
  "tripTime",
] as const;
export type ProtocolColumn = (typeof protocolColumns)[number];

/** One circuit at its worst point. Units are in the names; limits and verdicts are computed (lib/protocol.ts). */
export type ProtocolCircuit = {
  /** Up to 32 characters. */
  name: Text;
  cable: { type: "YDY" | "YDYp"; cores: 3 | 5; squareMillimetres: 1.5 | 2.5 | 4 | 6 };
  breaker: Breaker;
  /** Name of the residual-current device that protects the circuit: "R1". */
  rcd: string;
  /** Lowest result between any two conductors. */
  insulationMegaohms: number;
  /** Fault-loop impedance as measured; of three phases the highest. */
  loopOhms: number;
};

/** A residual-current device without delay, tested with alternating current. */
export type ProtocolRcd = {
  name: string;
  type: "A" | "AC" | "F" | "B";
  poles: 2 | 4;
  ratedAmps: number;
  ratedMilliamps: number;
  /** Current at which it tripped when the current rose slowly. */
  tripMilliamps: number;
  /** Time at the rated current. */
  tripMilliseconds: number;
  /** Time at five times the rated current. */
  fastTripMilliseconds: number;
  /** True when the button TEST switched it off. */
  testButton: boolean;
};

/** The specimen itself: what an electrician writes, without a person, an address or a certificate number. */
export type ProtocolSpecimen = {
  /** Large red mark, "WZÓR". */
  stamp: string;
  title: Text;
  /** Line under the title: which check, by which standard. */
  basis: Text;
  /** Number of the document; must begin with the stamp. */
  reference: string;
  /** Data of the object, pairs that fill two columns on wide screens. "…" stands where a real protocol has data. */
  particulars: readonly { label: string; value: Text }[];
  inspection: {
    heading: string;
    items: readonly { label: string; finding: Text }[];
  };
  /** Highest resistance of a protective conductor between the board and a point, and the test current. */
  continuity: { highestOhms: number; testMilliamps: number };
  circuits: {
    heading: string;
    remark: Text;
    caption: string;
    insulationTestVolts: InsulationTestVolts;
    rows: readonly ProtocolCircuit[];
  };
  rcds: { heading: string; caption: string; rows: readonly ProtocolRcd[] };
  conclusion: { heading: string; verdict: Text; text: Text; notes: readonly Text[] };
  /** Lines for signatures: who signs, without a name. */
  signatures: readonly Text[];
};

export type ProtocolColumnTexts = {
  /** Heading in the table; "\u00ad" stands where a long word may be broken. */
  heading: string;
  unit?: string;
  /** Shorter heading for the card a row becomes on phones, where the table's own is too long. */
  short?: string;
  /** Name and meaning in the explanation. */
  title: string;
  text: Text;
};

/** /wzor-protokolu: the specimen, what its columns mean, what to ask about one's own protocol. */
export type ProtocolPage = {
  path: SitePath;
  /** Short name for breadcrumbs. */
  name: string;
  meta: PageMeta;
  updated: IsoDate;
  hero: { title: string; lead: Text; button: Button };
  /** Label of the button that prints; shown only where scripts run. */
  print: string;
  specimen: ProtocolSpecimen;
  explanation: {
    heading: string;
    /** Text alternative of the drawing of the loop. */
    drawing: Text;
    /** Beside the drawing. */
    loop: Text;
    /** Columns of the tables: heading and unit, and what they mean. */
    columns: Readonly<Record<ProtocolColumn, ProtocolColumnTexts>>;
    note: Text;
  };
  sections: readonly Section[];
  advice: Text;
  band: Band;
};
