import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Bilans mocy i wniosek o warunki",
  "Rów, kabel na podsypce, folia i zasypanie",
  "Pomiary linii i zgłoszenie gotowości",
] as const;
const excluded = [
  "Opłata operatora za każdy kilowat",
  "Projekt, gdy wymagają go warunki",
  "Kostka i ogród ponad to, co wpisano do oferty",
] as const;

export const przylacza = {
  id: "przylacza",
  service: "przylacza",
  name: "Przyłącza",
  split: "Przy-łącza",
  request: "przyłącza elektrycznego",
  questions: [
    {
      kind: "one",
      id: "rodzaj",
      text: "Czego dotyczy przyłącze?",
      short: "Zakres",
      answers: [
        { id: "nowe", label: "Nowy dom" },
        { id: "moc", label: "Większa moc" },
        { id: "kabel", label: "Kabel na działce", say: "Kabel od złącza do domu wyceniamy po długości i gruncie." },
      ],
    },
    {
      kind: "number",
      id: "kilowaty",
      text: "Ile kilowatów?",
      short: "Moc",
      hint: "Nie wiesz? Zostaw. Moc policzy kalkulator w poradniku.",
      when: [{ question: "rodzaj", is: ["nowe"] }],
      unit: "kW",
      min: 4,
      max: 40,
      typical: 14,
    },
    {
      kind: "number",
      id: "wiecej",
      text: "O ile kilowatów więcej?",
      short: "Przyrost mocy",
      hint: "Opłatę liczy się tylko od różnicy.",
      when: [{ question: "rodzaj", is: ["moc"] }],
      unit: "kW",
      min: 1,
      max: 36,
      typical: 9,
    },
    {
      kind: "one",
      id: "linia",
      text: "Jaka linia idzie do działki?",
      short: "Linia",
      when: [{ question: "rodzaj", is: ["nowe", "moc"] }],
      answers: [
        { id: "ziemna", label: "Kabel w ziemi" },
        { id: "napowietrzna", label: "Przewody na słupach" },
        { id: "niewiem", label: "Nie wiem", say: "Rodzaj linii wskaże operator w warunkach przyłączenia." },
      ],
    },
    {
      kind: "one",
      id: "warunki",
      text: "Masz warunki przyłączenia?",
      short: "Warunki",
      answers: [
        { id: "tak", label: "Tak", say: "Przyślij ich zdjęcie: są tam moc, granica własności i termin." },
        { id: "nie", label: "Nie", say: "Wniosek złożymy z pełnomocnictwem i dopilnujemy odpowiedzi." },
      ],
    },
  ],
  prices: [
    {
      when: [
        { question: "rodzaj", is: ["nowe"] },
        { question: "linia", is: ["ziemna", "niewiem"] },
      ],
      what: "To opłata operatora z VAT za przyłącze kablowe. Nasze prace wyceniamy po obejrzeniu działki.",
      included,
      excluded,
      terms: [{ fact: "przylacze.stawkaKabel", times: "kilowaty", vat: "vat.podstawowy" }],
    },
    {
      when: [
        { question: "rodzaj", is: ["nowe"] },
        { question: "linia", is: ["napowietrzna"] },
      ],
      what: "To opłata operatora z VAT za przyłącze napowietrzne. Nasze prace wyceniamy po obejrzeniu działki.",
      included,
      excluded,
      terms: [{ fact: "przylacze.stawkaNapowietrzna", times: "kilowaty", vat: "vat.podstawowy" }],
    },
    {
      when: [
        { question: "rodzaj", is: ["moc"] },
        { question: "linia", is: ["ziemna", "niewiem"] },
      ],
      what: "To opłata operatora z VAT za dodatkowe kilowaty. Przeróbkę zasilania wyceniamy po oględzinach.",
      included,
      excluded,
      terms: [{ fact: "przylacze.stawkaKabel", times: "wiecej", vat: "vat.podstawowy" }],
    },
    {
      when: [
        { question: "rodzaj", is: ["moc"] },
        { question: "linia", is: ["napowietrzna"] },
      ],
      what: "To opłata operatora z VAT za dodatkowe kilowaty. Przeróbkę zasilania wyceniamy po oględzinach.",
      included,
      excluded,
      terms: [{ fact: "przylacze.stawkaNapowietrzna", times: "wiecej", vat: "vat.podstawowy" }],
    },
  ],
  rows: [
    {
      label: "Opłata operatora, przyłącze kablowe, netto",
      price: "{przylacze.stawkaKabel}",
      time: "warunki w {przylacze.warunkiV}",
    },
    {
      label: "Opłata operatora, przyłącze napowietrzne, netto",
      price: "{przylacze.stawkaNapowietrzna}",
      time: "warunki w {przylacze.warunkiV}",
    },
    { label: "Kabel, rozdzielnica i formalności", price: "po obejrzeniu działki", time: "w terminie z oferty" },
  ],
  depends: [
    "Długość i przekrój kabla od złącza do domu.",
    "Grunt i nawierzchnia, którą trzeba odtworzyć.",
    "Rozdzielnica główna i uziom, jeśli ich jeszcze nie ma.",
  ],
  examples: [
    {
      title: "Nowy dom z pompą ciepła",
      text: "{przyklad.przylacze.moc} kablem: operator bierze około {przyklad.przylacze.kabel} z VAT. Kabel na działce jest osobno.",
    },
    {
      title: "Z {przyklad.przylacze.mocDotad} na więcej",
      text: "Płacisz za różnicę kilowatów, a nie za całą moc. Dochodzi przeróbka zabezpieczenia i rozdzielnicy.",
    },
  ],
  terms: [
    { label: "Warunki", value: "{przylacze.warunkiV} od wniosku, w grupie V" },
    { label: "Budowa", value: "{przylacze.budowa}" },
    { label: "Oględziny", value: "bezpłatne" },
  ],
  prepare: [
    "Mapa albo szkic działki z miejscem domu.",
    "Zdjęcie najbliższego słupa albo złącza.",
    "Warunki przyłączenia, jeśli już są.",
  ],
  pages: [
    { label: "Przyłącza: podział prac i terminy", to: "/uslugi/przylacza" },
    { label: "Kalkulator mocy domu", to: "/poradnik/obliczanie-mocy" },
  ],
} as const satisfies EstimateSubject;
