import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-26" } as const;

export const inputs = {
  "przyklad.blok.lokale": { what: "Mieszkania w bloku", value: 14, ...given },
  "przyklad.blok.klatki": { what: "Klatki w bloku", value: 2, ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.blok.suma": [
    "Pomiary bloku z przykładu",
    "max(.lokale * pomiary.lokal + .klatki * pomiary.klatka, pomiary.blok)",
    "zł",
  ],
  "przyklad.blok.zPiorunochronem": ["Pomiary bloku z przykładu z piorunochronem", ".suma + pomiary.piorunochron", "zł"],
} as const satisfies ExampleResults;
