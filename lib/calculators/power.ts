import type { FactReader } from "@/lib/content/figures/example";
import type { PowerDevice } from "@/lib/content/types";
import type { Connection, PowerInput, PowerResult, Supply } from "./types";

/** Rated currents of the fuses before the meter, in amperes, by number of phases. */
export const fuses: Readonly<Record<1 | 3, readonly number[]>> = {
  1: [16, 20, 25, 32],
  3: [16, 20, 25, 32, 40, 50, 63],
};

/**
 * Returns voltages and power factor from content/facts.
 * @param cosPhi 1 for heaters
 */
export const supplyOf = ({ number }: FactReader, cosPhi = number("siec.cosPhi")): Supply => ({
  voltage: number("siec.napiecie"),
  lineVoltage: number("siec.napiecie3f"),
  cosPhi,
});

/** Upper limit of connection group V, in kilowatts (regulation on the operation of the power system, § 3). */
export const groupLimit = 40;

/**
 * Returns the power available behind a fuse, at nominal voltage and with balanced phases.
 * @param amperes rated current of the fuse
 * @param supply voltages and power factor (supplyOf)
 * @returns kilowatts
 */
export const powerAt = (phases: 1 | 3, amperes: number, { voltage, lineVoltage, cosPhi }: Supply): number =>
  ((phases === 1 ? voltage : Math.sqrt(3) * lineVoltage) * amperes * cosPhi) / 1000;

/** Rounds up to half a kilowatt, ignoring floating-point error. */
const roundUpToHalf = (kilowatts: number): number => Math.ceil(kilowatts * 2 - 1e-9) / 2;

/**
 * Chooses the connection for a power: one phase if that is enough and nothing needs three, otherwise three.
 * @param request kilowatts
 */
export function connectionFor(request: number, threePhase: boolean, supply: Supply): Connection {
  const smallestFuse = (phases: 1 | 3) => fuses[phases].find((amperes) => powerAt(phases, amperes, supply) >= request);
  const singlePhaseFuse = threePhase ? undefined : smallestFuse(1);
  if (singlePhaseFuse !== undefined) return { phases: 1, fuse: singlePhaseFuse };
  return { phases: 3, fuse: request <= groupLimit ? smallestFuse(3) : undefined };
}

/**
 * Calculates the power a house needs: household devices × simultaneity factor, plus heating, chargers and instantaneous
 * water heaters in full, plus a reserve. The method of the guide "Obliczanie mocy", whose worked example is its test.
 *
 * @param devices the list of content/calculators.ts
 * @param input numbers within their limits (checkPower)
 * @param supply voltages and power factor (supplyOf)
 */
export function calculatePower(devices: readonly PowerDevice[], input: PowerInput, supply: Supply): PowerResult {
  const usedDevices = devices.filter(({ key }) => (input.counts[key] ?? 0) > 0);
  const sum = (list: readonly PowerDevice[]): number =>
    list.reduce((total, { key, power }) => total + power * (input.counts[key] ?? 0), 0);
  const household = sum(usedDevices.filter((device) => !device.whole)) + input.other;
  const whole = sum(usedDevices.filter((device) => device.whole));
  const simultaneous = household * input.factor;
  const peak = simultaneous + whole;
  const demand = peak * (1 + input.reserve / 100);
  const request = roundUpToHalf(demand);
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
      usedDevices.some(({ threePhase }) => threePhase),
      supply,
    ),
  };
}
