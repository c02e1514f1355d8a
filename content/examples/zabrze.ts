import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.zabrze.mieszkanie": { what: "Nieocieplone mieszkanie w ceglanym domu", value: 50, unit: "m²", ...given },
  "przyklad.zabrze.cieplo": {
    what: "Moc ogrzewania na metr nieocieplonego mieszkania",
    value: 100,
    unit: "W/m²",
    ...given,
  },
  "przyklad.zabrze.bojler": { what: "Pojemnościowy podgrzewacz wody", value: 2, unit: "kW", ...given },
  "przyklad.zabrze.zabezpieczenie": {
    what: "Zabezpieczenie przedlicznikowe przy jednej fazie",
    value: 25,
    unit: "A",
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.zabrze.ogrzewanie": ["Moc ogrzewania mieszkania", ".mieszkanie * .cieplo / 1000", "kW", 1],
  "przyklad.zabrze.razem": ["Moc ogrzewania i ciepłej wody", ".ogrzewanie + .bojler", "kW", 1],
  "przyklad.zabrze.prad": ["Prąd ogrzewania i ciepłej wody w jednej fazie", ".razem * 1000 / siec.napiecie", "A"],
  "przyklad.zabrze.przydzial": ["Moc z jednej fazy", "power(1, .zabezpieczenie, 1)", "kW", 2],
} as const satisfies ExampleResults;
