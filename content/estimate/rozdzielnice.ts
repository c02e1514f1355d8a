import type { EstimateSubject } from "@/lib/content/types";

const home = { question: "budynek", is: ["mieszkanie", "dom"] } as const;
const included = [
  "Obudowa i aparaty dobrane do przewodów",
  "Przełączenie i opis każdego obwodu",
  "Pomiary z protokołem",
] as const;
const withRcd = [
  "Obudowa i aparaty dobrane do przewodów",
  "Jedna różnicówka na cztery obwody",
  "Przełączenie i opis każdego obwodu",
  "Pomiary z protokołem",
] as const;
const moving = "Przesunięcie tablicy w inne miejsce";
const rcbo = "Detektory iskrzenia i aparaty RCBO, wyceniane za obwód";
const onePhase = { question: "fazy", is: ["jedna"] } as const;
const threePhases = { question: "fazy", is: ["trzy"] } as const;
const board = [
  { fact: "rynek.obudowa", when: [{ question: "budynek", is: ["mieszkanie"] }] },
  { fact: "rynek.obudowaDom", when: [{ question: "budynek", is: ["dom"] }] },
  { fact: "rynek.rozlacznik" },
  { fact: "rynek.spd", when: [onePhase] },
  { fact: "rynek.spd3f", when: [threePhases] },
  { fact: "rynek.drobne" },
  { fact: "rynek.mcb", times: "obwody" },
  { fact: "rynek.mcb3p", when: [threePhases] },
  { fact: "rynek.obwod", times: "obwody" },
] as const;
const boardWithRcd = [
  ...board,
  { fact: "rynek.rcd", times: "obwody", per: 4, when: [onePhase] },
  { fact: "rynek.rcd4p", times: "obwody", per: 4, when: [threePhases] },
] as const;

