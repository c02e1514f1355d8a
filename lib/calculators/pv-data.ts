import type { FactReader } from "@/lib/content/figures/fact-reader";
import { pvModel } from "@/lib/content/figures/pv-model";
import type { PvTexts } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { calculatorDefaults, pvLimits } from "@/lib/content/written";
import { pvShape } from "@/lib/physics/pv";
import { format } from "@/lib/text/numbers";
import { fieldsOf } from "./define";
import { pvFields as names } from "./pv-form";

/** Props of the photovoltaics calculator, fields in two groups: installation and house, then prices. */
export function pvData(texts: PvTexts, facts: FactReader) {
  const { power, use, home, homes, storage, price, surplus, cost, subsidy, share, inverter, fieldErrors, ...rest } =
    texts;
  const { number } = facts;
  const limits = pvLimits;
  const [examplePower, exampleUse] = [number("przyklad.pv.moc"), number("przyklad.pv.zuzycie")];
  const buyingPrice = format(number("energia.cenaG11Zmienna"), 2);
  const sellingPrice = format(number("energia.nadwyzkaGodzinowa"), 2);
  const defaults = calculatorDefaults.pv;
  const perKwh = { digits: 2, unit: "zł/kWh" } as const;
  const fields = fieldsOf(
    pvShape,
    { ...texts, home: { ...home, options: homes } },
    {
      power: { name: names.power, ...limits.power, unit: "kW", thousand: "watts", example: "6", value: examplePower },
      use: { name: names.use, ...limits.use, unit: "kWh", example: "4500", value: exampleUse },
      home: { name: names.home, value: defaults.home },
      storage: { name: names.storage, ...limits.storage, unit: "kWh", example: "8", value: defaults.storage },
      price: { name: names.price, ...limits.price, ...perKwh, example: "0,80", value: buyingPrice },
      surplus: { name: names.surplus, ...limits.surplus, ...perKwh, example: "0,22", value: sellingPrice },
      cost: { name: names.cost, min: 0, max: 999_999, unit: "zł", example: "30 000", value: "" },
      subsidy: { name: names.subsidy, ...limits.subsidy, unit: "zł", example: "6000", value: "" },
      share: { name: names.share, ...limits.share, unit: "%", example: "30", value: "" },
      inverter: {
        ...{ name: names.inverter, ...limits.inverter, unit: "zł", example: "5000" },
        value: number("przyklad.pv.falownik"),
      },
    },
  );
  return {
    model: pvModel(facts),
    fields: [fields.slice(0, 4), fields.slice(4)] as const,
    texts: rest,
    fieldErrors: { ...words.fieldErrors, ...fieldErrors },
  };
}
