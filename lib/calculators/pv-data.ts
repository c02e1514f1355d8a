import { calculatorDefaults, pvLimits } from "@/content/calculators";
import { givenOf } from "@/lib/content/figures/compute";
import type { Given } from "@/lib/content/figures/example";
import type { PvTexts } from "@/lib/content/types";
import { words } from "@/lib/content/words";
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

const parts = ["noc", "rano", "dzien", "wieczor", "pozno"] as const;
const partsOf = <Kind extends DayKind>(kind: Kind) => parts.map((part) => `doba.${kind}.${part}` as const);

/** Facts in per cent that are parts of one whole: the sun and a heat pump by month, the use of a day by its parts. */
export const sunMonths = months.map((month) => `slonce.${month}` as const);
export const pumpMonths = months.map((month) => `pompa.${month}` as const);
export const dayShares = { nikt: partsOf("nikt"), ktos: partsOf("ktos"), poludnie: partsOf("poludnie") };

/** What the calculation takes from content/facts, the guide's table among it, and the table of the sun. */
export function pvModel({ number, range }: Given = givenOf()): PvModel {
  const yearly = number("energia.uzyskPv");
  return {
    table: pvTablePowers.map((power) => ({
      power,
      cost: range(`pv.${power}kW.koszt`),
      production: range(`pv.${power}kW.produkcja`),
    })),
    yield: yearly,
    sun: sunTable(yearly, sunMonths.map(number)),
    days: {
      nikt: dayShares.nikt.map(number),
      ktos: dayShares.ktos.map(number),
      poludnie: dayShares.poludnie.map(number),
    },
    pump: { share: number("pompa.udzial"), months: pumpMonths.map(number) },
    coincidence: number("pv.zbieznosc"),
    storage: {
      price: range("magazyn.koszt"),
      cycles: number("przyklad.magazyn.cykle"),
      // Halfway from the whole capacity to what the guarantee leaves of it, as in the guide's example.
      capacity: (1 + middleOf(range("magazyn.pojemnoscKoncowa")) / 100) / 2,
      efficiency: number("energia.sprawnoscMagazynu") / 100,
    },
    ageing: number("pv.ubytek"),
    inverterYear: Math.round(middleOf(range("pv.falownik.wymiana"))),
  };
}

/** What the photovoltaics calculator shows: two groups of fields, first the installation and the house, then prices. */
export function pvData(texts: PvTexts, given: Given) {
  const { power, use, home, homes, storage, price, surplus, cost, subsidy, share, inverter, wrong, ...rest } = texts;
  const { number } = given;
  const limits = pvLimits;
  const [kilowatts, yearly] = [number("przyklad.pv.moc"), number("przyklad.pv.zuzycie")];
  const [bill, sold] = [number("energia.cenaG11Zmienna"), number("energia.nadwyzka")].map((zloty) => format(zloty, 2));
  const first = calculatorDefaults.pv;
  const perKwh = { digits: 2, unit: "zł/kWh" } as const;
  const fields = fieldsOf(
    pvShape,
    { ...texts, home: { ...home, options: homes } },
    {
      power: { name: names.power, ...limits.power, unit: "kW", example: "6", value: kilowatts },
      use: { name: names.use, ...limits.use, unit: "kWh", example: "4500", value: yearly },
      home: { name: names.home, value: first.home },
      storage: { name: names.storage, ...limits.storage, unit: "kWh", example: "8", value: first.storage },
      price: { name: names.price, ...limits.price, ...perKwh, example: "0,80", value: bill ?? "" },
      surplus: { name: names.surplus, ...limits.surplus, ...perKwh, example: "0,30", value: sold ?? "" },
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
    model: pvModel(given),
    fields: [fields.slice(0, 4), fields.slice(4)] as const,
    texts: rest,
    wrong: { ...words.input, ...wrong },
  };
}
