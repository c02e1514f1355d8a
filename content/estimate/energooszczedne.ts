import type { EstimateSubject } from "@/lib/content/types";

export const energooszczedne: EstimateSubject = {
  id: "oszczedne",
  service: "energooszczedne",
  request: "instalacji energooszczędnej",
  questions: [
    {
      kind: "one",
      id: "co",
      text: "Na czym chcesz oszczędzać?",
      short: "Zakres",
      answers: [
        { id: "led", label: "Na świetle" },
        { id: "bojler", label: "Na grzaniu wody", say: "Zegar i stycznik przenoszą grzanie na tańsze godziny taryfy." },
        { id: "czuwanie", label: "Na czuwaniu sprzętu", say: "Osobny obwód z łącznikiem odcina sprzęt RTV i biurko." },
        { id: "niewiem", label: "Nie wiem", say: "Zacznijmy od rachunków z roku: pokażą, gdzie ucieka prąd." },
      ],
    },
    {
      kind: "number",
      id: "oprawy",
      text: "Ile opraw wymienić?",
      short: "Oprawy",
      hint: "Policz całe oprawy, bez żarówek.",
      when: [{ question: "co", is: ["led"] }],
      unit: "szt.",
      min: 1,
      max: 80,
      typical: 10,
    },
    {
      kind: "one",
      id: "czyje",
      text: "Kto kupuje oprawy?",
      short: "Zakup opraw",
      when: [{ question: "co", is: ["led"] }],
      answers: [
        {
          id: "sam",
          label: "Kupię sam",
          say: "Policzyliśmy sam montaż. Oprawy kup ze szczelnością do miejsca, do łazienki IP44.",
        },
        { id: "proste", label: "Wy, proste plafony", part: "lower" },
        { id: "lepsze", label: "Wy, ściemniane albo z czujką", part: "upper" },
      ],
    },
    {
      kind: "one",
      id: "taryfa",
      text: "Jaką masz taryfę?",
      short: "Taryfa",
      hint: "Nazwa taryfy jest na pierwszej stronie rachunku.",
      when: [{ question: "co", is: ["bojler", "niewiem"] }],
      answers: [
        {
          id: "g11",
          label: "G11, jedna cena",
          say: "W G11 godzina nie ma znaczenia: liczy się tylko mniejsze zużycie.",
        },
        { id: "g12", label: "G12 albo G13", say: "W taryfie strefowej warto przesunąć bojler, pralkę i auto." },
        { id: "niewiem", label: "Nie wiem", say: "Dołącz zdjęcie rachunku, odczytamy taryfę." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "co", is: ["led"] }],
      what: "Montaż po {led.montazOprawy}, oprawa od nas po {rynek.oprawa} za sztukę.",
      time: "{led.montaz}",
      included: ["Zdjęcie starych opraw i podłączenie nowych", "Sprawdzenie przewodu ochronnego i próba"],
      excluded: ["Nowe przewody i przesunięcie punktu", "Rusztowanie powyżej trzech metrów", "Wkręcane źródła światła"],
      terms: [
        { fact: "led.montazOprawy", times: "oprawy" },
        { fact: "rynek.oprawa", times: "oprawy", when: [{ question: "czyje", is: ["proste", "lepsze"] }] },
      ],
      least: "instalacje.minimum",
    },
  ],
  rows: [
    {
      id: "oprawa",
      what: "Oprawa z montażem",
      amount: "{przyklad.oprawyLed.jedna}",
      note: "sufitowa LED, na gotowym przewodzie",
      time: "wymiana w domu: {led.montaz}",
    },
    {
      id: "montaz",
      what: "Montaż twojej oprawy",
      amount: "{led.montazOprawy}",
      note: "na gotowym przewodzie, wizyta z jednym punktem {instalacje.minimum}",
      time: "wymiana w domu: {led.montaz}",
    },
    {
      id: "tasma",
      what: "Taśma LED",
      amount: "{rynek.tasma}",
      note: "z profilem, kloszem i montażem, zasilacz osobno",
      time: "jedna wizyta",
    },
    {
      id: "zegar",
      what: "Zegar bojlera",
      amount: "{rynek.zegarBojlera}",
      note: "ze stycznikiem i montażem, gdy w rozdzielnicy jest miejsce",
      time: "jedna wizyta",
    },
    {
      id: "sterowanie",
      what: "Podlicznik, czujki",
      amount: "po obejrzeniu rozdzielnicy",
      time: "zależy od zakresu",
    },
  ],
  depends: [
    "Miejsce w rozdzielnicy na zegar, stycznik albo podlicznik.",
    "Przewody do czujek i łączników w gotowych ścianach.",
    "To, ile godzin w roku działa sprzęt, na którym oszczędzasz.",
  ],
  examples: [
    {
      title: "Bojler w taryfie G12",
      text: "Grzanie nocą oszczędza {przyklad.bojlerNoca.oszczednosc} w roku przy {przyklad.bojlerNoca.energia} na dobę.",
    },
    {
      title: "Halogeny zamienione na LED",
      text: "{przyklad.wymianaLed.sztuki} źródeł: {przyklad.wymianaLed.oszczednosc} mniej w roku. Zwrot w kilka miesięcy.",
    },
  ],
  arrangements: [{ label: "Oględziny", value: "bezpłatne" }],
  checklist: ["Rachunki z 12 miesięcy.", "Zdjęcia opraw i rozdzielnicy.", "Lista sprzętu, który chodzi cały czas."],
  pages: [
    { label: "Oszczędność energii", to: "/uslugi/energooszczedne" },
    { label: "Poradnik: oszczędzanie i taryfy", to: "/poradnik/oszczedzanie" },
  ],
};
