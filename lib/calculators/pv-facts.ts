import type { FactKey } from "@/lib/content/figures";
import { type DayKind, pvTablePowers } from "./types";

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

/** Facts the photovoltaics calculator stands on. */
export const pvFacts = {
  table: pvTablePowers.map(
    (power) =>
      ({ power, cost: `pv.${power}kW.koszt`, production: `pv.${power}kW.produkcja` }) as const satisfies {
        power: number;
        cost: FactKey;
        production: FactKey;
      },
  ),
  yield: "energia.uzyskPv",
  sun: months.map((month) => `slonce.${month}` as const),
  days: { nikt: partsOf("nikt"), ktos: partsOf("ktos"), poludnie: partsOf("poludnie") },
  pumpShare: "pompa.udzial",
  pump: months.map((month) => `pompa.${month}` as const),
  coincidence: "pv.zbieznosc",
  storagePrice: "magazyn.koszt",
  storageCycles: "przyklad.magazyn.cykle",
  storageRest: "magazyn.pojemnoscKoncowa",
  storageEfficiency: "energia.sprawnoscMagazynu",
  ageing: "pv.ubytek",
  inverterYear: "pv.falownik.wymiana",
  /** What the form holds at first: the guide's worked example. */
  power: "przyklad.pv.moc",
  use: "przyklad.pv.zuzycie",
  bill: "energia.cenaG11Zmienna",
  surplus: "energia.nadwyzka",
  inverter: "przyklad.pv.falownik",
} as const;

/** Every fact of them by its key, for the checks of content. */
export const pvFactKeys: readonly FactKey[] = Object.values(pvFacts).flatMap((fact): FactKey[] => {
  if (typeof fact === "string") return [fact];
  if (!Array.isArray(fact)) return Object.values(fact as typeof pvFacts.days).flat();
  return (fact as readonly (FactKey | (typeof pvFacts.table)[number])[]).flatMap((entry) =>
    typeof entry === "string" ? [entry] : [entry.cost, entry.production],
  );
});
