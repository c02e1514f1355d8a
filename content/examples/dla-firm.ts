import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-26" } as const;

export const inputs = {
  "przyklad.hala.obwody": { what: "Obwody w hali", value: 120, ...given },

  "przyklad.kompensacja.lata": {
    what: "Zwrot baterii kondensatorów, powyżej którego odradzamy zakup",
    value: 4,
    unit: "lata",
    ...given,
  },
  "przyklad.biuro.obwody": { what: "Obwody w biurze", value: 40, ...given },
  "przyklad.biuro.oprawy": { what: "Oprawy awaryjne w biurze", value: 16, ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Without VAT. Measurements: circuits × price, at least the smallest job. An office: as many sockets as of the network.
  "przyklad.hala.obwodNetto": ["Pomiar obwodu w firmie, netto", "pomiary.obwod / (1 + vat.podstawowy / 100)", "zł"],
  "przyklad.hala.zlecenieNetto": [
    "Najmniejsze pomiary w firmie, netto",
    "pomiary.firma / (1 + vat.podstawowy / 100)",
    "zł",
    -1,
  ],
  "przyklad.kompensacja.oplata": [
    "Miesięczna opłata za energię bierną, przy której zwraca się bateria, netto",
    "rynek.kompensacja / (.lata * 12)",
    "zł",
    -1,
  ],
  "przyklad.hala.pomiary": [
    "Pomiary hali z przykładu, netto",
    "max(.obwody * pomiary.obwod, pomiary.firma) / (1 + vat.podstawowy / 100)",
    "zł",
    -2,
  ],
  "przyklad.biuro.pomiary": [
    "Pomiary biura z przykładu, netto",
    "max(.obwody * pomiary.obwod, pomiary.firma) / (1 + vat.podstawowy / 100)",
    "zł",
    -1,
  ],
  "przyklad.biuro.gniazda": [
    "Gniazda 230 V biura z przykładu, netto",
    "przyklad.lan.punktyBiuro * rynek.punkt / (1 + vat.mieszkaniowy / 100)",
    "zł",
    -2,
  ],
  "przyklad.biuro.awaryjne": [
    "Próba oświetlenia awaryjnego biura z przykładu, netto",
    ".oprawy * pomiary.oprawaAwaryjna",
    "zł",
  ],
} as const satisfies ExampleResults;
