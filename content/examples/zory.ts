import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.lokal.piec": { what: "Piec do pizzy", value: 8, unit: "kW", ...given },
  "przyklad.lokal.zmywarka": { what: "Zmywarka gastronomiczna", value: 3.5, unit: "kW", ...given },
  "przyklad.lokal.klimatyzacja": { what: "Klimatyzacja lokalu", value: 2, unit: "kW", ...given },
  "przyklad.lokal.zabezpieczenie": {
    what: "Dawny przydział lokalu: jedna faza z zabezpieczeniem",
    value: 25,
    unit: "A",
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.lokal.razem": ["Moc urządzeń lokalu", ".piec + .zmywarka + .klimatyzacja", "kW", 1],
  "przyklad.lokal.przydzial": ["Dawna moc lokalu z jednej fazy", "power(1, .zabezpieczenie, 1)", "kW", 2],
} as const satisfies ExampleResults;
