import type { Breaker, ProtocolSpecimen } from "@/lib/content/types";
import { formatAmount } from "@/lib/text/amounts";
import { formatNumber, rangeText } from "@/lib/text/numbers";
import { decimal, instantTripAmps, judgeCircuit, judgeRcd, limitText } from "./limits";

export type CircuitView = {
  number: number;
  name: string;
  cable: string;
  breaker: string;
  rcd: string;
  insulation: string;
  loop: string;
  limit: string;
  reserve: string;
  /** Part of the limit used up, for the bar. */
  share: number;
  passes: boolean;
};

export type RcdView = {
  name: string;
  type: string;
  /** Rated currents and poles. */
  ratings: string;
  current: string;
  currentLimits: string;
  time: string;
  timeLimit: string;
  fastTime: string;
  fastTimeLimit: string;
  /** Currents of the two time tests, "30 mA" and "150 mA". */
  ratedCurrent: string;
  fastCurrent: string;
  testButton: boolean;
  passes: boolean;
};

export type ProtocolView = {
  circuits: readonly CircuitView[];
  rcds: readonly RcdView[];
  /** The circuit the drawing shows, the one that uses up most of its limit. */
  drawnCircuit: CircuitView;
};

export const breakerText = ({ curve, ratedAmps }: Breaker): string => `${curve}${ratedAmps}`;

const circuitViews = ({ circuits }: ProtocolSpecimen, volts: number): readonly CircuitView[] =>
  circuits.rows.map((row, index) => {
    const { limitOhms, coldLimitOhms, share, passes } = judgeCircuit(row, volts, circuits.insulationTestVolts);
    const { type, cores, squareMillimetres } = row.cable;
    return {
      number: index + 1,
      name: row.name,
      cable: `${type} ${cores}×${formatNumber(squareMillimetres)}`,
      breaker: breakerText(row.breaker),
      rcd: row.rcd,
      insulation: formatNumber(row.insulationMegaohms),
      loop: decimal(row.loopOhms, 2),
      limit: limitText(limitOhms, 2),
      reserve: limitText(coldLimitOhms, 2),
      share,
      passes,
    };
  });

const rcdViews = ({ rcds }: ProtocolSpecimen): readonly RcdView[] =>
  rcds.rows.map((row) => {
    const { limits, passes } = judgeRcd(row);
    return {
      name: row.name,
      type: row.type,
      ratings: `${row.ratedAmps} A, ${row.ratedMilliamps} mA, ${row.poles}P`,
      current: formatNumber(row.tripMilliamps),
      currentLimits: rangeText(formatNumber(limits.milliamps.min), formatNumber(limits.milliamps.max)),
      time: formatNumber(row.tripMilliseconds),
      timeLimit: formatNumber(limits.milliseconds),
      fastTime: formatNumber(row.fastTripMilliseconds),
      fastTimeLimit: formatNumber(limits.fastMilliseconds),
      ratedCurrent: formatAmount(row.ratedMilliamps, row.ratedMilliamps, "mA"),
      fastCurrent: formatAmount(limits.fastMilliamps, limits.fastMilliamps, "mA"),
      testButton: row.testButton,
      passes,
    };
  });

/** The circuit that uses up most of its limit: the drawing and its text explain this one. */
export function hardestCircuit({ circuits }: ProtocolSpecimen, volts: number) {
  const rowsWithVerdict = circuits.rows.map((row, index) => ({
    number: index + 1,
    row,
    ...judgeCircuit(row, volts, circuits.insulationTestVolts),
    tripAmps: instantTripAmps(row.breaker),
  }));
  const [first, ...rest] = rowsWithVerdict;
  if (!first) throw new Error("Wzór protokołu nie ma obwodów.");
  return rest.reduce((worst, circuit) => (circuit.share > worst.share ? circuit : worst), first);
}

/**
 * The tables of a specimen with limits and verdicts.
 * @param volts nominal voltage between phase and earth
 */
export function protocolView(specimen: ProtocolSpecimen, volts: number): ProtocolView {
  const circuits = circuitViews(specimen, volts);
  const { number } = hardestCircuit(specimen, volts);
  const drawnCircuit = circuits[number - 1];
  if (!drawnCircuit) throw new Error("Wzór protokołu nie ma obwodów.");
  return { circuits, rcds: rcdViews(specimen), drawnCircuit };
}
