import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Bateria z BMS i zabezpieczenia obu stron",
  "Montaż, nastawy i próba w obu trybach",
  "Zgłoszenie magazynu do operatora",
] as const;
const excluded = ["Panele, jeśli ich jeszcze nie ma", "Przebudowa rozdzielnicy ponad to, co w ofercie"] as const;

export const magazynyEnergii = {
  id: "magazyny",
  service: "magazyny-energii",
  name: "Magazyny energii",
  split: "Maga-zyny energii",
  request: "magazynu energii",
  questions: [
    {
      kind: "number",
      id: "pojemnosc",
      text: "Jaka pojemność?",
      short: "Pojemność",
      hint: "Dom zużywający 10 kWh na dobę potrzebuje zwykle 5–8 kWh na wieczór i noc.",
      unit: "kWh",
      min: 3,
      max: 20,
      typical: 8,
    },
    {
      kind: "one",
      id: "falownik",
      text: "Jaki masz falownik?",
      short: "Falownik",
      answers: [
        { id: "hybrydowy", label: "Hybrydowy", say: "Gotowy falownik hybrydowy to dolna część przedziału." },
        { id: "zwykly", label: "Zwykły, z paneli", say: "Zwykły trzeba wymienić albo dołożyć drugi, dla baterii." },
        { id: "brak", label: "Nie mam paneli", say: "Bez paneli bateria zarabia tylko na różnicy taryf." },
        { id: "niewiem", label: "Nie wiem", say: "Model stoi na tabliczce falownika: wystarczy zdjęcie." },
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
          say: "Praca bez sieci wymaga przełącznika i wydzielonych obwodów: górna część przedziału.",
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
        { id: "zewnatrz", label: "Na zewnątrz", say: "Na zewnątrz potrzebna jest bateria z grzaniem i osłoną." },
      ],
    },
  ],
  prices: [
    {
      when: [],
      what: "{magazyn.koszt} razy pojemność, z montażem. Dół to duży zestaw z gotowym falownikiem.",
      included,
      excluded,
      terms: [{ fact: "magazyn.koszt", times: "pojemnosc" }],
    },
  ],
  rows: [
    {
      label: "Magazyn energii z montażem",
      price: "{magazyn.koszt}",
      time: "montaż {magazyn.montaz}",
      offer: "magazyn.koszt",
    },
  ],
  depends: [
    "Pojemność: mała bateria kosztuje więcej za kilowatogodzinę.",
    "Falownik: gotowy hybrydowy albo nowy.",
    "Zasilanie awaryjne i miejsce w rozdzielnicy.",
  ],
  examples: [
    {
      title: "Bateria 8 kWh",
      text: "Po {magazyn.koszt}, zależnie od falownika i rozdzielnicy. Z panelami hybrydowymi całość to {pv.hybryda.koszt}.",
    },
    {
      title: "Dotacja",
      text: "W dotychczasowych naborach najwyżej {magazyn.dotacja} kosztu. Przed umową sprawdź, czy nabór trwa.",
    },
  ],
  terms: [
    { label: "Montaż", value: "{magazyn.montaz}" },
    { label: "Gwarancja baterii", value: "typowo {magazyn.gwarancja}, od producenta" },
  ],
  prepare: [
    "Zdjęcie tabliczki falownika i rozdzielnicy.",
    "Rachunki z roku.",
    "Zdjęcie miejsca na baterię, z wymiarami.",
  ],
  pages: [
    { label: "Magazyny energii: dobór", to: "/uslugi/magazyny-energii" },
    { label: "Poradnik: kiedy się zwraca", to: "/poradnik/magazyny-energii" },
  ],
} as const satisfies EstimateSubject;
