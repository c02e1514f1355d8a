import type { Given } from "@/lib/content/figures/example";
import type { PowerDevice } from "@/lib/content/types";
import type { Connection, PowerInput, PowerResult, Supply } from "./types";

/** Rated currents of the fuses before the meter, in amperes. */
export const fuses: Readonly<Record<1 | 3, readonly number[]>> = {
  1: [16, 20, 25, 32],
  3: [16, 20, 25, 32, 40, 50, 63],
};

/**
 * Voltages and power factor as content/facts states them.
 * @param cosPhi 1 for heaters
 */
export const supplyOf = ({ number }: Given, cosPhi = number("siec.cosPhi")): Supply => ({
  voltage: number("siec.napiecie"),
  lineVoltage: number("siec.napiecie3f"),
  cosPhi,
});

/** Connection group V ends here, in kilowatts (regulation on the operation of the power system, § 3). */
export const groupLimit = 40;

/**
 * Power a fuse lets through at nominal voltage and evenly loaded phases.
 * @param amperes rated current of the fuse
 * @param supply voltages and power factor (supplyOf)
 * @returns kilowatts
 */
export const powerAt = (phases: 1 | 3, amperes: number, { voltage, lineVoltage, cosPhi }: Supply): number =>
  ((phases === 1 ? voltage : Math.sqrt(3) * lineVoltage) * amperes * cosPhi) / 1000;

/** Rounded up to half a kilowatt; a binary fraction that is a hair too large does not cost another half. */
const upToHalf = (kilowatts: number): number => Math.ceil(kilowatts * 2 - 1e-9) / 2;

/**
 * The connection that carries a power: one phase where it is enough and nothing needs three, else three.
 * @param request kilowatts
 */
export function connectionFor(request: number, threePhase: boolean, supply: Supply): Connection {
  const fits = (phases: 1 | 3) => fuses[phases].find((amperes) => powerAt(phases, amperes, supply) >= request);
  const single = threePhase ? undefined : fits(1);
  if (single !== undefined) return { phases: 1, fuse: single };
  return { phases: 3, fuse: request <= groupLimit ? fits(3) : undefined };
}

/**
 * The power a house needs: household devices times the simultaneity factor, heating, chargers and instantaneous heaters
 * whole, and a reserve on the sum. The method of the guide "Obliczanie mocy", whose worked example is a test of it.
 *
 * @param devices the list of content/calculators.ts
 * @param input numbers inside their limits (checkPower)
 * @param supply what the fuse is chosen with
 */
export function calculatePower(devices: readonly PowerDevice[], input: PowerInput, supply: Supply): PowerResult {
  const used = devices.filter(({ key }) => (input.counts[key] ?? 0) > 0);
  const sum = (list: readonly PowerDevice[]): number =>
    list.reduce((total, { key, power }) => total + power * (input.counts[key] ?? 0), 0);
  const household = sum(used.filter((device) => !device.whole)) + input.other;
  const whole = sum(used.filter((device) => device.whole));
  const simultaneous = household * input.factor;
  const peak = simultaneous + whole;
  const demand = peak * (1 + input.reserve / 100);
  const request = upToHalf(demand);
  return {
    installed: household + whole,
    household,
    simultaneous,
    whole,
    peak,
    demand,
    request,
    connection: connectionFor(
      request,
      used.some(({ threePhase }) => threePhase),
      supply,
    ),
  };
}
