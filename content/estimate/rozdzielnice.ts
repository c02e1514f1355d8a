import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Obudowa i aparaty dobrane do przewodów",
  "Przełączenie i opis każdego obwodu",
  "Pomiary z protokołem",
] as const;
const excluded = [
  "Nowe przewody, jeśli stare się nie nadają",
  "Przesunięcie tablicy w inne miejsce",
  "Detektory iskrzenia i aparaty RCBO, wyceniane za obwód",
] as const;

export const rozdzielnice = {
  id: "rozdzielnice",
  service: "rozdzielnice",
  name: "Rozdzielnice",
  split: "Rozdziel-nice",
  request: "wymiany rozdzielnicy",
  questions: [
    {
      kind: "one",
      id: "budynek",
      text: "Gdzie jest rozdzielnica?",
      short: "Budynek",
      answers: [
        { id: "mieszkanie", label: "Mieszkanie" },
        { id: "dom", label: "Dom" },
        {
          id: "firma",
          label: "Firma, część wspólna",
          say: "Tablice firm i klatek wyceniamy po schemacie albo oględzinach.",
        },
      ],
    },
    {
      kind: "number",
      id: "obwody",
      text: "Ile ma zabezpieczeń?",
      short: "Zabezpieczenia",
      hint: "Policz dźwigienki albo wkręcane bezpieczniki, bez głównych.",
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      unit: "szt.",
      min: 3,
      max: 30,
      typical: 10,
    },
    {
      kind: "one",
      id: "stan",
      text: "Co jest w niej teraz?",
      short: "Stan",
      answers: [
        {
          id: "wkrecane",
          label: "Wkręcane bezpieczniki",
          say: "Przy wkręcanych sprawdzamy też przewody: bez żyły ochronnej nowa tablica nie wystarczy.",
        },
        {
          id: "bezrcd",
          label: "Dźwigienki bez różnicówki",
          say: "Różnicówkę da się zwykle dołożyć razem z obudową większą o kilka modułów.",
        },
        {
          id: "zrcd",
          label: "Dźwigienki z przyciskiem TEST",
          say: "Może wystarczyć dołożenie aparatów zamiast wymiany całości.",
        },
        { id: "niewiem", label: "Nie wiem", say: "Zdjęcie z otwartymi drzwiczkami i założoną osłoną wystarczy." },
      ],
    },
    {
      kind: "one",
      id: "zdjecie",
      text: "Masz zdjęcie tablicy?",
      short: "Zdjęcie",
      answers: [
        { id: "tak", label: "Tak, dołączę", say: "Po zdjęciu zawęzimy przedział przed przyjazdem." },
        { id: "nie", label: "Jeszcze nie", say: "Zrób je z przodu. Osłony nie zdejmuj." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      what: "Obudowa, aparaty, różnicówka na cztery obwody, ogranicznik przepięć i pomiary. Szacunek rynkowy.",
      included,
      excluded,
      terms: [
        { fact: "rynek.obudowa" },
        { fact: "rynek.rozlacznik" },
        { fact: "rynek.spd" },
        { fact: "rynek.drobne" },
        { fact: "rynek.mcb", times: "obwody" },
        { fact: "rynek.obwod", times: "obwody" },
        { fact: "rynek.rcd", times: "obwody", per: 4 },
      ],
    },
  ],
  rows: [
    {
      label: "Rozdzielnica w mieszkaniu, {przyklad.tablica.mieszkanieObwody} obwodów",
      price: "{przyklad.tablica.mieszkanie}",
      time: "{rozdzielnica.czas}",
    },
    {
      label: "Rozdzielnica w domu, {przyklad.tablica.domObwody} obwodów",
      price: "{przyklad.tablica.dom}",
      time: "{rozdzielnica.czas}",
    },
  ],
  depends: [
    "Liczba obwodów: na każdy przypada wyłącznik, zacisk i pomiar.",
    "Liczba różnicówek i typ ogranicznika przepięć.",
    "Ściana, w której siedzi obudowa, i miejsce na większą.",
  ],
  examples: [
    {
      title: "Mieszkanie",
      text: "{przyklad.tablica.mieszkanieObwody} obwodów i {przyklad.tablica.mieszkanieRcd} różnicówki: {przyklad.tablica.mieszkanie}.",
    },
    {
      title: "Dom",
      text: "{przyklad.tablica.domObwody} obwodów i {przyklad.tablica.domRcd} różnicówki: {przyklad.tablica.dom}.",
    },
  ],
  terms: [
    { label: "Wymiana", value: "{rozdzielnica.czas}" },
    { label: "Protokół", value: "{pomiary.dokumenty} po pomiarach" },
  ],
  prepare: [
    "Zdjęcie tablicy z otwartymi drzwiczkami i założoną osłoną.",
    "Lista dużych urządzeń: płyta, piekarnik, bojler, auto.",
    "Metr wolnego miejsca i wejście do wszystkich pokoi.",
  ],
  pages: [
    { label: "Rozdzielnice: aparaty i cena", to: "/uslugi/rozdzielnice" },
    { label: "Poradnik: modernizacja", to: "/poradnik/modernizacja" },
  ],
} as const satisfies EstimateSubject;
