import type { EstimateSubject } from "@/lib/content/types";

const home = [
  "Oględziny rozdzielnicy i osprzętu",
  "Ciągłość przewodów ochronnych i rezystancja izolacji",
  "Impedancja pętli zwarcia w gniazdach",
  "Prąd i czas zadziałania różnicówek",
  "Protokół w PDF i na papierze, z podpisem i pieczątką",
] as const;
const repair = "Naprawa usterek, wyceniana po protokole";
const repairs = [repair, "Ponowny pomiar po naprawie"] as const;
const visit = "przyjazd {pomiary.termin} od zgłoszenia, na miejscu od kilku godzin do dnia";
const extras = [
  { fact: "pomiary.piorunochron", when: [{ question: "dodatki", is: ["piorunochron"] }] },
  { fact: "pomiary.pv", when: [{ question: "dodatki", is: ["fotowoltaika"] }] },
] as const;

const blockTime = "po ogłoszeniu wejść, około ośmiu mieszkań dziennie";
const blockIncluded = [
  "Pomiary w każdym otwartym mieszkaniu",
  "Tablice, oświetlenie i gniazda klatek",
  "Protokół zbiorczy i lista usterek dla zarządcy",
] as const;
const blockExcluded = [repair, "Drugi przyjazd do mieszkań, których nikt nie otworzył"] as const;
const blockTerms = [
  { fact: "pomiary.lokal", times: "lokale" },
  { fact: "pomiary.klatka", times: "klatki" },
  ...extras,
] as const;

