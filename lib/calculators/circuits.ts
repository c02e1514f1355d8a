import type { PowerCategory, PowerDevice, PowerTexts } from "@/lib/content/types";
import type { Supply } from "@/lib/physics/quantities";
import type { Circuit, Phase, PowerInput } from "./results";

/** Rated currents of breakers, in amperes: the first is for lighting, the second the smallest for everything else. */
const breakers = [10, 16, 20, 25, 32, 40, 50, 63] as const;
/** Rooms per lighting circuit. */
const roomsPerCircuit = 6;

/** Returns the power of a single-phase circuit at a power factor of 1, in kilowatts. */
const powerOf = (amperes: number, { voltage }: Supply): number => (amperes * voltage) / 1000;

/** Returns the least number of equal parts of a load none of which exceeds a limit. */
const partsOf = (load: number, limit: number): number => Math.ceil(load / limit - 1e-9);

/**
 * Returns the smallest breaker for a load. Above 63 A it is Infinity, and the result names no fuse; the content schema
 * refuses such a device.
 */
function breakerFor(kilowatts: number, lines: Circuit["lines"], { voltage, lineVoltage }: Supply): number {
  const amperes = (kilowatts * 1000) / (lines === 3 ? Math.sqrt(3) * lineVoltage : voltage * lines);
  return breakers.find((rated) => rated >= Math.max(amperes, breakers[1])) ?? Number.POSITIVE_INFINITY;
}

/** Splits a circuit into equal ones; several get numbered names. */
const spread = (circuit: Circuit, count: number): Circuit[] =>
  Array.from({ length: count }, (_, index) => ({
    ...circuit,
    name: count > 1 ? `${circuit.name} ${index + 1}` : circuit.name,
    load: circuit.load / count,
  }));

const sum = (devices: readonly PowerDevice[], counts: PowerInput["counts"]): number =>
  devices.reduce((total, { key, power }) => total + power * (counts[key] ?? 0), 0);

/**
 * Lists the circuits of a house with these devices: one per device that needs its own (what is counted in square metres
 * is divided into circuits of 16 A), one lighting circuit per six rooms, and per category as many socket circuits as
 * its load needs at 16 A and 230 V, but at least its `socketCircuits`, though no more than pieces. Circuits with a
 * residual-current device of their own are last.
 *
 * @param texts names of socket and lighting circuits
 */
export function circuitsOf(
  categories: readonly PowerCategory[],
  { counts, other }: Pick<PowerInput, "counts" | "other">,
  supply: Supply,
  texts: Pick<PowerTexts, "sockets" | "lights" | "otherGroup">,
): Circuit[] {
  const socketPower = powerOf(breakers[1], supply);
  const sockets = (name: string, load: number, least = 0) =>
    spread({ name, load, lines: 1, breaker: breakers[1] }, Math.max(partsOf(load, socketPower), least));
  const circuits = [
    ...categories.flatMap(({ name, devices, socketCircuits = 0 }) => {
      const usedDevices = devices.filter(({ key }) => (counts[key] ?? 0) > 0);
      const lights = usedDevices.filter(({ circuit }) => circuit === "light");
      const pluggedIn = usedDevices.filter(({ circuit }) => !circuit);
      const pieces = (list: readonly PowerDevice[]) => list.reduce((all, { key }) => all + (counts[key] ?? 0), 0);
      return [
        ...usedDevices
          .filter(({ circuit }) => circuit === "own")
          .flatMap((device): Circuit[] => {
            const load = sum([device], counts);
            const lines = device.phases ?? 1;
            const count = device.unit ? partsOf(load, socketPower) : (counts[device.key] ?? 0);
            const breaker = device.breaker ?? breakerFor(load / count, lines, supply);
            const { inFull, ownRcd } = device;
            return spread({ name: device.name, load, lines, breaker, inFull, ownRcd }, count);
          }),
        ...sockets(`${texts.sockets}: ${name}`, sum(pluggedIn, counts), Math.min(socketCircuits, pieces(pluggedIn))),
        ...spread(
          { name: texts.lights, load: sum(lights, counts), lines: 1, breaker: breakers[0] },
          Math.ceil(pieces(lights) / roomsPerCircuit),
        ),
      ];
    }),
    ...sockets(texts.otherGroup, other),
  ];
  return circuits.toSorted((a, b) => Number(a.ownRcd ?? false) - Number(b.ownRcd ?? false));
}

const totalOf = (loads: readonly number[]): number => loads.reduce((total, load) => total + load, 0);

export const twoLargest = (loads: readonly number[]): readonly number[] => loads.toSorted((a, b) => b - a).slice(0, 2);

/**
 * Returns what household devices take at once, in kilowatts: the part the factor gives, but never less than the two
 * largest together.
 */
export const atOnce = (loads: readonly number[], factor: number): number =>
  Math.max(factor * totalOf(loads), totalOf(twoLargest(loads)));

/**
 * Distributes circuits over three phases: first those on several phases, then those that count in full, then the
 * largest. Each goes where the highest load of a phase grows least; of equal phases, to the one with the least
 * installed power. A hob takes two phases, a three-phase circuit all.
 *
 * @returns the circuits in their original order with their phases, and the load of each phase in kilowatts: circuits
 *   that count in full, and of the others what they take at once (atOnce)
 */
export function balancePhases(
  circuits: readonly Circuit[],
  factor: number,
): { circuits: Circuit[]; loads: [number, number, number] } {
  const circuitsByPhase: Circuit[][] = [[], [], []];
  const loadPerLine = ({ load, lines }: Circuit) => load / lines;
  const total = (list: readonly Circuit[]) => totalOf(list.map(loadPerLine));
  const loadOf = (list: readonly Circuit[]) =>
    total(list.filter(({ inFull }) => inFull)) + atOnce(list.filter(({ inFull }) => !inFull).map(loadPerLine), factor);
  const order = circuits.toSorted(
    (a, b) =>
      b.lines - a.lines || Number(b.inFull ?? false) - Number(a.inFull ?? false) || loadPerLine(b) - loadPerLine(a),
  );
  const phases = new Map<Circuit, readonly Phase[]>();
  for (const circuit of order) {
    const highest = Math.max(...circuitsByPhase.map(loadOf));
    const costs = circuitsByPhase.map((list) => [Math.max(highest, loadOf([...list, circuit])), total(list)] as const);
    const chosen = ([0, 1, 2] as const)
      .toSorted((a, b) => {
        const [[costA, loadA] = [0, 0], [costB, loadB] = [0, 0]] = [costs[a], costs[b]];
        return costA - costB || loadA - loadB;
      })
      .slice(0, circuit.lines)
      .toSorted();
    for (const phase of chosen) circuitsByPhase[phase]?.push(circuit);
    phases.set(circuit, chosen);
  }
  const [one, two, three] = circuitsByPhase.map(loadOf);
  return {
    circuits: circuits.map((circuit) => ({ ...circuit, phases: phases.get(circuit) })),
    loads: [one ?? 0, two ?? 0, three ?? 0],
  };
}
