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
  split: "Maga-zyny energii",
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
      text: "Ma zasilać dom bez sieci?",
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
        { id: "poddasze", label: "Poddasze", say: "Latem jest tam za gorąco: bateria starzeje się szybciej." },
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
      label: "Magazyn 5 kWh przy gotowym falowniku",
      price: "{magazyn.5kWh.koszt}",
      time: "montaż {magazyn.montaz}",
      offer: "magazyn.5kWh.koszt",
    },
    {
      label: "Magazyn 10 kWh przy gotowym falowniku",
      price: "{magazyn.10kWh.koszt}",
      time: "montaż {magazyn.montaz}",
      offer: "magazyn.10kWh.koszt",
    },
    { label: "Magazyn 15 kWh przy gotowym falowniku", price: "{magazyn.15kWh.koszt}", time: "montaż {magazyn.montaz}" },
    { label: "Magazyn 20 kWh przy gotowym falowniku", price: "{magazyn.20kWh.koszt}", time: "montaż {magazyn.montaz}" },
    { label: "Nowy falownik hybrydowy, dopłata", price: "{magazyn.falownik.koszt}", time: "razem z magazynem" },
    { label: "Praca domu bez sieci, dopłata", price: "{magazyn.zasilanieAwaryjne.koszt}", time: "razem z magazynem" },
    {
      label: "Za kWh małego zestawu, 5–10 kWh, z nowym falownikiem",
      price: "{magazyn.koszt}",
      time: "z zasilaniem awaryjnym i montażem",
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
      text: "Bateria {magazyn.10kWh.koszt}. Przy zwykłym falowniku dochodzi {magazyn.falownik.koszt}, przy pracy bez sieci {magazyn.zasilanieAwaryjne.koszt}.",
    },
    {
      title: "Dotacja",
      text: "W dotychczasowych naborach najwyżej {magazyn.dotacja} kosztu. Przed umową sprawdź, czy nabór trwa.",
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
