import { calculatorDefaults, powerDevices } from "@/content/calculators";
import type { Given } from "@/lib/content/figures/example";
import type { prepare } from "@/lib/content/prepare";
import { powerCategory } from "@/lib/content/schema/calculators";
import { list } from "@/lib/content/schema/fields";
import type { PowerTexts } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fieldsOf } from "./define";
import { defaultsOf } from "./inputs";
import { supplyOf } from "./power";
import { mostOther, powerFields, powerShape } from "./power-form";

const bound = (text: string): string => text.replaceAll(" ", "\u00a0");

/** What the power calculator shows: devices by category, the fields under them, and the worked example. */
export function powerData({ none, summary, ...texts }: PowerTexts, given: Given, ready: typeof prepare) {
  const { factor, reserve } = calculatorDefaults.power;
  const { other: otherName, factor: factorName, reserve: reserveName } = powerFields;
  const settings = fieldsOf(powerShape, texts, {
    other: { name: otherName, min: 0, max: mostOther, unit: "kW", example: "1,5", value: "" },
    factor: { name: factorName, ...given.range("moc.jednoczesnosc"), example: "0,5", value: factor },
    reserve: { name: reserveName, ...given.range("moc.rezerwa"), unit: "%", example: "20", value: reserve },
  });
  const counts = powerDevices.flatMap(({ devices }) => devices.map(({ key, count }) => [key, String(count)] as const));
  return {
    categories: ready(list(powerCategory), powerDevices, "calculators:powerDevices"),
    settings,
    supply: supplyOf(given),
    /** What the form shows at first. */
    defaults: { ...Object.fromEntries(counts), ...defaultsOf(settings) },
    // A connection stays on one line.
    texts: { ...texts, summary: { ...summary, one: bound(summary.one), three: bound(summary.three) } },
    wrong: { ...words.input, none },
  };
}