export const pomiary: EstimateSubject = {
  id: "pomiary",
  service: "pomiary",
  request: "pomiarów elektrycznych",
  questions: [
    {
      kind: "one",
      id: "co",
      text: "Co mierzymy?",
      short: "Obiekt",
      answers: [
        { id: "dom", label: "Dom" },
        { id: "mieszkanie", label: "Mieszkanie" },
        {
          id: "wspolnota",
          label: "Blok, wspólnota",
          say: "Wejścia do mieszkań zarządca ogłasza zwykle tydzień wcześniej.",
        },
        { id: "firma", label: "Firma", say: "Maszyny i hale wyceniamy po spisie: każdy obwód mierzymy osobno." },
      ],
    },
    {
      kind: "number",
      id: "metry",
      text: "Ile dom ma powierzchni?",
      short: "Powierzchnia",
      hint: "Wlicz wszystkie kondygnacje i garaż w bryle domu.",
      when: [{ question: "co", is: ["dom"] }],
      unit: "m²",
      min: 20,
      max: 600,
      typical: 120,
    },
    {
      kind: "number",
      id: "lokale",
      text: "Ile mieszkań?",
      short: "Mieszkania",
      when: [{ question: "co", is: ["wspolnota"] }],
      unit: "szt.",
      min: 2,
      max: 200,
      typical: 20,
    },
    {
      kind: "number",
      id: "klatki",
      text: "Ile klatek?",
      short: "Klatki",
      when: [{ question: "co", is: ["wspolnota"] }],
      unit: "szt.",
      min: 1,
      max: 12,
      typical: 2,
    },
    {
      kind: "number",
      id: "obwody",
      text: "Ile obwodów?",
      short: "Obwody",
      hint: "Policz dźwigienki we wszystkich rozdzielnicach. Sklep ma zwykle 15–25, biuro 20–40.",
      when: [{ question: "co", is: ["firma"] }],
      unit: "szt.",
      min: 5,
      max: 400,
      typical: 25,
    },
    {
      kind: "one",
      id: "cel",
      text: "Po co ci pomiary?",
      short: "Cel",
      answers: [
        {
          id: "kontrola",
          label: "Kontrola okresowa",
          say: "Ustawa każe powtarzać kontrolę co najmniej {pomiary.przegladDom}.",
        },
        { id: "odbior", label: "Odbiór budowy", say: "Protokół dołączysz do zawiadomienia o zakończeniu budowy." },
        { id: "sprzedaz", label: "Sprzedaż albo polisa", say: "Kupujący i ubezpieczyciel pytają o datę kontroli." },
        {
          id: "remont",
          label: "Po remoncie lub zalaniu",
          say: "Wystarczy zbadać zmienione i zalane obwody. Kwota wyżej jest za całość, za część podamy ją w ofercie.",
        },
      ],
    },
    {
      kind: "many",
      id: "dodatki",
      text: "Co jeszcze jest na miejscu?",
      short: "Dodatkowo",
      hint: "Zaznacz wszystko, co pasuje. Jeśli nic, idź dalej.",
      answers: [
        { id: "rozdzielnica", label: "Druga rozdzielnica" },
        { id: "piorunochron", label: "Piorunochron", say: "Piorunochron jednego budynku to {pomiary.piorunochron}." },
        { id: "fotowoltaika", label: "Fotowoltaika", say: "Panele mierzymy osobno, po stronie prądu stałego." },
        { id: "ladowarka", label: "Ładowarka auta", say: "Ładowarka ma własny obwód i własną próbę różnicówki." },
      ],
    },
  ],
  prices: [
    {
      when: [
        { question: "co", is: ["dom"] },
        { question: "metry", upTo: "pomiary.progMaly" },
      ],
      what: "Pomiary domu do {pomiary.progMaly}, pełna dokumentacja w cenie.",
      time: visit,
      included: home,
      excluded: repairs,
      terms: [{ fact: "pomiary.domDo150" }, ...extras],
      from: true,
    },
    {
      when: [
        { question: "co", is: ["dom"] },
        { question: "metry", above: "pomiary.progMaly", upTo: "pomiary.progDuzy" },
      ],
      what: "Pomiary domu od {pomiary.progMaly} do {pomiary.progDuzy}, pełna dokumentacja w cenie.",
      time: visit,
      included: home,
      excluded: repairs,
      terms: [{ fact: "pomiary.dom150do250" }, ...extras],
      from: true,
    },
    {
      when: [{ question: "co", is: ["mieszkanie"] }],
      what: "Pomiary jednego mieszkania z dojazdem i protokołem.",
      time: "przyjazd {pomiary.termin} od zgłoszenia, na miejscu do trzech godzin",
      included: home,
      excluded: repairs,
      terms: [{ fact: "pomiary.mieszkanie" }, ...extras],
    },
    {
      when: [
        { question: "co", is: ["wspolnota"] },
        { question: "dodatki", is: ["piorunochron"] },
      ],
      what: "Pomiary bloku: {pomiary.lokal} za mieszkanie, {pomiary.klatka} za klatkę, {pomiary.piorunochron} za piorunochron, mały budynek {pomiary.blok}.",
      time: blockTime,
      included: blockIncluded,
      excluded: blockExcluded,
      terms: blockTerms,
      least: "pomiary.blok",
    },
    {
      when: [{ question: "co", is: ["wspolnota"] }],
      what: "Pomiary bloku: {pomiary.lokal} za mieszkanie, {pomiary.klatka} za klatkę, mały budynek {pomiary.blok}.",
      time: blockTime,
      included: blockIncluded,
      excluded: blockExcluded,
      terms: blockTerms,
      least: "pomiary.blok",
    },
    {
      when: [{ question: "co", is: ["firma"] }],
      what: "Pomiary w firmie z protokołem: {pomiary.obwod} brutto za obwód, mały lokal {pomiary.firma} brutto. Tu kwota bez VAT.",
      time: "w godzinach, w których wolno wyłączyć obwody, termin w ofercie",
      included: home,
      excluded: [repair, "Maszyny, rozdzielnie średniego napięcia i oświetlenie awaryjne"],
      terms: [{ fact: "pomiary.obwod", times: "obwody" }, ...extras],
      least: "pomiary.firma",
      net: { when: [], vat: "vat.podstawowy" },
    },
  ],
  remarks: [
    {
      when: [
        { question: "co", is: ["dom", "mieszkanie"] },
        { question: "dodatki", is: ["rozdzielnica"] },
      ],
      say: "Kwota wyżej liczy jedną rozdzielnicę. Obwody drugiej doliczymy w ofercie.",
    },
    {
      when: [
        { question: "co", is: ["wspolnota"] },
        { question: "dodatki", is: ["rozdzielnica"] },
      ],
      say: "Tablice na klatkach są już w cenie klatki.",
    },
    {
      when: [
        { question: "co", is: ["firma"] },
        { question: "dodatki", is: ["rozdzielnica"] },
      ],
      say: "Obwody drugiej rozdzielnicy wpisz razem z obwodami pierwszej.",
    },
  ],
  rows: [
    {
      id: "dom150",
      what: "Dom do {pomiary.progMaly}",
      amount: "od {pomiary.domDo150}",
      note: "z pełną dokumentacją, jedna rozdzielnica",
      time: "{pomiary.termin} od zgłoszenia",
      offer: true,
    },
    {
      id: "dom250",
      what: "Dom powyżej {pomiary.progMaly} do {pomiary.progDuzy}",
      amount: "od {pomiary.dom150do250}",
      note: "z pełną dokumentacją, jedna rozdzielnica",
      time: "{pomiary.termin} od zgłoszenia",
      offer: true,
    },
    {
      id: "dom",
      what: "Większy dom",
      amount: "po liczbie obwodów",
      note: "powyżej {pomiary.progDuzy}",
      time: "termin w ofercie",
    },
    {
      id: "mieszkanie",
      what: "Mieszkanie",
      amount: "{pomiary.mieszkanie}",
      note: "jedno, z dojazdem i protokołem",
      time: "{pomiary.termin} od zgłoszenia",
      offer: true,
    },
    {
      id: "lokal",
      what: "Mieszkanie w bloku",
      amount: "{pomiary.lokal}",
      note: "w pomiarach całego budynku, mały budynek {pomiary.blok}",
      time: "po ogłoszeniu wejść",
    },
    {
      id: "klatka",
      what: "Klatka w bloku",
      amount: "{pomiary.klatka}",
      note: "części wspólne, razem z mieszkaniami",
      time: "po ogłoszeniu wejść",
    },
    {
      id: "blok",
      what: "Blok",
      amount: "{przyklad.blok.suma}",
      note: "przykład: {przyklad.blok.lokale} mieszkań i {przyklad.blok.klatki} klatki z protokołem",
      time: "po ogłoszeniu wejść",
    },
    {
      id: "piorunochron",
      what: "Piorunochron",
      amount: "{pomiary.piorunochron}",
      note: "jeden budynek, z protokołem",
      time: "w czasie tej samej wizyty",
    },
    {
      id: "pv",
      what: "Panele fotowoltaiczne",
      amount: "{pomiary.pv}",
      note: "pomiary strony prądu stałego",
      time: "w czasie tej samej wizyty",
    },
    {
      id: "obwod",
      what: "Firma, za obwód",
      amount: "{przyklad.hala.obwodNetto}",
      note: "mały lokal {przyklad.hala.zlecenieNetto} netto",
      net: true,
      time: "termin w ofercie",
    },
    {
      id: "stacja",
      what: "Stacja 630 kVA",
      amount: "{pomiary.stacja}",
      note: "przegląd stacji z jednym transformatorem, z protokołem",
      net: true,
      time: "dzień wyłączenia",
    },
  ],
  depends: [
    "Liczba obwodów i punktów: każdy mierzymy osobno.",
    "Liczba lokali i klatek, do których trzeba umówić wejście.",
    "Piorunochron, fotowoltaika i maszyny, jeśli mają być w protokole.",
  ],
  examples: [
    {
      title: "Dom 120 m², kontrola okresowa",
      text: "Z jedną rozdzielnicą i bez piorunochronu płacisz od {pomiary.domDo150}, z protokołem w PDF i na papierze.",
    },
    {
      title: "Blok z windą i piorunochronem",
      text: "Mieszkanie kosztuje {pomiary.lokal}, klatka {pomiary.klatka}, piorunochron {pomiary.piorunochron}. Zarządca dostaje jeden protokół.",
    },
  ],
  arrangements: [
    { label: "Dokumenty", value: "{pomiary.dokumenty} po pomiarach; dla bloku i firmy termin podaje oferta" },
  ],
  checklist: [
    "Zapewnij dojście do gniazd i rozdzielnic, niczego nie rozkręcaj.",
    "Wyjmij z gniazd elektronikę: próba izolacji podaje 500 V.",
    "Uprzedź domowników, sąsiadów albo załogę, że prąd zniknie na część wizyty.",
    "Przygotuj stary protokół albo jego zdjęcie.",
  ],
  pages: [
    { label: "Pomiary: zakres i normy", to: "/uslugi/pomiary" },
    { label: "Wzór protokołu z objaśnieniem", to: "/wzor-protokolu" },
  ],
};
