import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.wymiana.powierzchnia": { what: "Powierzchnia mieszkania", value: 60, unit: "m²", ...given },
  "przyklad.wymiana.rezerwa": { what: "Rezerwa na niespodzianki w ścianach", value: 10, unit: "%", ...given },
  "przyklad.wymiana.swiatlo": { what: "Punkty świetlne w mieszkaniu", value: 12, ...given },
  "przyklad.wymiana.laczniki": { what: "Łączniki w mieszkaniu", value: 11, ...given },
  "przyklad.wymiana.gniazda": { what: "Gniazda w mieszkaniu", value: 37, ...given },
  "przyklad.wymiana.obwody": { what: "Obwody w mieszkaniu po wymianie", value: 12, ...given },
} as const satisfies ExampleInputs;

export const results = {
  "wymiana.stawkaOd": ["Wymiana, dolna stawka", "low(.cena)", "zł/m²"],
  "wymiana.stawkaSrodek": ["Wymiana, środek zakresu", "middle(.cena)", "zł/m²"],
  "wymiana.stawkaDo": ["Wymiana, górna stawka", "high(.cena)", "zł/m²"],
  "przyklad.wymiana.zakres": ["Wymiana w mieszkaniu", ".powierzchnia * wymiana.cena", "zł"],
  "przyklad.wymiana.pelna": ["Wymiana całej instalacji w mieszkaniu", ".powierzchnia * wymiana.cenaPelna", "zł"],
  "przyklad.wymiana.od": ["Wymiana w mieszkaniu, dolna stawka", "low(.zakres)", "zł", -1],
  "przyklad.wymiana.srodek": ["Wymiana w mieszkaniu, środek zakresu", "middle(.zakres)", "zł", -1],
  "przyklad.wymiana.do": ["Wymiana w mieszkaniu, górna stawka", "high(.zakres)", "zł", -1],
  "przyklad.wymiana.kwotaRezerwy": ["Rezerwa na niespodzianki", ".srodek * .rezerwa / 100", "zł", -1],
  "przyklad.wymiana.budzet": ["Budżet wyjściowy", ".srodek + .kwotaRezerwy", "zł", -1],
  "przyklad.wymiana.wykonczenie": ["Tynki i malowanie po wymianie", ".powierzchnia * wykonczenie.bruzdy", "zł"],
  "przyklad.wymiana.punkty": ["Punkty w mieszkaniu razem", ".swiatlo + .laczniki + .gniazda"],
  "przyklad.wymiana.zaPunktOd": ["Na punkt, dolna stawka", ".od / .punkty", "zł", -1],
  "przyklad.wymiana.zaPunktSrodek": ["Na punkt, środek zakresu", ".srodek / .punkty", "zł", -1],
  "przyklad.wymiana.zaPunktDo": ["Na punkt, górna stawka", ".do / .punkty", "zł", -1],
} as const satisfies ExampleResults;
