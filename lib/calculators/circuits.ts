import type { PowerCategory, PowerDevice } from "@/lib/content/types";
import type { PowerInput, Supply } from "./types";

/** A circuit of the house's distribution board. */
export type Circuit = {
  name: string;
  /** Simultaneous load in kilowatts: with the simultaneity factor, except for devices that count in full. */
  load: number;
  poles: 1 | 3;
  /** Rated current of the breaker, in amperes. */
  breaker: number;
  /** Assigned phase; undefined for a three-phase circuit or a single-phase house. */
  phase?: Phase;
};

export type Phase = 0 | 1 | 2;

/** Rated currents of breakers, in amperes: the first is for lighting, the second the smallest for everything else. */
const breakers = [10, 16, 20, 25, 32, 40, 50, 63] as const;
/** Rooms per lighting circuit. */
const roomsPerCircuit = 6;

/** Returns the smallest breaker for a load. */
function breakerFor(kilowatts: number, poles: 1 | 3, { voltage, lineVoltage }: Supply): number {
  const amperes = (kilowatts * 1000) / (poles === 1 ? voltage : Math.sqrt(3) * lineVoltage);
  return breakers.find((rated) => rated >= Math.max(amperes, breakers[1])) ?? breakers[breakers.length - 1] ?? 0;
}

/** Splits a load into equal circuits; several get numbered names. */
function spread(name: string, load: number, breaker: number, count: number): Circuit[] {
  return Array.from({ length: count }, (_, index) => ({
    name: count > 1 ? `${name} ${index + 1}` : name,
    load: load / count,
    poles: 1,
    breaker,
  }));
}

const sum = (devices: readonly PowerDevice[], counts: PowerInput["counts"]): number =>
  devices.reduce((total, { key, power }) => total + power * (counts[key] ?? 0), 0);

/**
 * Lists the circuits of a house with these devices: one per device that needs its own, one lighting circuit per six
 * rooms, and per category as many socket circuits as its load needs at 16 A and 230 V.
 *
 * @param words names of socket and lighting circuits
 */
export function circuitsOf(
  categories: readonly PowerCategory[],
  { counts, factor, other }: PowerInput,
  supply: Supply,
  words: { sockets: string; light: string; other: string },
): Circuit[] {
  const socketPower = (breakers[1] * supply.voltage) / 1000;
  const sockets = (name: string, load: number) =>
    spread(name, load * factor, breakers[1], Math.ceil(load / socketPower - 1e-9));
  return [
    ...categories.flatMap(({ name, devices }) => {
      const usedDevices = devices.filter(({ key }) => (counts[key] ?? 0) > 0);
      const lights = usedDevices.filter(({ circuit }) => circuit === "light");
      const rooms = lights.reduce((all, { key }) => all + (counts[key] ?? 0), 0);
      const ownDevices = usedDevices.filter(({ circuit }) => circuit === "own");
      const socketLoad = sum(usedDevices, counts) - sum(ownDevices, counts) - sum(lights, counts);
      return [
        ...ownDevices.flatMap((device): Circuit[] => {
          // Square metres make one load; each piece is a load of its own.
          const pieces = device.unit ? 1 : (counts[device.key] ?? 0);
          const power = sum([device], counts) / pieces;
          const poles = device.threePhase ? 3 : 1;
          const breaker = device.breaker ?? breakerFor(power, poles, supply);
          return spread(device.name, power * pieces * (device.whole ? 1 : factor), breaker, pieces).map((circuit) => ({
            ...circuit,
            poles,
          }));
        }),
        ...sockets(`${words.sockets}: ${name}`, socketLoad),
        ...spread(words.light, sum(lights, counts) * factor, breakers[0], Math.ceil(rooms / roomsPerCircuit)),
      ];
    }),
    ...sockets(words.other, other),
  ];
}

/**
 * Distributes circuits over three phases: single-phase circuits, largest first, go to the phase with the lowest load so
 * far; three-phase circuits put a third on each.
 *
 * @returns the circuits in their original order with their phases, and the load of each phase in kilowatts
 */
export function balancePhases(circuits: readonly Circuit[]): { circuits: Circuit[]; loads: [number, number, number] } {
  const threePhaseShare = circuits.reduce((total, { poles, load }) => total + (poles === 3 ? load / 3 : 0), 0);
  const loads: [number, number, number] = [threePhaseShare, threePhaseShare, threePhaseShare];
  const phases = new Map<Circuit, Phase>();
  for (const circuit of circuits.filter(({ poles }) => poles === 1).toSorted((a, b) => b.load - a.load)) {
    const phase = loads.indexOf(Math.min(...loads)) as Phase;
    loads[phase] += circuit.load;
    phases.set(circuit, phase);
  }
  return {
    circuits: circuits.map((circuit) => {
      const phase = phases.get(circuit);
      return phase === undefined ? circuit : { ...circuit, phase };
    }),
    loads,
  };
}

/** Returns the current of a single-phase load, in amperes. */
export const phaseCurrent = (kilowatts: number, { voltage, cosPhi }: Supply): number =>
  (kilowatts * 1000) / (voltage * cosPhi);
