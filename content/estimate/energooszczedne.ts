import type { EstimateSubject } from "@/lib/content/types";

const included = ["Rachunek oszczędności przed ofertą", "Montaż z materiałem i pomiarem obwodu"] as const;
const excluded = ["Wkręcane źródła światła", "Zmiana taryfy u sprzedawcy, którą zamawiasz sam"] as const;

export const energooszczedne = {
  id: "oszczedne",
  service: "energooszczedne",
  name: "Energooszczędne",
  split: "Energo-oszczęd-ne",
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
      hint: "Same żarówki wymienisz bez elektryka.",
      when: [{ question: "co", is: ["led"] }],
      unit: "szt.",
      min: 1,
      max: 80,
      typical: 10,
    },
    {
      kind: "one",
      id: "taryfa",
      text: "Jaką masz taryfę?",
      short: "Taryfa",
      answers: [
        {
          id: "g11",
          label: "G11, jedna cena",
          say: "W G11 godzina nie ma znaczenia: liczy się tylko mniejsze zużycie.",
        },
        { id: "g12", label: "G12 albo G13", say: "W taryfie strefowej warto przesunąć bojler, pralkę i auto." },
        { id: "niewiem", label: "Nie wiem", say: "Nazwa taryfy stoi na pierwszej stronie rachunku." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "co", is: ["led"] }],
      what: "Same oprawy, {rynek.oprawa} za sztukę. Montaż zależy od wysokości i przewodów przy lampach.",
      included,
      excluded,
      terms: [{ fact: "rynek.oprawa", times: "oprawy" }],
      from: true,
    },
  ],
  rows: [
    { label: "Oprawa sufitowa LED, bez montażu", price: "{rynek.oprawa}", time: "wymiana w domu: {led.montaz}" },
    {
      label: "Sterowanie bojlerem, podlicznik, czujki",
      price: "po obejrzeniu rozdzielnicy",
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
  terms: [
    { label: "Oprawy w domu", value: "{led.montaz}" },
    { label: "Oględziny", value: "bezpłatne" },
  ],
  prepare: ["Rachunki z 12 miesięcy.", "Zdjęcia opraw i rozdzielnicy.", "Lista sprzętu, który chodzi cały czas."],
  pages: [
    { label: "Instalacje energooszczędne", to: "/uslugi/energooszczedne" },
    { label: "Poradnik: oszczędzanie i taryfy", to: "/poradnik/oszczedzanie" },
  ],
} as const satisfies EstimateSubject;
