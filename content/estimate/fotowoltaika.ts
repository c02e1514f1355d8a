import type { EstimateSubject } from "@/lib/content/types";

const panels = [
  { fact: "pv.3kW.koszt", when: [{ question: "moc", is: ["kw3"] }] },
  { fact: "pv.6kW.koszt", when: [{ question: "moc", is: ["kw6"] }] },
  { fact: "pv.10kW.koszt", when: [{ question: "moc", is: ["kw10"] }] },
] as const;
const parts = "Moduły, konstrukcja, falownik i zabezpieczenia";
const forms = "Zgłoszenie do operatora i schemat";
const start = "Pomiary, uruchomienie i przeszkolenie";
const roof = "Naprawa pokrycia i usunięcie azbestu";
const power = "Większa moc przyłączeniowa, jeśli jej zabraknie";
const shade = "Optymalizatory, potrzebne przy zacienionym dachu";

export const fotowoltaika: EstimateSubject = {
  id: "fotowoltaika",
  service: "fotowoltaika",
  request: "fotowoltaiki",
  questions: [
    {
      kind: "one",
      id: "moc",
      text: "Ile prądu zużywasz w roku?",
      short: "Moc paneli",
      hint: "Zsumuj kilowatogodziny z rachunków za 12 miesięcy.",
      answers: [
        { id: "kw3", label: "Około 3000 kWh: 3 kW" },
        { id: "kw6", label: "Około 6000 kWh: 6 kW" },
        { id: "kw10", label: "Około 10 000 kWh: 10 kW" },
        {
          id: "niewiem",
          label: "Nie wiem",
          unknown: true,
          say: "Zużycie jest na rachunku i w portalu operatora: wystarczy nam zdjęcie.",
        },
      ],
    },
    {
      kind: "one",
      id: "magazyn",
      text: "Dołożyć magazyn energii?",
      short: "Magazyn",
      hint: "Na wieczór i noc wystarcza zwykle 1,5 kWh na każde 1000 kWh zużycia w roku.",
      answers: [
        { id: "bez", label: "Bez magazynu" },
        { id: "m5", label: "5 kWh" },
        { id: "m10", label: "10 kWh" },
        { id: "m15", label: "15 kWh" },
      ],
    },
    {
      kind: "one",
      id: "dach",
      text: "Gdzie staną panele?",
      short: "Dach",
      answers: [
        {
          id: "poludnie",
          label: "Skośny, na południe",
          part: "lower",
          say: "Na południe przy {pv.nachylenie} produkcja jest największa.",
        },
        {
          id: "wschod",
          label: "Skośny, wschód–zachód",
          part: "lower",
          say: "Panele na wschód i zachód dają w roku mniej, ale dłużej w ciągu dnia.",
        },
        {
          id: "plaski",
          label: "Płaski",
          part: "upper",
          say: "Na płaskim dachu dochodzi balast i sprawdzenie nośności.",
        },
        {
          id: "grunt",
          label: "Na ziemi",
          part: "upper",
          say: "Na ziemi dochodzą konstrukcja i wykop na kabel.",
        },
      ],
    },
    {
      kind: "one",
      id: "wdzien",
      text: "Kto jest w domu w dzień?",
      short: "W dzień",
      answers: [
        { id: "nikt", label: "Zwykle nikt" },
        { id: "ktos", label: "Ktoś pracuje z domu", say: "Pralka i zmywarka w południe podnoszą zużycie na miejscu." },
        { id: "pompa", label: "Jest pompa ciepła", say: "Pompa pracuje głównie zimą, gdy panele dają najmniej." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "magazyn", is: ["bez"] }],
      what: "Panele z montażem, zabezpieczeniami, zgłoszeniem i pomiarami, bez magazynu.",
      time: "montaż {pv.etap.montaz}",
      included: [parts, forms, start],
      excluded: [roof, power, shade],
      terms: panels,
    },
    {
      when: [{ question: "magazyn", is: ["m5", "m10", "m15"] }],
      what: "Panele z montażem i falownikiem hybrydowym, magazyn energii, zgłoszenie i pomiary. Cena paneli obejmuje już ten falownik.",
      time: "montaż {pv.etap.montaz}",
      included: [
        "Moduły, konstrukcja, falownik hybrydowy i zabezpieczenia",
        forms,
        start,
        "Magazyn z BMS, nastawy i próba",
      ],
      excluded: [roof, power, shade, "Praca domu bez sieci, {magazyn.zasilanieAwaryjne.koszt}"],
      terms: [
        ...panels,
        { fact: "magazyn.5kWh.koszt", fullRange: true, when: [{ question: "magazyn", is: ["m5"] }] },
        { fact: "magazyn.10kWh.koszt", fullRange: true, when: [{ question: "magazyn", is: ["m10"] }] },
        { fact: "magazyn.15kWh.koszt", fullRange: true, when: [{ question: "magazyn", is: ["m15"] }] },
      ],
    },
  ],
  remarks: [
    {
      when: [
        { question: "wdzien", is: ["nikt"] },
        { question: "magazyn", is: ["bez"] },
      ],
      say: "Bez magazynu dom zużywa na miejscu {energia.autokonsumpcja} produkcji, a dom pusty w dzień bliżej dolnej granicy.",
    },
    {
      when: [
        { question: "moc", is: ["kw6"] },
        { question: "magazyn", is: ["bez"] },
        { question: "wdzien", is: ["ktos"] },
      ],
      say: "Typowy dom oszczędza z 6 kW {przyklad.pv.oszczednoscTypowy} w roku, zwrot trwa około {przyklad.pv.zwrotTypowy}.",
    },
    {
      when: [
        { question: "moc", is: ["kw6"] },
        { question: "magazyn", is: ["m10"] },
        { question: "wdzien", is: ["ktos"] },
      ],
      say: "Zestaw 6 kW z 10 kWh za {przyklad.pvMagazyn.koszt} oszczędza {przyklad.pvMagazyn.oszczednosc} w roku. Zwrot: {przyklad.pvMagazyn.zwrot}.",
    },
  ],
  rows: [
    {
      id: "3kw",
      what: "Panele 3 kW",
      amount: "{pv.3kW.koszt}",
      note: "z montażem, bez magazynu",
      time: "montaż {pv.etap.montaz}",
      offer: true,
    },
    {
      id: "6kw",
      what: "Panele 6 kW",
      amount: "{pv.6kW.koszt}",
      note: "z montażem, bez magazynu",
      time: "montaż {pv.etap.montaz}",
      offer: true,
    },
    {
      id: "10kw",
      what: "Panele 10 kW",
      amount: "{pv.10kW.koszt}",
      note: "z montażem, bez magazynu",
      time: "montaż {pv.etap.montaz}",
      offer: true,
    },
    {
      id: "magazyn",
      what: "6 kW, magazyn 10 kWh",
      amount: "{przyklad.pvMagazyn.cena}",
      note: "z falownikiem hybrydowym i montażem",
      time: "montaż {pv.etap.montaz}",
    },
  ],
  depends: [
    "Moc, którą dobieramy do rocznego zużycia z rachunków.",
    "Dach: pokrycie, kierunek, cień, wysokość.",
    "Falownik zwykły albo hybrydowy, przygotowany na baterię.",
  ],
  examples: [
    {
      title: "6 kW na skośnym dachu",
      text: "Zestaw kosztuje {pv.6kW.koszt} i daje {pv.6kW.produkcja} w roku.",
    },
    {
      title: "3 kW dla małego domu",
      text: "Panele z montażem kosztują {pv.3kW.koszt}, a dają {pv.3kW.produkcja} w roku.",
    },
  ],
  arrangements: [
    { label: "Analiza", value: "{pv.etap.analiza}" },
    { label: "Formalności", value: "{pv.etap.formalnosci}" },
    { label: "Uruchomienie", value: "{pv.etap.uruchomienie}, licznik do {pv.terminOperatora}" },
  ],
  checklist: ["Rachunki z 12 miesięcy.", "Zdjęcia dachu z dwóch stron i rozdzielnicy.", "Rok wymiany pokrycia dachu."],
  pages: [
    { label: "Poradnik: zwrot krok po kroku", to: "/poradnik/fotowoltaika#przyklad" },
    { label: "Fotowoltaika: etapy i koszty", to: "/uslugi/fotowoltaika" },
  ],
};
