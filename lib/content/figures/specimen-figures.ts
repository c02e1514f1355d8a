import {
  decimal,
  faultAmps,
  instantTripAmps,
  insulationLimitMegaohms,
  limitText,
  loopLimitOhms,
  rcdLimits,
} from "@/lib/content/protocol/limits";
import { breakerText, hardestCircuit } from "@/lib/content/protocol/view";
import type { Breaker, Figures } from "@/lib/content/types";
import { protocol } from "@/lib/content/written";
import { formatAmount } from "@/lib/text/amounts";
import { round } from "@/lib/text/numbers";
import type { FactReader } from "./fact-reader";

const { specimen } = protocol;
const b10: Breaker = { curve: "B", ratedAmps: 10 };
const b16: Breaker = { curve: "B", ratedAmps: 16 };

/** "230 V / 80 A = 2,87 oma": the limit of a breaker with its sum, U₀ / Ia, cut to two digits. */
const limitSum = (volts: number, breaker: Breaker): string =>
  `${volts} V\u00a0/ ${instantTripAmps(breaker)} A = ${limitText(loopLimitOhms(volts, breaker), 2)} oma`;

/**
 * Numbers in the explanation of the specimen: the circuit closest to its limit, its fault current U₀ / Zs in A, limits
 * of B10 and B16, of insulation and of residual-current devices.
 */
export const protocolFigures = ({ number }: FactReader): Figures => {
  const volts = number("siec.napiecie");
  const { number: circuit, row, tripAmps } = hardestCircuit(specimen, volts);
  const limits = rcdLimits(number("rcd.prad"));
  const { insulationTestVolts } = specimen.circuits;
  return {
    "wzor.obwod": { what: "Wzór protokołu: numer obwodu, który zużywa najwięcej granicy", value: circuit },
    "wzor.petla": { what: "Wzór protokołu: impedancja pętli w tym obwodzie", text: `${decimal(row.loopOhms, 2)} oma` },
    "wzor.petlaLiczba": { what: "Wzór protokołu: ta impedancja w omach, na rysunku", value: round(row.loopOhms, 2) },
    "wzor.pradZwarcia": {
      what: "Wzór protokołu: prąd zwarcia w tym obwodzie, napięcie przez impedancję",
      value: round(faultAmps(volts, row.loopOhms)),
      unit: "A",
    },
    "wzor.aparat": { what: "Wzór protokołu: wyłącznik tego obwodu", text: breakerText(row.breaker) },
    "wzor.pradWylaczenia": {
      what: "Wzór protokołu: prąd, przy którym ten wyłącznik na pewno wyłącza od razu",
      value: tripAmps,
      unit: "A",
    },
    "wzor.b16Prad": {
      what: "Prąd natychmiastowego wyłączenia B16, pięć razy prąd znamionowy",
      value: instantTripAmps(b16),
      unit: "A",
    },
    "wzor.b16Granica": { what: "Dopuszczalna impedancja pętli dla B16, z działaniem", text: limitSum(volts, b16) },
    "wzor.b10Granica": { what: "Dopuszczalna impedancja pętli dla B10, z działaniem", text: limitSum(volts, b10) },
    "wzor.napiecieProby": { what: "Napięcie próby izolacji we wzorze", value: insulationTestVolts, unit: "V" },
    "wzor.izolacja": {
      what: "Najmniejsza dopuszczalna rezystancja izolacji",
      text: `${insulationLimitMegaohms(insulationTestVolts)} megaom`,
    },
    "wzor.ciaglosc": {
      what: "Wzór protokołu: największa rezystancja przewodu ochronnego",
      text: `${decimal(specimen.continuity.highestOhms, 2)} Ω`,
    },
    "wzor.pradProby": {
      what: "Wzór protokołu: prąd próby ciągłości",
      value: specimen.continuity.testMilliamps,
      unit: "mA",
    },
    "wzor.rcdPrad": {
      what: "Przedział prądu zadziałania wyłącznika różnicowoprądowego",
      text: formatAmount(limits.milliamps.min, limits.milliamps.max, "mA"),
    },
    "wzor.rcdCzas": { what: "Najdłuższy czas przy prądzie znamionowym", value: limits.milliseconds, unit: "ms" },
    "wzor.rcdCzasSzybki": { what: "Najdłuższy czas przy pięciokrotnym", value: limits.fastMilliseconds, unit: "ms" },
    "wzor.rcdPradSzybki": { what: "Pięciokrotny prąd różnicowy", value: limits.fastMilliamps, unit: "mA" },
  };
};
