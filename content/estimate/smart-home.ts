import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Projekt magistrali i lista punktów",
  "Moduły, przewody, panele i programowanie",
  "Przeszkolenie i opis ustawień",
] as const;
const excluded = [
  "Instalacja 230 V, oprawy, rolety i siłowniki",
  "Sieć LAN i abonamenty",
  "Bruzdy w wykończonych ścianach",
] as const;

export const smartHome = {
  id: "smart",
  service: "smart-home",
  name: "Smart home",
  request: "automatyki domowej",
  questions: [
    {
      kind: "one",
      id: "etap",
      text: "Na jakim etapie jest dom?",
      short: "Etap",
      answers: [
        { id: "projekt", label: "Projekt albo stan surowy" },
        { id: "remont", label: "Remont z kuciem" },
        { id: "gotowy", label: "Wykończony", say: "Bez kucia zostają układy radiowe: ich zakres ustalimy na miejscu." },
      ],
    },
    {
      kind: "number",
      id: "swiatlo",
      text: "Ile obwodów światła?",
      short: "Światło",
      hint: "Lampy, które zapalają się razem, to jeden obwód.",
      when: [{ question: "etap", is: ["projekt", "remont"] }],
      unit: "szt.",
      min: 0,
      max: 60,
      typical: 24,
    },
    {
      kind: "number",
      id: "rolety",
      text: "Ile rolet i bram?",
      short: "Rolety i bramy",
      when: [{ question: "etap", is: ["projekt", "remont"] }],
      unit: "szt.",
      min: 0,
      max: 40,
      typical: 14,
    },
    {
      kind: "number",
      id: "strefy",
      text: "Ile stref ogrzewania?",
      short: "Ogrzewanie",
      hint: "Pokój z własną temperaturą to jedna strefa.",
      when: [{ question: "etap", is: ["projekt", "remont"] }],
      unit: "szt.",
      min: 0,
      max: 30,
      typical: 10,
    },
    {
      kind: "number",
      id: "panele",
      text: "Ile paneli i czujników?",
      short: "Panele",
      when: [{ question: "etap", is: ["projekt", "remont"] }],
      unit: "szt.",
      min: 0,
      max: 40,
      typical: 12,
    },
    {
      kind: "many",
      id: "reszta",
      text: "Z czym ma rozmawiać dom?",
      short: "Połączenia",
      answers: [
        { id: "pompa", label: "Pompa ciepła", say: "Bramka do pompy ciepła zależy od jej modelu: przygotuj go." },
        { id: "falownik", label: "Falownik", say: "Z falownika da się włączać bojler, gdy jest nadwyżka." },
        { id: "alarm", label: "Alarm", say: "Alarm zostaje osobnym systemem, dom tylko czyta jego stan." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "etap", is: ["projekt", "remont"] }],
      what: "Orientacyjnie {smart.cena.punkt} za punkt z modułem, przewodem i programem. Instalacja 230 V jest osobno.",
      included,
      excluded,
      terms: [
        { fact: "smart.cena.punkt", times: "swiatlo" },
        { fact: "smart.cena.punkt", times: "rolety" },
        { fact: "smart.cena.punkt", times: "strefy" },
        { fact: "smart.cena.punkt", times: "panele" },
      ],
    },
  ],
  rows: [
    { label: "Jeden sterowany punkt", price: "{smart.cena.punkt}", time: "przewody przed tynkami" },
    {
      label: "Dom, {przyklad.smart.dom} punktów",
      price: "{przyklad.smart.kosztDom}",
      time: "montaż i program: {smart.etapMontazu}",
    },
  ],
  depends: [
    "Liczba punktów, którymi dom ma sterować.",
    "Układ przewodowy albo radiowy, zależnie od ścian.",
    "Ekrany, muzyka i bramki do innych urządzeń.",
  ],
  examples: [
    {
      title: "Mieszkanie od dewelopera",
      text: "{przyklad.smart.mieszkanie} punktów: światło, rolety, podłogówka, panele: {przyklad.smart.kosztMieszkanie}.",
    },
    {
      title: "Dom w budowie",
      text: "{przyklad.smart.dom} punktów: {przyklad.smart.kosztDom}, bez instalacji 230 V i opraw.",
    },
  ],
  terms: [
    { label: "Przewody", value: "w rytmie budowy, przed tynkami" },
    { label: "Montaż i program", value: "{smart.etapMontazu} po malowaniu" },
  ],
  prepare: [
    "Rzut z meblami i oknami.",
    "Lista czynności, które dom ma przejąć.",
    "Modele pompy ciepła, falownika i alarmu.",
  ],
  pages: [
    { label: "Smart home: etapy i ceny", to: "/uslugi/smart-home" },
    { label: "Poradnik: inteligentny dom", to: "/poradnik/inteligentny-dom" },
  ],
} as const satisfies EstimateSubject;
