import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.listwa.czajnik": { what: "Czajnik na wspólnej listwie", value: 2000, unit: "W", ...given },
  "przyklad.listwa.toster": { what: "Toster na wspólnej listwie", value: 900, unit: "W", ...given },
  "przyklad.listwa.mikrofalowka": {
    what: "Kuchenka mikrofalowa na wspólnej listwie",
    value: 1200,
    unit: "W",
    ...given,
  },
  "przyklad.listwa.obciazalnosc": { what: "Obciążalność listwy z przewodem 3×1 mm²", value: 10, unit: "A", ...given },
  "przyklad.listwa.wylacznik": { what: "Wyłącznik nadprądowy obwodu gniazd", value: 16, unit: "A", ...given },
  "przyklad.listwa.niezadzialanie": {
    what: "Krotność prądu, przy której wyłącznik może nie zadziałać przez godzinę (PN-EN 60898-1)",
    value: 1.13,
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.listwa.suma": ["Moc urządzeń na wspólnej listwie", ".czajnik + .toster + .mikrofalowka", "W"],
  "przyklad.listwa.prad": ["Prąd urządzeń na wspólnej listwie", ".suma / siec.napiecie", "A", 1],
  "przyklad.listwa.przeciazenie": [
    "O ile prąd przekracza obciążalność listwy",
    "(.prad / .obciazalnosc - 1) * 100",
    "%",
  ],
  // A breaker stays on for an hour at 1.13 × its rated current (EN 60898-1).
  "przyklad.listwa.granica": [
    "Prąd, przy którym wyłącznik może nie zadziałać przez godzinę",
    ".wylacznik * .niezadzialanie",
    "A",
  ],
  "przyklad.listwa.mocObwodu": ["Moc obwodu gniazd z przykładu", "power(1, .wylacznik, 1)", "kW", 1],
  "przyklad.listwa.mocListwy": ["Moc, którą znosi listwa z przykładu", "power(1, .obciazalnosc, 1)", "kW", 1],
} as const satisfies ExampleResults;
