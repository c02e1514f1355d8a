import type { FormShape, ValuesOf } from "./quantities";

export const cableShape = {
  length: "number",
  load: "number",
  unit: ["kW", "A"],
  phases: ["1", "3"],
  circuit: ["gniazda", "inne", "ladowarka", "swiatlo"],
  method: ["B2", "C", "A2", "D1"],
  dropBefore: "number",
} as const satisfies FormShape;

/** Length in metres, load in kilowatts or amperes, voltage drop before this line in per cent. */
export type CableInput = ValuesOf<typeof cableShape>;

/**
 * Facts the calculation needs: voltages in volts, resistivity of warm copper in ohm·mm²/m, impedance of the fault loop
 * before this line in ohms.
 */
export type CableFacts = { voltage: number; lineVoltage: number; resistivity: number; supplyOhms: number };

/** Cross-sections in mm². The smallest is for lighting only, as in the guide's table. */
export const sections = [1.5, 2.5, 4, 6, 10, 16, 25, 35] as const;

/**
 * Continuous current-carrying capacity of a copper cable with PVC insulation for each of the sections, in amperes:
 * PN-HD 60364-5-52, table B.52.2 for two loaded conductors (one phase) and B.52.4 for three. In a conduit on a wall
 * (B2), directly on a wall or in plaster (C), in a conduit in an insulated wall (A2), all at 30 °C; in a conduit in the
 * ground (D1) at 20 °C and 2.5 K·m/W.
 */
export const ampacity = {
  B2: { 1: [16.5, 23, 30, 38, 52, 69, 90, 111], 3: [15, 20, 27, 34, 46, 62, 80, 99] },
  C: { 1: [19.5, 27, 36, 46, 63, 85, 112, 138], 3: [17.5, 24, 32, 41, 57, 76, 96, 119] },
  A2: { 1: [14, 18.5, 25, 32, 43, 57, 75, 92], 3: [13, 17.5, 23, 29, 39, 52, 68, 83] },
  D1: { 1: [22, 29, 37, 46, 60, 78, 99, 119], 3: [18, 24, 30, 38, 50, 64, 82, 98] },
} as const;

/** Rated currents in amperes: breakers of type B, and gG fuses above 63 A. */
const ratings = [10, 16, 20, 25, 32, 40, 50, 63, 80, 100] as const;

/** Highest rated current for a circuit of sockets or lamps, in amperes. */
export const highestShared = 16;

/** Current in amperes at which a gG fuse melts within 5 s (PN-EN 60269-1, gates). */
const meltingCurrents: Readonly<Record<number, number>> = { 80: 425, 100: 580 };

/** Highest recommended voltage drop from the service connection, in per cent (PN-HD 60364-5-52, annex G). */
export const maximumDrop = { gniazda: 5, inne: 5, ladowarka: 5, swiatlo: 3 } as const;

/**
 * The circuit of a car charger, which draws its full current for hours: a tenth in reserve between current and rating,
 * and the least section in mm². So 11 kW on three phases takes 20 A, 7.4 kW on one and 22 kW on three take 40 A, as
 * the instructions of chargers ask.
 */
const charger = { reserve: 1.1, section: 4 } as const;

/** Warm copper has 1.25 times the resistance it has at 20 °C (PN-HD 60364-5-52, annex G). */
export const warming = 1.25;

type Line = {
  phases: 1 | 3;
  /** In watts, metres, mm², volts (between phases if there are three) and ohm·mm²/m. */
  power: number;
  length: number;
  section: number;
  volts: number;
  resistivity: number;
};

/**
 * Voltage drop of a line in per cent, with a power factor of 1 and without reactance: b·ρ·P·l / (S·U²), b = 2 for one
 * phase, there and back, and 1 for three (PN-HD 60364-5-52, annex G).
 */
export const dropPercent = ({ phases, power, length, section, volts, resistivity }: Line): number =>
  ((phases === 1 ? 200 : 100) * resistivity * power * length) / (section * volts ** 2);

/** What requires the thickest cable. */
type Condition = "capacity" | "drop" | "fault";

