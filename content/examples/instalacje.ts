import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.zlecenie.mieszkanie": {
    what: "Powierzchnia mieszkania do pełnej wymiany",
    value: 45,
    unit: "m²",
    ...given,
  },
  "przyklad.zlecenie.dom": { what: "Powierzchnia domu do modernizacji", value: 110, unit: "m²", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.zlecenie.mieszkanieZakres": ["Pełna wymiana w mieszkaniu", ".mieszkanie * wymiana.cenaPelna", "zł"],
  "przyklad.zlecenie.domZakres": ["Modernizacja w domu", ".dom * modernizacja.cena", "zł"],
  "przyklad.vat.wzrost": [
    "O ile rośnie cena ponad progiem VAT",
    "((1 + vat.podstawowy / 100) / (1 + vat.mieszkaniowy / 100) - 1) * 100",
    "%",
    1,
  ],
} as const satisfies ExampleResults;
