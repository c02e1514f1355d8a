import type { PowerCategory, PowerDevice } from "@/lib/content/types";
import type { PowerInput, Supply } from "./types";

/** A circuit of the house's switchboard. */
export type Circuit = {
  name: string;
  /** Kilowatts at the same time: with the simultaneity factor, unless its devices are counted whole. */
  load: number;
  poles: 1 | 3;
  /** Rated current of its breaker, in amperes. */
  breaker: number;
  /** The phase it is put on; none where it takes all three, or where the house has one. */
  phase?: Phase;
};

export type Phase = 0 | 1 | 2;

/** Rated currents of the breakers, in amperes: the first for light, the second the least for everything else. */
const breakers = [10, 16, 20, 25, 32, 40, 50, 63] as const;
/** Rooms whose light hangs on one circuit. */
const roomsPerCircuit = 6;

/** The smallest breaker that carries a power. */
function breakerFor(kilowatts: number, poles: 1 | 3, { voltage, lineVoltage }: Supply): number {
  const amperes = (kilowatts * 1000) / (poles === 1 ? voltage : Math.sqrt(3) * lineVoltage);
  return breakers.find((rated) => rated >= Math.max(amperes, breakers[1])) ?? breakers[breakers.length - 1] ?? 0;
}

/** A load spread over as many equal circuits as it takes, their names numbered where they are several. */
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
 * The circuits a house with these devices has: one for each device that asks for its own, one for the light of six
 * rooms, and in each category as many circuits of sockets as a breaker of 16 A carries at 230 V.
 *
 * @param words what circuits of sockets and of light are called
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
      const used = devices.filter(({ key }) => (counts[key] ?? 0) > 0);
      const light = used.filter(({ circuit }) => circuit === "light");
      const rooms = light.reduce((all, { key }) => all + (counts[key] ?? 0), 0);
      const own = used.filter(({ circuit }) => circuit === "own");
      return [
        ...own.flatMap((device): Circuit[] => {
          // Square metres are one load, pieces are as many.
          const pieces = device.unit ? 1 : (counts[device.key] ?? 0);
          const power = sum([device], counts) / pieces;
          const poles = device.threePhase ? 3 : 1;
          const breaker = device.breaker ?? breakerFor(power, poles, supply);
          return spread(device.name, power * pieces * (device.whole ? 1 : factor), breaker, pieces).map((circuit) => ({
            ...circuit,
            poles,
          }));
        }),
        ...sockets(`${words.sockets}: ${name}`, sum(used, counts) - sum(own, counts) - sum(light, counts)),
        ...spread(words.light, sum(light, counts) * factor, breakers[0], Math.ceil(rooms / roomsPerCircuit)),
      ];
    }),
    ...sockets(words.other, other),
  ];
}

/**
 * Circuits put on three phases: each of one phase, the largest first, on the phase that carries least so far; those of
 * three phases a third on each.
 *
 * @returns the circuits in their order with their phases, and the kilowatts of each phase
 */
export function balance(circuits: readonly Circuit[]): { circuits: Circuit[]; loads: [number, number, number] } {
  const third = circuits.reduce((total, { poles, load }) => total + (poles === 3 ? load / 3 : 0), 0);
  const loads: [number, number, number] = [third, third, third];
  const phases = new Map<Circuit, Phase>();
  for (const circuit of circuits.filter(({ poles }) => poles === 1).toSorted((one, other) => other.load - one.load)) {
    const least = loads.indexOf(Math.min(...loads)) as Phase;
    loads[least] += circuit.load;
    phases.set(circuit, least);
  }
  return {
    circuits: circuits.map((circuit) => {
      const phase = phases.get(circuit);
      return phase === undefined ? circuit : { ...circuit, phase };
    }),
    loads,
  };
}

/** Current of a load on one phase, in amperes. */
export const phaseCurrent = (kilowatts: number, { voltage, cosPhi }: Supply): number =>
  (kilowatts * 1000) / (voltage * cosPhi);
