import type { Supply } from "./quantities";

/** Rated currents of the fuses before the meter, in amperes, by number of phases. */
export const fuses: Readonly<Record<1 | 3, readonly number[]>> = {
  1: [16, 20, 25, 32],
  3: [16, 20, 25, 32, 40, 50, 63],
};

/** Upper limit of connection group V, in kilowatts (regulation on the operation of the power system, § 3). */
export const groupLimit = 40;

/** Returns the power available behind a fuse, in kilowatts, at nominal voltage and with balanced phases. */
export const powerAt = (phases: 1 | 3, amperes: number, { voltage, lineVoltage, cosPhi }: Supply): number =>
  ((phases === 1 ? voltage : Math.sqrt(3) * lineVoltage) * amperes * cosPhi) / 1000;

/** Returns the smallest fuse before the meter that carries a power, or undefined. */
export const fuseFor = (phases: 1 | 3, kilowatts: number, supply: Supply): number | undefined =>
  fuses[phases].find((amperes) => powerAt(phases, amperes, supply) >= kilowatts - 1e-9);

/**
 * Returns the current of a single-phase load, in amperes, at a power factor of 1: what loads one phase most are heaters
 * and chargers.
 */
export const phaseCurrent = (kilowatts: number, { voltage }: Supply): number => (kilowatts * 1000) / voltage;
