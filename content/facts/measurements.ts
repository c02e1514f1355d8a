import type { Fact } from "@/lib/content/types";

/** Prices of measurements in Silesia. The firm confirms or replaces them. */
const silesia = {
  unit: "zł",
  source: "ceny rynkowe na Śląsku, jesień 2026, do potwierdzenia przez firmę",
  checked: "2026-11-25",
  checkBy: "2027-05-31",
  confirm: true,
} as const;

/** Measurements: prices, terms, documents. */
export const measurements = {
  "pomiary.domDo150": {
    what: "Pomiary domu do 150 m², cena od",
    value: 800,
    unit: "zł",
    source: "dane firmy",
    checked: "2026-11-21",
    checkBy: "2027-11-30",
  },
  "pomiary.dom150do250": {
    what: "Pomiary domu 150–250 m², cena od",
    value: 1200,
    unit: "zł",
    source: "dane firmy",
    checked: "2026-11-21",
    checkBy: "2027-11-30",
  },
  "pomiary.mieszkanie": {
    what: "Pomiary jednego mieszkania z protokołem",
    min: 300,
    max: 500,
    ...silesia,
  },
  "pomiary.lokal": {
    what: "Pomiary w bloku: jedno mieszkanie",
    min: 90,
    max: 150,
    ...silesia,
  },
  "pomiary.klatka": {
    what: "Pomiary w bloku: części wspólne jednej klatki",
    min: 250,
    max: 450,
    ...silesia,
  },
  "pomiary.blok": {
    what: "Pomiary w bloku, najmniejsze zlecenie",
    min: 1000,
    max: 1800,
    ...silesia,
  },
  "pomiary.piorunochron": {
    what: "Pomiary piorunochronu jednego budynku z protokołem",
    min: 300,
    max: 600,
    ...silesia,
  },
  "pomiary.pv": {
    what: "Pomiary paneli fotowoltaicznych po stronie prądu stałego",
    min: 250,
    max: 500,
    ...silesia,
  },
  "pomiary.obwod": {
    what: "Pomiary w firmie: jeden obwód",
    min: 18,
    max: 35,
    ...silesia,
  },
  "pomiary.firma": {
    what: "Pomiary w firmie, najmniejsze zlecenie",
    min: 600,
    max: 1200,
    ...silesia,
  },
  "pomiary.oprawaAwaryjna": {
    what: "Próba oświetlenia awaryjnego w firmie: jedna oprawa z wynikiem w protokole, netto",
    min: 15,
    max: 30,
    ...silesia,
  },
  "pomiary.stacja": {
    what: "Przegląd stacji kontenerowej z jednym transformatorem 630 kVA: oględziny, czyszczenie, próby i protokół, netto",
    min: 2800,
    max: 5200,
    ...silesia,
    source:
      "szacunek, jesień 2026: dwie osoby z uprawnieniami na dzień, pomiary i dokumentacja; do potwierdzenia przez firmę",
  },
  "pomiary.progMaly": {
    what: "Powierzchnia domu, do której obowiązuje pierwsza cena",
    value: 150,
    unit: "m²",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "pomiary.progDuzy": {
    what: "Powierzchnia domu, powyżej której wycena jest indywidualna",
    value: 250,
    unit: "m²",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "pomiary.termin": {
    what: "Pomiary po zgłoszeniu",
    min: 2,
    max: 3,
    unit: "dni robocze",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "pomiary.dokumenty": {
    what: "Dokumenty po pomiarach",
    min: 2,
    max: 3,
    unit: "dni robocze",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "pomiary.przegladDom": {
    what: "Okresowa kontrola instalacji i piorunochronu w budynku, co najmniej",
    text: "co 5 lat",
    source: "Prawo budowlane, art. 62 ust. 1 pkt 2",
    checked: "2026-11-21",
    checkBy: "2027-06-30",
  },
  "pomiary.przegladRoczny": {
    what: "Pomiary uziemień i ochrony w warunkach podwyższonego ryzyka, budynki użyteczności publicznej (praktyka, wymagania zarządcy lub ubezpieczyciela)",
    text: "raz w roku",
    source: "dane firmy; praktyka eksploatacyjna",
    checked: "2026-11-21",
    checkBy: "2027-06-30",
    confirm: true,
  },
  "serwis.stacja": {
    what: "Umowa serwisowa na stację z jednym transformatorem 630 kVA, netto za miesiąc: przegląd raz w roku, dwa obchody, dojazd w umówionym czasie",
    min: 450,
    max: 900,
    ...silesia,
    source:
      "szacunek, jesień 2026: przegląd w cenie pomiary.stacja, dwa obchody po 400–700 zł i gotowość, przez 12 miesięcy; do potwierdzenia przez firmę",
  },
} as const satisfies Record<string, Fact>;
