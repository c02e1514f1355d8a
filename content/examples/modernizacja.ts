import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.modernizacja.kuchnia": { what: "Powierzchnia kuchni", value: 12, unit: "m²", ...given },
  "przyklad.modernizacja.lazienka": { what: "Powierzchnia łazienki", value: 8, unit: "m²", ...given },
  "przyklad.modernizacja.przedpokoj": { what: "Powierzchnia przedpokoju", value: 8, unit: "m²", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "modernizacja.stawkaOd": ["Modernizacja, dolna stawka", "low(.cena)", "zł/m²"],
  "modernizacja.stawkaSrodek": ["Modernizacja, środek zakresu", "middle(.cena)", "zł/m²"],
  "modernizacja.stawkaDo": ["Modernizacja, górna stawka", "high(.cena)", "zł/m²"],
  "przyklad.modernizacja.od": [
    "Modernizacja domu, dolna stawka",
    "przyklad.dom.powierzchnia * modernizacja.stawkaOd",
    "zł",
    -1,
  ],
  "przyklad.modernizacja.srodek": [
    "Modernizacja domu, środek zakresu",
    "przyklad.dom.powierzchnia * modernizacja.stawkaSrodek",
    "zł",
    -1,
  ],
  "przyklad.modernizacja.do": [
    "Modernizacja domu, górna stawka",
    "przyklad.dom.powierzchnia * modernizacja.stawkaDo",
    "zł",
    -1,
  ],
  "przyklad.modernizacja.pokoje": ["Kuchnia, łazienka i przedpokój", ".kuchnia + .lazienka + .przedpokoj", "m²"],
  "przyklad.modernizacja.kosztPokoi": ["Modernizacja trzech pomieszczeń", "3 * modernizacja.minimum", "zł"],
  "przyklad.modernizacja.zTablica": [
    "Modernizacja trzech pomieszczeń z rozdzielnicą",
    ".kosztPokoi + przyklad.tablica.dom",
    "zł",
  ],
  "przyklad.modernizacja.wymiana": [
    "Pełna wymiana instalacji w tym domu",
    "przyklad.dom.powierzchnia * wymiana.cena",
    "zł",
  ],
} as const satisfies ExampleResults;
