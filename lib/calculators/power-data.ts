import { type FactReader, supplyOf } from "@/lib/content/figures/fact-reader";
import type { prepare } from "@/lib/content/prepare";
import { powerCategory } from "@/lib/content/schema/calculators";
import { list } from "@/lib/content/schema/fields";
import type { PowerTexts } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { calculatorDefaults, powerDevices, powerLimits } from "@/lib/content/written";
import { fieldsOf } from "./define";
import { defaultsOf } from "./inputs";
import { maximumOther, powerFields, powerShape } from "./power-form";

const withoutBreaks = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Props of the power calculator: devices by category, the fields under them, and the worked example as defaults. */
export function powerData({ none, summary, ...texts }: PowerTexts, facts: FactReader, prepareRecord: typeof prepare) {
  const { factor, reserve } = calculatorDefaults.power;
  const { other: otherName, factor: factorName, reserve: reserveName } = powerFields;
  const settings = fieldsOf(powerShape, texts, {
    other: { name: otherName, min: 0, max: maximumOther, unit: "kW", thousand: "watts", example: "1,5", value: "" },
    factor: { name: factorName, ...powerLimits.factor, example: "0,5", value: factor },
    reserve: { name: reserveName, ...powerLimits.reserve, unit: "%", example: "20", value: reserve },
  });
  const counts = powerDevices.flatMap(({ devices }) => devices.map(({ key, count }) => [key, String(count)] as const));
  return {
    categories: prepareRecord(list(powerCategory), powerDevices, "calculators:powerDevices"),
    settings,
    supply: supplyOf(facts),
    usual: { factor: facts.range("moc.jednoczesnosc"), reserve: facts.range("moc.rezerwa") },
    defaults: { ...Object.fromEntries(counts), ...defaultsOf(settings) },
    // The connection must not wrap.
    texts: { ...texts, summary: { ...summary, one: withoutBreaks(summary.one), three: withoutBreaks(summary.three) } },
    fieldErrors: { ...words.fieldErrors, none },
  };
}