export type CableResult = {
  /** In watts. */
  power: number;
  /** In amperes: current of the load, rated current of the breaker or fuse, current-carrying capacity of the cable. */
  current: number;
  rating: number;
  capacity: number;
  /** In mm². */
  section: number;
  /** Voltage drop in per cent: on this line, from the service connection, and the most allowed. */
  drop: number;
  total: number;
  dropLimit: number;
  /** Impedance of the loop before this line in ohms: that of the facts, or what the loop's limit leaves, if less. */
  supplyOhms: number;
  /** In amperes: short circuit at the far end, and the least that trips the breaker at once or the fuse within 5 s. */
  faultCurrent: number;
  tripCurrent: number;
  cause: Condition | "least";
};

/**
 * Why there is no cable: a condition that no section meets, a drop before the line that is too high (`dropBefore`), too
 * much current for one circuit (`divide`) or for any rating (`beyond`).
 */
type CableProblem = { problem: "dropBefore" | "divide" | "beyond" | Condition; current: number; dropLimit: number };

/**
 * Finds the thinnest copper cable for a circuit. Load current ≤ rating ≤ capacity of the cable, for a gG fuse
 * 1.6 × rating ≤ 1.45 × capacity (PN-HD 60364-4-43); voltage drop within its limit; and at the far end a short circuit
 * 2/3 · U₀ / (Zs + 2·ρ₂₀·l/S) of at least the tripping current (PN-HD 60364-4-41; 2/3 as in PN-HD 60364-6, annex D),
 * with a protective conductor of the same section. Where Zs is more than half of the loop's limit, the line may use
 * half, and `supplyOhms` of the result is what remains.
 */
export function calculateCable(input: CableInput, facts: CableFacts): CableResult | CableProblem {
  const { circuit, length, load, dropBefore } = input;
  const phases = input.phases === "1" ? 1 : 3;
  const volts = phases === 1 ? facts.voltage : facts.lineVoltage;
  const perAmpere = phases === 1 ? volts : Math.sqrt(3) * volts;
  const [power, current] = input.unit === "kW" ? [load * 1000, (load * 1000) / perAmpere] : [load * perAmpere, load];
  const dropLimit = maximumDrop[circuit];
  const isLight = circuit === "swiatlo";
  const refuse = (problem: CableProblem["problem"]): CableProblem => ({ problem, current, dropLimit });
  if (dropBefore >= dropLimit) return refuse("dropBefore");
  const isShared = circuit === "gniazda" || isLight;
  if (isShared && current > highestShared) return refuse("divide");
  const [reserve, leastSection] =
    circuit === "ladowarka" ? [charger.reserve, charger.section] : [1, isLight ? 1.5 : 2.5];
  const rating = ratings.find((rated) => rated >= current * reserve && (rated > 10 || isLight));
  if (!rating) return refuse("beyond");

  const melting = meltingCurrents[rating];
  const tripCurrent = melting ?? 5 * rating;
  const loopLimit = ((2 / 3) * facts.voltage) / tripCurrent;
  const lines = sections
    .map((section, index) => {
      const drop = dropPercent({ phases, power, length, section, volts, resistivity: facts.resistivity });
      const capacity = ampacity[input.method][phases][index] ?? 0;
      const loop = (2 * (facts.resistivity / warming) * length) / section;
      return { section, capacity, drop, total: drop + dropBefore, loop };
    })
    .filter(({ section }) => section >= leastSection);
  // Number of sections too thin for each condition. What holds for a section holds for every thicker one.
  const tooThin: readonly [Condition, number][] = [
    ["capacity", lines.filter(({ capacity }) => rating > (melting ? (1.45 / 1.6) * capacity : capacity)).length],
    ["drop", lines.filter(({ total }) => total > dropLimit).length],
    ["fault", lines.filter(({ loop }) => loop > loopLimit - Math.min(facts.supplyOhms, loopLimit / 2)).length],
  ];
  const [condition, count] = tooThin.reduce((most, next) => (next[1] > most[1] ? next : most));
  const line = lines[count];
  if (!line) return refuse(condition);
  const supplyOhms = Math.min(facts.supplyOhms, Math.floor((loopLimit - line.loop) * 100) / 100);
  const faultCurrent = ((2 / 3) * facts.voltage) / (supplyOhms + line.loop);
  const cause = count === 0 ? "least" : condition;
  return { power, current, rating, dropLimit, ...line, supplyOhms, faultCurrent, tripCurrent, cause };
}
