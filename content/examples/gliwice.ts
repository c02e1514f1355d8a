import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.pokoje.farelka": { what: "Farelka w wynajmowanym pokoju", value: 2000, unit: "W", ...given },
  "przyklad.pokoje.czajnik": { what: "Czajnik w drugim pokoju", value: 2000, unit: "W", ...given },
  "przyklad.pokoje.suszarka": { what: "Suszarka do włosów w trzecim pokoju", value: 1800, unit: "W", ...given },
  "przyklad.pokoje.wylacznik": { what: "Wyłącznik jedynego obwodu gniazd", value: 16, unit: "A", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.pokoje.limit": ["Moc, którą zniesie wyłącznik tego obwodu", ".wylacznik * siec.napiecie", "W"],
  "przyklad.pokoje.suma": ["Moc urządzeń w wynajmowanych pokojach", ".farelka + .czajnik + .suszarka", "W"],
  "przyklad.pokoje.prad": ["Prąd urządzeń w wynajmowanych pokojach", ".suma / siec.napiecie", "A"],
  // A breaker trips within an hour at 1.45 × its rated current (EN 60898-1).
  "przyklad.pokoje.godzina": ["Prąd, przy którym wyłącznik musi zadziałać w ciągu godziny", ".wylacznik * 1.45", "A"],
} as const satisfies ExampleResults;