export const rozdzielnice: EstimateSubject = {
  id: "rozdzielnice",
  service: "rozdzielnice",
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
      kind: "one",
      id: "zyly",
      text: "Ile żył mają przewody w ścianach?",
      short: "Żyły",
      hint: "Przewody sprzed lat 90. mają zwykle dwie żyły, nowsze trzy. Gniazd nie rozkręcaj.",
      when: [home],
      answers: [
        { id: "trzy", label: "Trzy, z ochronną" },
        {
          id: "dwie",
          label: "Dwie, bez ochronnej",
          say: "W układzie dwużyłowym (TN-C) różnicówki założyć nie wolno, dopóki nie ma osobnej żyły ochronnej.",
        },
        { id: "niewiem", label: "Nie wiem", say: "Liczbę żył sprawdzimy w tablicy, zanim zamówisz aparaty." },
      ],
    },
    {
      kind: "number",
      id: "obwody",
      text: "Ile bezpieczników jest w skrzynce?",
      short: "Zabezpieczenia",
      hint: "Policz dźwigienki albo wkręcane bezpieczniki, bez głównych. Po podziale kuchni bywa ich dwa razy więcej.",
      when: [home],
      unit: "szt.",
      min: 3,
      max: 30,
      typical: 10,
    },
    {
      kind: "one",
      id: "fazy",
      text: "Ile faz dochodzi do licznika?",
      short: "Fazy",
      hint: "Na liczniku jest napisane 230 V (jedna) albo 3 × 230/400 V (trzy).",
      when: [home],
      answers: [
        { id: "jedna", label: "Jedna" },
        {
          id: "trzy",
          label: "Trzy",
          say: "Przy trzech fazach aparaty mają więcej biegunów i kosztują więcej.",
        },
        { id: "niewiem", label: "Nie wiem", unknown: true, say: "Wystarczy zdjęcie licznika." },
      ],
    },
    {
      kind: "one",
      id: "stan",
      text: "Co jest teraz w skrzynce?",
      short: "Stan",
      when: [home],
      answers: [
        {
          id: "wkrecane",
          label: "Wkręcane bezpieczniki",
          part: "upper",
          say: "Nowa obudowa będzie większa: dochodzi kucie wnęki i przedłużenie przewodów.",
        },
        { id: "bezrcd", label: "Dźwigienki bez różnicówki" },
        { id: "zrcd", label: "Dźwigienki z przyciskiem TEST", part: "lower" },
        {
          id: "niewiem",
          label: "Nie wiem",
          unknown: true,
          say: "Zdjęcie z otwartymi drzwiczkami i założoną osłoną wystarczy.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [home, { question: "zyly", is: ["trzy"] }],
      what: "Nowa tablica: obudowa, aparaty, różnicówka na cztery obwody, ogranicznik przepięć i pomiary.",
      time: "{rozdzielnica.czas}",
      included: withRcd,
      excluded: ["Nowe przewody, jeśli stare się nie nadają", moving, rcbo],
      terms: boardWithRcd,
    },
    {
      when: [home, { question: "zyly", is: ["dwie"] }],
      what: "Etap 1: nowa tablica bez różnicówek, z miejscem na nie. Etap 2, osobno: przewody z żyłą ochronną po {wymiana.cenaPelna} i różnicówki.",
      time: "etap 1: {rozdzielnica.czas}",
      included,
      excluded: [
        "Etap 2: nowe przewody i różnicówki",
        "Rozdział przewodu PEN w złączu, w bloku po stronie zarządcy",
        moving,
        rcbo,
      ],
      terms: board,
    },
    {
      when: [home, { question: "zyly", is: ["niewiem"] }],
      what: "Nowa tablica z różnicówkami, jeśli przewody mają trzy żyły. Przy dwóch to dopiero pierwszy z dwóch etapów.",
      time: "{rozdzielnica.czas}",
      included: withRcd,
      excluded: ["Nowe przewody, jeśli są dwużyłowe", moving, rcbo],
      terms: boardWithRcd,
    },
  ],
  remarks: [
    {
      when: [
        { question: "stan", is: ["bezrcd"] },
        { question: "zyly", is: ["trzy", "niewiem"] },
      ],
      say: "Różnicówka zajmuje miejsce, więc obudowa będzie większa o kilka modułów.",
    },
    {
      when: [
        { question: "stan", is: ["zrcd"] },
        { question: "zyly", is: ["trzy"] },
      ],
      say: "Może wystarczyć dołożenie aparatów zamiast wymiany całości.",
    },
    {
      when: [
        { question: "stan", is: ["zrcd"] },
        { question: "zyly", is: ["dwie"] },
      ],
      say: "Różnicówkę przy dwóch żyłach musi obejrzeć elektryk: jeśli przechodzi przez nią przewód PEN, może nie zadziałać.",
    },
  ],
  rows: [
    {
      id: "mieszkanie",
      what: "Tablica w mieszkaniu",
      amount: "{przyklad.tablica.mieszkanie}",
      note: "trzy żyły, {przyklad.tablica.mieszkanieObwody} obwodów, z pomiarem",
      time: "{rozdzielnica.czas}",
    },
    {
      id: "dom",
      what: "Tablica w domu",
      amount: "{przyklad.tablica.dom}",
      note: "{przyklad.tablica.domObwody} obwodów, trzy fazy, z pomiarem",
      time: "{rozdzielnica.czas}",
    },
    {
      id: "dwie-zyly",
      what: "Tablica, dwie żyły",
      amount: "{przyklad.tablica.mieszkanieBezRcd}",
      note: "mieszkanie, {przyklad.tablica.dwieZylyObwody} obwody, bez wymiany przewodów",
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
      text: "Tablica na {przyklad.tablica.mieszkanieObwody} obwodów i {przyklad.tablica.mieszkanieRcd} różnicówki kosztuje {przyklad.tablica.mieszkanie}.",
    },
    {
      title: "Dom",
      text: "Tablica na {przyklad.tablica.domObwody} obwodów i {przyklad.tablica.domRcd} różnicówki kosztuje {przyklad.tablica.dom}.",
    },
  ],
  arrangements: [{ label: "Protokół", value: "{pomiary.dokumenty} po pomiarach" }],
  checklist: [
    "Zdjęcie tablicy z otwartymi drzwiczkami i założoną osłoną.",
    "Lista dużych urządzeń: płyta, piekarnik, bojler, auto.",
    "Metr wolnego miejsca i wejście do wszystkich pokoi.",
  ],
  pages: [
    { label: "Rozdzielnice: aparaty i cena", to: "/uslugi/rozdzielnice" },
    { label: "Poradnik: modernizacja", to: "/poradnik/modernizacja" },
  ],
};
