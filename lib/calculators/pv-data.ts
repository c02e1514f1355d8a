import { factReader } from "@/lib/content/figures/compute";
import { type FactReader, storagePrices } from "@/lib/content/figures/example";
import type { PvTexts } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { calculatorDefaults, pvLimits } from "@/lib/content/written";
import { format, middleOf } from "@/lib/text/numbers";
import { fieldsOf } from "./define";
import { pvShape } from "./pv";
import { pvFields as names } from "./pv-form";
import { sunTable } from "./sun";
import { type DayKind, type PvModel, pvTablePowers } from "./types";

const months = [
  "styczen",
  "luty",
  "marzec",
  "kwiecien",
  "maj",
  "czerwiec",
  "lipiec",
  "sierpien",
  "wrzesien",
  "pazdziernik",
  "listopad",
  "grudzien",
] as const;

const dayParts = ["noc", "rano", "dzien", "wieczor", "pozno"] as const;
const dayPartKeys = <Kind extends DayKind>(kind: Kind) => dayParts.map((part) => `doba.${kind}.${part}` as const);

/** Keys of facts whose percentages add up to 100: sun and heat pump by month, a day's use by part of the day. */
export const sunMonths = months.map((month) => `slonce.${month}` as const);
export const pumpMonths = months.map((month) => `pompa.${month}` as const);
export const dayShares = { nikt: dayPartKeys("nikt"), ktos: dayPartKeys("ktos"), poludnie: dayPartKeys("poludnie") };

/** Builds the model of the calculation from content/facts, with the guide's table and the sun table. */
export function pvModel(facts: FactReader = factReader()): PvModel {
  const { number, range } = facts;
  const yearlyYield = number("energia.uzyskPv");
  const remainder = middleOf(range("magazyn.pojemnoscKoncowa"));
  return {
    prices: pvTablePowers.map((power) => ({ size: power, cost: range(`pv.${power}kW.koszt`) })),
    yield: yearlyYield,
    sun: sunTable(yearlyYield, sunMonths.map(number)),
    days: {
      nikt: dayShares.nikt.map(number),
      ktos: dayShares.ktos.map(number),
      poludnie: dayShares.poludnie.map(number),
    },
    pump: { share: number("pompa.udzial"), months: pumpMonths.map(number) },
    coincidence: number("pv.zbieznosc"),
    storage: {
      prices: storagePrices(facts),
      cycles: number("przyklad.magazyn.cykle"),
      // Midway between full capacity and the guaranteed remainder, as in the guide's example; then midway between that
      // remainder and the low end of its range.
      health: (1 + remainder / 100) / 2,
      laterHealth: (remainder + range("magazyn.pojemnoscKoncowa").min) / 200,
      guarantee: number("magazyn.gwarancja"),
      efficiency: number("energia.sprawnoscMagazynu") / 100,
      enough: number("pv.magazynWystarczy"),
      beyond: number("pv.magazynPonad") / 100,
    },
    deposit: {
      energyPart: number("energia.czynnaG11") / number("energia.cenaG11Zmienna"),
      refund: range("netbilling.zwrot").min / 100,
    },
    ageing: number("pv.ubytek"),
    inverterYear: Math.round(middleOf(range("pv.falownik.wymiana"))),
  };
}

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
