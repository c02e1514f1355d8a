import { calculatorDefaults, powerDevices, powerTexts, pvPower, pvTexts } from "@/content/calculators";
import { type FactKey, factRange } from "@/lib/content/facts";
import { prepare } from "@/lib/content/prepare";
import { getSite } from "@/lib/content/site";
import { powerFields, pvFields } from "./check";
import { format, formatShort } from "./numbers";
import type { PowerTexts, PvTexts } from "./texts";
import type { PowerCategory, PowerLimits, PvLimits, PvPoint, Raw } from "./types";

export type PowerCalculatorData = {
  categories: readonly PowerCategory[];
  limits: PowerLimits;
  /** What the form shows at first: the worked example. */
  defaults: Raw;
  texts: PowerTexts;
  /** Address of the guide, absolute, for links in messages. */
  page: string;
};

export type PvCalculatorData = {
  table: readonly PvPoint[];
  limits: PvLimits;
  defaults: Raw;
  texts: PvTexts;
  page: string;
};

const pageAddress = (slug: string): string => `${getSite().url}/poradnik/${slug}`;

/** Everything the power calculator shows, from content and facts. */
export const powerCalculator = (): PowerCalculatorData => ({
  categories: prepare(powerDevices),
  limits: { factor: factRange("moc.jednoczesnosc"), reserve: factRange("moc.rezerwa") },
  defaults: {
    ...Object.fromEntries(powerDevices.flatMap(({ devices }) => devices.map(({ key, count }) => [key, String(count)]))),
    [powerFields.other]: "",
    [powerFields.factor]: formatShort(calculatorDefaults.power.factor),
    [powerFields.reserve]: formatShort(calculatorDefaults.power.reserve),
  },
  texts: prepare(powerTexts),
  page: pageAddress("obliczanie-mocy"),
});

/** Powers of the guide's table, in kilowatts. */
export const pvTablePowers = [3, 6, 10] as const;

/** The guide's table as content/facts states it. */
export const pvTable = (): PvPoint[] =>
  pvTablePowers.map((power) => ({
    power,
    cost: factRange(`pv.${power}kW.koszt` satisfies FactKey),
    production: factRange(`pv.${power}kW.produkcja` satisfies FactKey),
  }));

/** Everything the photovoltaics calculator shows, from content and facts. */
export const pvCalculator = (): PvCalculatorData => ({
  table: pvTable(),
  limits: { power: pvPower, price: factRange("pv.cenaEnergii") },
  defaults: {
    [pvFields.power]: formatShort(calculatorDefaults.pv.power),
    [pvFields.price]: format(calculatorDefaults.pv.price, 2),
    [pvFields.cost]: "",
    [pvFields.subsidy]: "",
  },
  texts: prepare(pvTexts),
  page: pageAddress("fotowoltaika"),
});
