/**
 * Limits of a measurement protocol and the verdict of its rows, by PN-HD 60364-4-41 and PN-HD 60364-6 for a TN system.
 * Pure functions: numbers in, numbers out.
 */

import type { Breaker, InsulationTestVolts } from "@/lib/content/types";

/** Multiple of the rated current at which a breaker trips at once at the latest (PN-EN 60898-1). */
const instantMultiples: Readonly<Record<Breaker["curve"], number>> = { B: 5, C: 10, D: 20 };

/** Current at which a breaker is certain to trip at once, in A: B16 gives 5 × 16 = 80. */
export const instantTripAmps = ({ curve, ratedAmps }: Breaker): number => instantMultiples[curve] * ratedAmps;

/** Highest fault-loop impedance in ohms at which the breaker still trips at once: U₀ / Ia, for B16 230 / 80 = 2.875. */
export const loopLimitOhms = (volts: number, breaker: Breaker): number => volts / instantTripAmps(breaker);

/**
 * Highest impedance to be measured on a cold installation, in ohms: two thirds of the limit, because conductors that
 * carry load are warmer and their resistance is higher (PN-HD 60364-6, annex D).
 */
export const coldLoopLimitOhms = (volts: number, breaker: Breaker): number => (loopLimitOhms(volts, breaker) * 2) / 3;

/** Current of a fault to earth in A: U₀ / Zs. */
export const faultAmps = (volts: number, loopOhms: number): number => volts / loopOhms;

/**
 * Lowest insulation resistance in megaohms for a test voltage: 250 V for SELV and PELV, 500 V up to 500 V, 1000 V above
 * (PN-HD 60364-6, table 6.1).
 */
export const insulationLimitMegaohms = (testVolts: InsulationTestVolts): number => (testVolts === 250 ? 0.5 : 1);

type RcdLimits = {
  /** Alternating current at which the device trips: above half of the rated one, at most the rated one. */
  milliamps: { min: number; max: number };
  /** Longest time at the rated current. */
  milliseconds: number;
  /** Five times the rated current, and the longest time at it. */
  fastMilliamps: number;
  fastMilliseconds: number;
};

/** Limits of a residual-current device without delay (PN-EN 61008-1). */
export const rcdLimits = (ratedMilliamps: number): RcdLimits => ({
  milliamps: { min: ratedMilliamps / 2, max: ratedMilliamps },
  milliseconds: 300,
  fastMilliamps: ratedMilliamps * 5,
  fastMilliseconds: 40,
});

type CircuitResult = {
  breaker: Breaker;
  insulationMegaohms: number;
  loopOhms: number;
};

type CircuitVerdict = {
  limitOhms: number;
  coldLimitOhms: number;
  /** Part of the limit the measured impedance uses up, 0 to 1 and beyond. */
  share: number;
  passes: boolean;
};

/** Verdict of one circuit: insulation at least its limit, impedance at most two thirds of its own. */
export function judgeCircuit(
  { breaker, insulationMegaohms, loopOhms }: CircuitResult,
  volts: number,
  testVolts: InsulationTestVolts,
): CircuitVerdict {
  const limitOhms = loopLimitOhms(volts, breaker);
  const coldLimitOhms = coldLoopLimitOhms(volts, breaker);
  return {
    limitOhms,
    coldLimitOhms,
    share: loopOhms / limitOhms,
    passes: loopOhms > 0 && loopOhms <= coldLimitOhms && insulationMegaohms >= insulationLimitMegaohms(testVolts),
  };
}

type RcdResult = {
  ratedMilliamps: number;
  tripMilliamps: number;
  tripMilliseconds: number;
  fastTripMilliseconds: number;
  testButton: boolean;
};

/** Verdict of one residual-current device: it trips in its window, in time at both currents, and by its button. */
export function judgeRcd(result: RcdResult): { limits: RcdLimits; passes: boolean } {
  const limits = rcdLimits(result.ratedMilliamps);
  return {
    limits,
    passes:
      result.tripMilliamps > limits.milliamps.min &&
      result.tripMilliamps <= limits.milliamps.max &&
      result.tripMilliseconds <= limits.milliseconds &&
      result.fastTripMilliseconds <= limits.fastMilliseconds &&
      result.testButton,
  };
}

/** Highest rated current of a breaker in A, by section in mm² of a copper conductor in a wall, as is usual in flats. */
export const highestBreakerAmps: Readonly<Record<number, number>> = { 1.5: 16, 2.5: 20, 4: 25, 6: 32 };

/** Number in Polish notation with a fixed number of digits: `decimal(4.6, 2)` is "4,60". */
export const decimal = (value: number, digits: number): string => value.toFixed(digits).replace(".", ",");

/** Formats an upper limit: cut, never rounded up, so that a value within the printed limit is within the real one. */
export function limitText(value: number, digits: number): string {
  const scale = 10 ** digits;
  // 4.6 * 100 is 459.99999999999994.
  return decimal(Math.floor(value * scale + 1e-6) / scale, digits);
}
