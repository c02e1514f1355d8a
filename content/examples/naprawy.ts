import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

export const inputs = {} as const satisfies ExampleInputs;

export const results = {
  "przyklad.naprawa.gniazdo": ["Rachunek za wizytę z nowym gniazdem", "naprawa.wizyta + naprawa.gniazdo", "zł"],
  "przyklad.naprawa.wybicie": [
    "Rachunek za wizytę z drugą godziną szukania i nowym wyłącznikiem",
    "naprawa.wizyta + naprawa.godzina + naprawa.wylacznik",
    "zł",
  ],
} as const satisfies ExampleResults;
