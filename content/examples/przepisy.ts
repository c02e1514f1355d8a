import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.petla.wylacznik": { what: "Wyłącznik nadprądowy B w badanym obwodzie", value: 16, unit: "A", ...given },
  "przyklad.petla.krotnosc": {
    what: "Krotność prądu, przy której wyłącznik B wyłącza natychmiast",
    value: 5,
    ...given,
  },
  "przyklad.petla.zla": {
    what: "Zmierzona impedancja pętli zwarcia, obwód z poluzowanym zaciskiem, om",
    value: 3.2,
    ...given,
  },

  "przyklad.pomiary.lata": { what: "Lata między obowiązkowymi kontrolami domu", value: 5, ...given },

  "przyklad.kontrola.rok": { what: "Rok ostatniego protokołu", value: 2021, ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Highest loop impedance of a type B breaker, U / (k × In): cut, never rounded up.
  "przyklad.petla.granica": [
    "Największa impedancja pętli zwarcia, om",
    "cut(siec.napiecie / (.wylacznik * .krotnosc), 2)",
    "",
    2,
  ],
  "przyklad.kontrola.nastepna": ["Rok następnej kontroli z przykładu", ".rok + przyklad.pomiary.lata"],
} as const satisfies ExampleResults;
