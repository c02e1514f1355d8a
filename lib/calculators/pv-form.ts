import type { PvTexts } from "@/lib/content/types";
import { costOf, type PvInput, priceAt, type pvShape } from "@/lib/physics/pv";
import type { PvModel, Range } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format, zloty } from "@/lib/text/numbers";
import { type Field, type FieldErrors, type RawInput, readFields } from "./inputs";
import type { CheckedInput } from "./results";

/** Names of the fields in the form and the address. Never changed: shared links use them. */
export const pvFields = {
  power: "moc",
  use: "zuzycie",
  home: "dom",
  storage: "magazyn",
  price: "cena",
  surplus: "nadwyzka",
  cost: "koszt",
  subsidy: "dotacja",
  share: "udzial",
  inverter: "falownik",
} as const satisfies Record<keyof typeof pvShape, string>;

/** Returns half the guide's lowest price to twice its highest, in złoty: anything else is treated as a typo. */
function plausibleCost(model: PvModel, power: number, storage: number): Range {
  const panels = priceAt(model.prices, power);
  const dearest = panels.max + priceAt(model.storage.prices, storage).max;
  return { min: Math.floor(panels.min / 2000) * 1000, max: Math.ceil(dearest / 500) * 1000 };
}

/**
 * Reads the form of the photovoltaics calculator. An empty cost means the guide's range, an empty subsidy none, an
 * empty share the one computed from the hours.
 *
 * @param fields in the order of the form (pvData)
 */
export function checkPv(
  raw: RawInput,
  fields: readonly Field[],
  model: PvModel,
  words: FieldErrors & PvTexts["fieldErrors"],
): CheckedInput<PvInput> {
  const result = readFields<typeof pvShape>(fields, raw, words);
  if (!result.ok) return result;
  const { input } = result;
  const errors: Record<string, string> = {};
  const { power, use, storage, cost, subsidy = 0, share = 0 } = input;
  const { min, max } = plausibleCost(model, power, storage);
  if (cost !== undefined && (cost < min || cost > max))
    errors[pvFields.cost] = fill(words.cost, { od: format(min), do: zloty(max) });
  const lowestCost = costOf(model, input).min;
  if (subsidy >= lowestCost) errors[pvFields.subsidy] = fill(words.subsidy, { koszt: zloty(lowestCost) });
  const highestShare = Math.floor((100 * use) / (power * model.yield));
  if (share > highestShare)
    errors[pvFields.share] = fill(words.share, { zuzycie: `${format(use)}\u00a0kWh`, udzial: `${highestShare}%` });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : result;
}
