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
  "przyklad.nowyDom.powierzchnia": { what: "Powierzchnia nowego domu", value: 140, unit: "m²", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.zlecenie.mieszkanieZakres": ["Pełna wymiana w mieszkaniu", ".mieszkanie * wymiana.cenaPelna", "zł"],
  "przyklad.zlecenie.domZakres": ["Modernizacja w domu", ".dom * modernizacja.cena", "zł"],
  "przyklad.nowyDom.punktyProste": ["Punkty w nowym domu, prosty układ", ".powierzchnia * instalacje.punktyProste", ""],
  "przyklad.nowyDom.punktyPelne": [
    "Punkty w nowym domu, pełny układ",
    ".powierzchnia * instalacje.punktyPelne",
    "szt.",
  ],
  "przyklad.nowyDom.metrProsty": [
    "Przewody i punkty w nowym domu, prosty układ, za metr kwadratowy",
    "rynek.punkt * instalacje.punktyProste",
    "zł/m²",
  ],
  "przyklad.nowyDom.metrPelny": [
    "Przewody i punkty w nowym domu, pełny układ, za metr kwadratowy",
    "rynek.punkt * instalacje.punktyPelne",
    "zł/m²",
  ],
  "przyklad.nowyDom.prosty": [
    "Nowy dom: prosty układ z rozdzielnicą, uziomem i pomiarami",
    "round(.powierzchnia * .metrProsty + przyklad.tablica.dom + uziom.dom + pomiary.domDo150, -2)",
    "zł",
  ],
  "przyklad.nowyDom.pelny": [
    "Nowy dom: pełny układ z rozdzielnicą, uziomem i pomiarami",
    "round(.powierzchnia * .metrPelny + przyklad.tablica.dom + uziom.dom + pomiary.domDo150, -2)",
    "zł",
  ],
  "przyklad.ladowarka.netto": [
    "Obwód ładowarki 11 kW w firmie, bez VAT",
    "round(ladowarka.obwod / (1 + vat.mieszkaniowy / 100), -1)",
    "zł",
  ],
  "przyklad.vat.wzrost": [
    "O ile rośnie cena ponad progiem VAT",
    "((1 + vat.podstawowy / 100) / (1 + vat.mieszkaniowy / 100) - 1) * 100",
    "%",
    1,
  ],
} as const satisfies ExampleResults;
