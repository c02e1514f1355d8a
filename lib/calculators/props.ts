import { calculatorDefaults, powerDevices, powerTexts } from "@/content/calculators";
import { figure } from "@/lib/content/figures";
import { prepare } from "@/lib/content/prepare";
import * as schemas from "@/lib/content/schema/calculators";
import { list } from "@/lib/content/schema/fields";
import { getSite } from "@/lib/content/site";
import type { PowerTexts } from "@/lib/content/types";
import { formatShort } from "@/lib/text/numbers";
import { mostOther, powerFields } from "./check";
import { defaultsOf, type NumberField } from "./inputs";
import { type PowerCalculatorData, powerFacts, type Supply } from "./types";

/** Address of a guide, absolute. */
export const pageAddress = (slug: string): string => `${getSite().url}/poradnik/${slug}`;

/** Voltages and power factor as content/facts states them. */
export const supply = (): Supply => ({
  voltage: figure(powerFacts.voltage).number,
  lineVoltage: figure(powerFacts.lineVoltage).number,
  cosPhi: figure(powerFacts.cosPhi).number,
});

/** The fields under the devices. */
function settingsOf(texts: PowerTexts): NumberField[] {
  const { factor, reserve } = calculatorDefaults.power;
  return [
    {
      kind: "number",
      key: "other",
      name: powerFields.other,
      ...texts.other,
      ...{ min: 0, max: mostOther, unit: "kW", example: "1,5", value: "", optional: true },
    },
    {
      kind: "number",
      key: "factor",
      name: powerFields.factor,
      ...texts.factor,
      ...figure(powerFacts.factor).range,
      ...{ example: "0,5", value: formatShort(factor) },
    },
    {
      kind: "number",
      key: "reserve",
      name: powerFields.reserve,
      ...texts.reserve,
      ...figure(powerFacts.reserve).range,
      ...{ unit: "%", example: "20", value: formatShort(reserve) },
    },
  ];
}

/** Everything the power calculator shows, from content and facts. */
export function powerCalculator(): PowerCalculatorData {
  const texts: PowerTexts = prepare(schemas.powerTexts, powerTexts, "calculators:powerTexts");
  const settings = settingsOf(texts);
  return {
    categories: prepare(list(schemas.powerCategory), powerDevices, "calculators:powerDevices"),
    settings,
    supply: supply(),
    defaults: {
      ...Object.fromEntries(
        powerDevices.flatMap(({ devices }) => devices.map(({ key, count }) => [key, String(count)])),
      ),
      ...defaultsOf(settings),
    },
    texts,
    page: pageAddress("obliczanie-mocy"),
  };
}
