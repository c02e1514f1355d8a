import { type DayKind, type PvModel, pvTablePowers } from "@/lib/physics/quantities";
import { sunTable } from "@/lib/physics/sun";
import { middleOf } from "@/lib/text/numbers";
import { type FactReader, factReader, storagePrices } from "./fact-reader";

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
