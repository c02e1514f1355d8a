import type { Fact } from "@/lib/content/types";

/** What the firm promises its customers. It confirms or changes the words. */
const promise = {
  source: "propozycja redakcji, do potwierdzenia przez firmę",
  checked: "2026-11-26",
  checkBy: "2027-05-31",
  confirm: true,
} as const;

/** Range and promises in words. Experience, arrival, hours and claims: content/site.ts and content/claims.ts. */
export const company = {
  "obietnica.odpowiedz": { what: "Kiedy odpisujemy na wiadomość", text: "w dni robocze do 4 godzin", ...promise },
  "obietnica.spoznienie": {
    what: "Co klient dostaje, gdy się spóźnimy",
    text: "Jeśli spóźnimy się ponad godzinę i nie uprzedzimy, za dojazd i diagnozę nie płacisz.",
    ...promise,
  },
  "obietnica.cena": {
    what: "Co klient dostaje, gdy cena się zmieni",
    text: "Ceny z podpisanej oferty nie podnosimy. Pracę, której w niej nie ma, zaczynamy dopiero, gdy zgodzisz się na jej cenę.",
    ...promise,
  },
  "start.instalacje": {
    what: "Kiedy zaczynamy modernizację albo wymianę instalacji, od zgody na ofertę",
    min: 2,
    max: 4,
    unit: "tygodnie",
    ...promise,
  },
  "start.rozdzielnica": {
    what: "Kiedy wymieniamy rozdzielnicę, od zgody na ofertę",
    min: 1,
    max: 2,
    unit: "tygodnie",
    ...promise,
  },
  "firma.zasiegKatowice": {
    what: "Zasięg wokół Katowic",
    value: 30,
    unit: "km",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "firma.serwisDabrowa": {
    what: "Gotowość serwisu dla przemysłu w Dąbrowie Górniczej",
    text: "24/7",
    source: "dane firmy",
    checked: "2026-11-20",
  },
} as const satisfies Record<string, Fact>;
