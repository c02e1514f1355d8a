import { calculatorDefaults, powerDevices, powerTexts, pvPower, pvPrice, pvTexts } from "@/content/calculators";
import { factRange, factValue } from "@/lib/content/facts";
import { prepare } from "@/lib/content/prepare";
import { list } from "@/lib/content/schema/fields";
import * as schemas from "@/lib/content/schema/pages";
import { getSite } from "@/lib/content/site";
import { format, formatShort, middleOf } from "@/lib/text/numbers";
import { powerFields, pvFields } from "./check";
import {
  type PowerCalculatorData,
  type PvCalculatorData,
  type PvPoint,
  powerFacts,
  pvFacts,
  type Supply,
} from "./types";

const pageAddress = (slug: string): string => `${getSite().url}/poradnik/${slug}`;

/** Voltages and power factor as content/facts states them. */
export const supply = (): Supply => ({
  voltage: factValue(powerFacts.voltage),
  lineVoltage: factValue(powerFacts.lineVoltage),
  cosPhi: factValue(powerFacts.cosPhi),
});

/** Everything the power calculator shows, from content and facts. */
export const powerCalculator = (): PowerCalculatorData => ({
  categories: prepare(list(schemas.powerCategory), powerDevices, "calculators:powerDevices"),
  limits: { factor: factRange(powerFacts.factor), reserve: factRange(powerFacts.reserve) },
  supply: supply(),
  defaults: {
    ...Object.fromEntries(powerDevices.flatMap(({ devices }) => devices.map(({ key, count }) => [key, String(count)]))),
    [powerFields.other]: "",
    [powerFields.factor]: formatShort(calculatorDefaults.power.factor),
    [powerFields.reserve]: formatShort(calculatorDefaults.power.reserve),
  },
  texts: prepare(schemas.powerTexts, powerTexts, "calculators:powerTexts"),
  page: pageAddress("obliczanie-mocy"),
});

/** The guide's table as content/facts states it. */
export const pvTable = (): PvPoint[] =>
  pvFacts.table.map(({ power, cost, production }) => ({
    power,
    cost: factRange(cost),
    production: factRange(production),
  }));

/** Middle of the price range the guide's table stands on, in złoty per kilowatt-hour: the careful assumption. */
const carefulPrice = (): number => {
  return middleOf(factRange(pvFacts.price));
};

/** Everything the photovoltaics calculator shows, from content and facts. */
export const pvCalculator = (): PvCalculatorData => ({
  table: pvTable(),
  limits: { power: pvPower, price: pvPrice },
  defaults: {
    [pvFields.power]: formatShort(calculatorDefaults.pv.power),
    [pvFields.price]: format(carefulPrice(), 2),
    [pvFields.cost]: "",
    [pvFields.subsidy]: "",
  },
  texts: prepare(schemas.pvTexts, pvTexts, "calculators:pvTexts"),
  page: pageAddress("fotowoltaika"),
});
