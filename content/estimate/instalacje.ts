import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Robocizna, przewody, puszki i bruzdy",
  "Aparaty rozdzielnicy",
  "Podstawowe gniazda i łączniki",
  "Pomiary z protokołem i opis obwodów",
] as const;
const excluded = [
  "Tynki i malowanie po zakryciu bruzd",
  "Oprawy i osprzęt z droższych serii",
  "Opłaty operatora za większą moc",
] as const;

export const instalacje = {
  id: "instalacje",
  service: "instalacje",
  name: "Instalacje",
  split: "Insta-lacje",
  request: "instalacji elektrycznej",
  questions: [
    {
      kind: "one",
      id: "rodzaj",
      text: "Co trzeba zrobić?",
      short: "Zakres",
      answers: [
        { id: "modernizacja", label: "Przerobić część" },
        { id: "wymiana", label: "Wymienić całość" },
        { id: "nowa", label: "Nowa, w budowie" },
        { id: "kilka", label: "Kilka gniazd lub lamp" },
      ],
    },
    {
      kind: "one",
      id: "budynek",
      text: "W jakim budynku?",
      short: "Budynek",
      answers: [
        { id: "dom", label: "Dom" },
        {
          id: "mieszkanie",
          label: "Mieszkanie",
          say: "W bloku zapytaj zarządcę o pion i godziny, w których wolno kuć.",
        },
        {
          id: "lokal",
          label: "Lokal, biuro, hala",
          say: "W lokalu użytkowym stawka VAT jest wyższa niż w mieszkaniu.",
        },
      ],
    },
    {
      kind: "number",
      id: "metry",
      text: "Ile metrów obejmą prace?",
      short: "Powierzchnia",
      hint: "Tylko pomieszczenia, w których coś się zmieni.",
      when: [{ question: "rodzaj", is: ["modernizacja", "wymiana"] }],
      unit: "m²",
      min: 5,
      max: 400,
      typical: 60,
    },
    {
      kind: "one",
      id: "sciany",
      text: "Z czego są ściany?",
      short: "Ściany",
      when: [{ question: "rodzaj", is: ["modernizacja", "wymiana", "kilka"] }],
      answers: [
        { id: "cegla", label: "Cegła, pustak", say: "W cegle i tynku kuje się najszybciej: bliżej dolnej granicy." },
        { id: "beton", label: "Żelbet, wielka płyta", say: "W żelbecie kucie trwa najdłużej: bliżej górnej granicy." },
        {
          id: "plyta",
          label: "Płyta gipsowa",
          say: "W zabudowie kucia prawie nie ma, jeśli da się przeciągnąć przewód.",
        },
        { id: "niewiem", label: "Nie wiem", say: "Rodzaj ściany sprawdzimy na oględzinach." },
      ],
    },
    {
      kind: "number",
      id: "punkty",
      text: "Ile punktów jest na rzucie?",
      short: "Punkty",
      hint: "Każde gniazdo, łącznik, lampa i wypust to jeden punkt.",
      when: [{ question: "rodzaj", is: ["nowa"] }],
      unit: "szt.",
      min: 20,
      max: 400,
      typical: 100,
    },
    {
      kind: "number",
      id: "gniazda",
      text: "Ile gniazd, łączników i lamp?",
      short: "Punkty",
      when: [{ question: "rodzaj", is: ["kilka"] }],
      unit: "szt.",
      min: 1,
      max: 30,
      typical: 4,
    },
  ],
  prices: [
    {
      when: [{ question: "rodzaj", is: ["modernizacja"] }],
      what: "Stawka {modernizacja.cena} razy powierzchnia, z materiałem i pomiarami.",
      included,
      excluded,
      terms: [{ fact: "modernizacja.cena", times: "metry" }],
    },
    {
      when: [{ question: "rodzaj", is: ["wymiana"] }],
      what: "Stawka {wymiana.cena} razy powierzchnia, z materiałem i pomiarami.",
      included,
      excluded,
      terms: [{ fact: "wymiana.cena", times: "metry" }],
    },
    {
      when: [{ question: "rodzaj", is: ["nowa"] }],
      what: "Orientacyjnie {rynek.punkt} za punkt. Rozdzielnicę, uziom i zasilanie z projektu liczymy osobno.",
      included,
      excluded,
      terms: [{ fact: "rynek.punkt", times: "punkty" }],
    },
    {
      when: [{ question: "rodzaj", is: ["kilka"] }],
      what: "Orientacyjnie {rynek.punkt} za punkt z przewodem i puszką. Przy jednym gnieździe liczy się głównie dojazd.",
      included,
      excluded,
      terms: [{ fact: "rynek.punkt", times: "gniazda" }],
    },
  ],
  rows: [
    {
      label: "Modernizacja instalacji",
      price: "{modernizacja.cena}",
      time: "{modernizacja.czas}",
      offer: "modernizacja.cena",
    },
    {
      label: "Wymiana całej instalacji",
      price: "{wymiana.cena}",
      time: "{wymiana.czas} w mieszkaniu około 60 m²",
      offer: "wymiana.cena",
    },
    { label: "Jeden punkt: gniazdo, łącznik, lampa", price: "{rynek.punkt}", time: "razem z etapem budowy" },
  ],
  depends: ["Liczba punktów na metr i osprzęt, który wybierzesz.", "Ściany: w żelbecie kucie kosztuje najwięcej."],
  examples: [
    {
      title: "Mieszkanie w bloku, pełna wymiana",
      text: "{przyklad.zlecenie.mieszkanie} po {wymiana.cena}: {przyklad.zlecenie.mieszkanieZakres}.",
    },
    {
      title: "Dom z lat dziewięćdziesiątych, modernizacja",
      text: "{przyklad.zlecenie.dom} po {modernizacja.cena}: {przyklad.zlecenie.domZakres}.",
    },
  ],
  terms: [
    { label: "Oględziny", value: "bezpłatne, z zakresem i ceną na piśmie" },
    { label: "Modernizacja", value: "{modernizacja.czas}" },
    { label: "Wymiana", value: "{wymiana.czas} w mieszkaniu około 60 m²" },
  ],
  prepare: [
    "Rzut z meblami, może być odręczny, z wymiarami.",
    "Lista urządzeń: płyta, piekarnik, pompa ciepła, auto.",
    "Zdjęcie rozdzielnicy z przodu i licznika.",
  ],
  pages: [
    { label: "Instalacje: etapy i ceny", to: "/uslugi/instalacje" },
    { label: "Poradnik: wymiana instalacji", to: "/poradnik/wymiana-instalacji" },
  ],
} as const satisfies EstimateSubject;
