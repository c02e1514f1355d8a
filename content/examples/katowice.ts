import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.garaz.liczba": { what: "Ładowarki w hali garażowej", value: 12, ...given },
  "przyklad.garaz.moc": { what: "Moc jednej ładowarki", value: 11, unit: "kW", ...given },
  "przyklad.garaz.limit": { what: "Moc, którą budynek ma wolną na ładowanie", value: 40, unit: "kW", ...given },
  "przyklad.garaz.noc": { what: "Godziny nocnego ładowania", value: 10, unit: "h", ...given },
  "przyklad.garaz.zuzycie": { what: "Zużycie energii przez auto elektryczne", value: 20, unit: "kWh/100 km", ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Chargers share what the building has to spare.
  "przyklad.garaz.naraz": ["Moc wszystkich ładowarek naraz", ".liczba * .moc", "kW"],
  "przyklad.garaz.jedna": ["Moc na jedną ładowarkę po podziale", ".limit / .liczba", "kW", 1],
  "przyklad.garaz.energia": ["Energia na jedno auto przez noc po podziale", ".jedna * .noc", "kWh"],
  "przyklad.garaz.zasieg": ["Droga na energii z jednej nocy", ".energia * 100 / .zuzycie", "km", -1],
} as const satisfies ExampleResults;
