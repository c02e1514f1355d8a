import type { PowerCategory, PowerTexts } from "@/lib/content/types";
import { fuseFor, fuses, groupLimit, phaseCurrent, powerAt } from "@/lib/physics/power";
import type { Range, Supply } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format } from "@/lib/text/numbers";
import { atOnce, balancePhases, circuitsOf, twoLargest } from "./circuits";
import type { Connection, Phase, PowerInput, PowerResult } from "./results";

/** Rounds up to half a kilowatt, ignoring floating-point error. */
const roundUpToHalf = (kilowatts: number): number => Math.ceil(kilowatts * 2 - 1e-9) / 2;

/**
 * Chooses the connection for a power: one phase if that is enough and nothing needs three, otherwise three.
 * @param demand kilowatts
 * @param least smallest fuse that carries each circuit and phase, by number of phases; Infinity for one phase if
 *   something needs three
 */
export function connectionFor(demand: number, least: Readonly<Record<1 | 3, number>>, supply: Supply): Connection {
  const fuseOf = (phases: 1 | 3) => {
    const byPower = fuseFor(phases, demand, supply);
    return byPower && fuses[phases].find((amperes) => amperes >= Math.max(byPower, least[phases]));
  };
  const singlePhaseFuse = fuseOf(1);
  if (singlePhaseFuse !== undefined) return { phases: 1, fuse: singlePhaseFuse };
  return { phases: 3, fuse: demand <= groupLimit ? fuseOf(3) : undefined };
}

/**
 * Returns the power to apply for: the demand rounded up to half a kilowatt, but not above what the fuse carries. Where
 * the fuse is larger than the demand needs, the power is raised above what the next smaller fuse carries.
 */
function requestFor(demand: number, { phases, fuse }: Connection, supply: Supply) {
  if (fuse === undefined) return { request: roundUpToHalf(demand), isRaised: false };
  const smaller = fuses[phases].findLast((amperes) => amperes < fuse);
  const below = smaller === undefined ? 0 : powerAt(phases, smaller, supply);
  const most = Math.floor(10 * powerAt(phases, fuse, supply)) / 10;
  return demand <= below
    ? { request: (Math.floor(below * 2) + 1) / 2, isRaised: true }
    : { request: Math.min(roundUpToHalf(demand), most), isRaised: false };
}

/**
 * Calculates the power a house needs: of household devices what they take at once (the simultaneity factor, but never
 * less than the two largest), heating, chargers and instantaneous water heaters in full, plus a reserve. The method of
 * the guide "Obliczanie mocy", whose worked example is its test. The fuse carries the demand and the most loaded phase
 * and is not smaller than a breaker behind it. If the demand alone needs a smaller fuse, the request is raised.
 *
 * @param categories the list of content/calculators.ts
 * @param input numbers within their limits (checkPower)
 * @param texts names of circuits (circuitsOf)
 */
export function calculatePower(
  categories: readonly PowerCategory[],
  input: PowerInput,
  supply: Supply,
  texts: Parameters<typeof circuitsOf>[3],
): PowerResult {
  const used = categories
    .flatMap(({ devices }) => devices)
    .map((device) => ({ ...device, count: input.counts[device.key] ?? 0 }))
    .filter(({ count }) => count > 0);
  // Each piece is a load; all square metres of a device together are one.
  const pieces = used
    .filter((device) => !device.inFull)
    .flatMap(({ power, unit, count }) => (unit ? [power * count] : Array<number>(count).fill(power)));
  const loads = input.other > 0 ? [...pieces, input.other] : pieces;
  const household = loads.reduce((total, load) => total + load, 0);
  const loadsInFull = used.reduce((total, device) => total + (device.inFull ? device.power * device.count : 0), 0);
  const simultaneous = atOnce(loads, input.factor);
  const peak = simultaneous + loadsInFull;
  const demand = peak * (1 + input.reserve / 100);

  const circuits = circuitsOf(categories, input, supply, texts);
  const breaker = Math.max(...circuits.map((circuit) => circuit.breaker));
  const balanced = balancePhases(circuits, input.factor);
  const mostLoaded = Math.max(...balanced.loads);
  // Allows 1 % for rounded powers: the hob's 2 × 3.7 kW are 16.09 A per phase, and its maker states 16 A.
  const current = 0.99 * phaseCurrent(mostLoaded, supply);
  const needsThree = used.some(({ phases }) => phases);
  const connection = connectionFor(
    demand,
    { 1: needsThree ? Number.POSITIVE_INFINITY : breaker, 3: Math.max(breaker, current) },
    supply,
  );
  const { request, isRaised } = requestFor(demand, connection, supply);
  const isByPhase = connection.phases === 3 && current > breaker;
  return {
    installed: household + loadsInFull,
    household,
    simultaneous,
    ...(simultaneous > household * input.factor + 1e-9 && { pair: twoLargest(loads) }),
    loadsInFull,
    peak,
    demand,
    request,
    connection,
    ...(connection.phases === 3 ? balanced : { circuits, loads: [] }),
    ...(isRaised && { cause: isByPhase ? { phase: balanced.loads.indexOf(mostLoaded) as Phase } : { breaker } }),
  };
}

/** Returns the remarks on a result: no fuse above group V, why the fuse is larger than the demand, unusual inputs. */
export function powerRemark(
  { connection, cause, demand, loads }: PowerResult,
  { factor, reserve }: PowerInput,
  {
    supply,
    usual,
    texts,
  }: {
    supply: Supply;
    usual: Record<"factor" | "reserve", Range>;
    texts: Pick<PowerTexts, "aboveLimit" | "cause" | "unusual">;
  },
): string {
  const moc = `${format(demand, 1)}\u00a0kW`;
  const within = ({ min, max }: Range, value: number) => value >= min && value <= max;
  return [
    connection.fuse === undefined && texts.aboveLimit,
    cause &&
      ("phase" in cause
        ? fill(texts.cause.phase, {
            moc,
            faza: `L${cause.phase + 1}`,
            prad: `${format(phaseCurrent(loads[cause.phase] ?? 0, supply), 1)}\u00a0A`,
          })
        : fill(texts.cause.breaker, { moc, prad: `B${cause.breaker}` })),
    !(within(usual.factor, factor) && within(usual.reserve, reserve)) && texts.unusual,
  ]
    .filter(Boolean)
    .join(" ");
}
