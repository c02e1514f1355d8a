import type { EstimateSubject } from "@/lib/content/types";

const battery = [
  { fact: "magazyn.5kWh.koszt", when: [{ question: "pojemnosc", is: ["m5"] }] },
  { fact: "magazyn.10kWh.koszt", when: [{ question: "pojemnosc", is: ["m10"] }] },
  { fact: "magazyn.15kWh.koszt", when: [{ question: "pojemnosc", is: ["m15"] }] },
  { fact: "magazyn.20kWh.koszt", when: [{ question: "pojemnosc", is: ["m20"] }] },
] as const;
const backup = {
  fact: "magazyn.zasilanieAwaryjne.koszt",
  fullRange: true,
  when: [{ question: "awaria", is: ["tak"] }],
} as const;
const cells = "Bateria z BMS i zabezpieczenia obu stron";
const work = "Montaż, nastawy i próba";
const forms = "Zgłoszenie magazynu do operatora";
const changeover = "Przełącznik i wydzielone obwody, jeśli dom ma działać bez sieci";
const rebuilding = "Przebudowa rozdzielnicy ponad to, co w ofercie";

export const magazynyEnergii: EstimateSubject = {
  id: "magazyny",
  service: "magazyny-energii",
  request: "magazynu energii",
  questions: [
    {
      kind: "one",
      id: "pojemnosc",
      text: "Jaka pojemność?",
      short: "Pojemność",
      hint: "Dom zużywający 10 kWh na dobę potrzebuje zwykle 5–8 kWh na wieczór i noc.",
      answers: [
        { id: "m5", label: "5 kWh" },
        { id: "m10", label: "10 kWh" },
        { id: "m15", label: "15 kWh" },
        { id: "m20", label: "20 kWh" },
        { id: "niewiem", label: "Nie wiem", unknown: true, say: "Pojemność dobieramy do odczytów z licznika." },
      ],
    },
    {
      kind: "one",
      id: "falownik",
      text: "Jaki masz falownik?",
      short: "Falownik",
      answers: [
        { id: "hybrydowy", label: "Hybrydowy" },
        {
          id: "zwykly",
          label: "Zwykły, z paneli",
          say: "Do zwykłego dochodzi falownik bateryjny albo hybrydowy w jego miejsce: doliczyliśmy {magazyn.falownik.koszt}.",
        },
        {
          id: "brak",
          label: "Nie mam paneli",
          say: "Bez paneli bateria zarabia tylko na różnicy taryf. Falownik jest w cenie.",
        },
        {
          id: "niewiem",
          label: "Nie wiem",
          say: "Model jest na tabliczce falownika: wystarczy zdjęcie.",
        },
      ],
    },
    {
      kind: "one",
      id: "awaria",
      text: "Czy ma zasilać dom w czasie awarii?",
      short: "Zasilanie awaryjne",
      answers: [
        {
          id: "tak",
          label: "Tak",
          say: "Doliczyliśmy przełącznik i wydzielone obwody.",
        },
        { id: "nie", label: "Nie", say: "Bez zasilania awaryjnego zestaw gaśnie razem z siecią." },
      ],
    },
    {
      kind: "one",
      id: "miejsce",
      text: "Gdzie stanie bateria?",
      short: "Miejsce",
      answers: [
        { id: "garaz", label: "Garaż, kotłownia", say: "Dobre miejsce: sucho, bez mrozu, z dala od sypialni." },
        { id: "poddasze", label: "Poddasze", say: "Latem na poddaszu jest za gorąco: bateria starzeje się szybciej." },
        {
          id: "zewnatrz",
          label: "Na zewnątrz",
          part: "upper",
          say: "Na zewnątrz potrzebna jest bateria z grzaniem i osłoną.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "falownik", is: ["hybrydowy"] }],
      what: "Magazyn z montażem, przy gotowym falowniku hybrydowym. Praca bez sieci jest w cenie, jeśli ją wybierzesz.",
      time: "montaż {magazyn.montaz}",
      included: [cells, work, forms, changeover],
      excluded: ["Nowy falownik, jeśli obecny nie obsłuży tej baterii", rebuilding],
      terms: [...battery, backup],
    },
    {
      when: [{ question: "falownik", is: ["zwykly", "brak"] }],
      what: "Magazyn z nowym falownikiem hybrydowym i montażem. Praca bez sieci jest w cenie, jeśli ją wybierzesz.",
      time: "montaż {magazyn.montaz}",
      included: ["Falownik hybrydowy z zabezpieczeniami", cells, work, forms, changeover],
      excluded: ["Panele, jeśli ich jeszcze nie ma", rebuilding],
      terms: [...battery, { fact: "magazyn.falownik.koszt", fullRange: true }, backup],
    },
    {
      when: [{ question: "falownik", is: ["niewiem"] }],
      what: "Magazyn z montażem, jeśli masz falownik hybrydowy. Przy zwykłym dochodzi nowy falownik, {magazyn.falownik.koszt}.",
      time: "montaż {magazyn.montaz}",
      included: [cells, work, forms, changeover],
      excluded: ["Nowy falownik, {magazyn.falownik.koszt}", rebuilding],
      terms: [...battery, backup],
    },
  ],
  rows: [
    {
      id: "5kwh",
      what: "Magazyn 5 kWh",
      amount: "{magazyn.5kWh.koszt}",
      note: "z montażem, do gotowego falownika hybrydowego",
      time: "montaż {magazyn.montaz}",
      offer: true,
    },
    {
      id: "10kwh",
      what: "Magazyn 10 kWh",
      amount: "{magazyn.10kWh.koszt}",
      note: "z montażem, do gotowego falownika hybrydowego",
      time: "montaż {magazyn.montaz}",
      offer: true,
    },
    {
      id: "15kwh",
      what: "Magazyn 15 kWh",
      amount: "{magazyn.15kWh.koszt}",
      note: "z montażem, do gotowego falownika hybrydowego",
      time: "montaż {magazyn.montaz}",
      offer: true,
    },
    {
      id: "20kwh",
      what: "Magazyn 20 kWh",
      amount: "{magazyn.20kWh.koszt}",
      note: "z montażem, do gotowego falownika hybrydowego",
      time: "montaż {magazyn.montaz}",
      offer: true,
    },
    {
      id: "falownik",
      what: "Falownik hybrydowy",
      amount: "{magazyn.falownik.koszt}",
      note: "dopłata za wymianę zwykłego, z przeróbką zabezpieczeń",
      time: "razem z magazynem",
    },
    {
      id: "awaryjne",
      what: "Praca domu bez sieci",
      amount: "{magazyn.zasilanieAwaryjne.koszt}",
      note: "dopłata za przełącznik i wydzielone obwody",
      time: "razem z magazynem",
    },
    {
      id: "zestaw",
      what: "Mały zestaw, za kWh",
      amount: "{magazyn.koszt}",
      note: "5–10 kWh z nowym falownikiem, pracą bez sieci i montażem",
      time: "montaż {magazyn.montaz}",
    },
  ],
  depends: [
    "Pojemność: mała bateria kosztuje więcej za kilowatogodzinę.",
    "Falownik: gotowy hybrydowy albo nowy.",
    "Zasilanie awaryjne i miejsce w rozdzielnicy.",
  ],
  examples: [
    {
      title: "10 kWh do gotowego falownika",
      text: "Bateria kosztuje {magazyn.10kWh.koszt}. Przy zwykłym falowniku dochodzi {magazyn.falownik.koszt}, przy pracy bez sieci {magazyn.zasilanieAwaryjne.koszt}.",
    },
    {
      title: "Dotacja",
      text: "Dotychczasowe nabory zwracały najwyżej {magazyn.dotacja} kosztu. Zapytaj nas, czy jakiś teraz trwa.",
    },
  ],
  arrangements: [{ label: "Gwarancja baterii", value: "typowo {magazyn.gwarancja}, od producenta" }],
  checklist: [
    "Zdjęcie tabliczki falownika i rozdzielnicy.",
    "Rachunki z roku.",
    "Zdjęcie miejsca na baterię, z wymiarami.",
  ],
  pages: [
    { label: "Magazyny energii: dobór", to: "/uslugi/magazyny-energii" },
    { label: "Poradnik: kiedy się zwraca", to: "/poradnik/magazyny-energii" },
  ],
};
