import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.linia.dlugosc": { what: "Odległość garażu od rozdzielnicy w domu", value: 80, unit: "m", ...given },
  "przyklad.linia.prad": { what: "Prąd ładowarki jednofazowej", value: 16, unit: "A", ...given },
  "przyklad.linia.cienki": { what: "Przekrój kabla, który już leży, mm²", value: 2.5, ...given },
  "przyklad.linia.gruby": { what: "Przekrój kabla do porównania, mm²", value: 10, ...given },
  "przyklad.linia.zalecenie": { what: "Zalecany największy spadek napięcia od złącza", value: 5, unit: "%", ...given },
} as const satisfies ExampleInputs;

export const results = {
  // A charger in a garage far from the house.
  "przyklad.linia.moc": "power(1, .prad, 1)",
  "przyklad.linia.spadekCienki": ["Spadek napięcia na cienkim kablu", "drop(1, .moc, .dlugosc, .cienki)", "%", 1],
  "przyklad.linia.spadekGruby": ["Spadek napięcia na grubym kablu", "drop(1, .moc, .dlugosc, .gruby)", "%", 1],
  "przyklad.linia.koszt": [
    "Nowy kabel do garażu z podłączeniem na obu końcach",
    ".dlugosc * przylacze.kabel.metr + przylacze.kabel.konce",
    "zł",
  ],
} as const satisfies ExampleResults;
