import type { EstimateSubject } from "@/lib/content/types";

const home = { question: "budynek", is: ["mieszkanie", "dom"] } as const;
const included = [
  "Centrala, manipulator, akumulator i sygnalizator",
  "Montaż, ustawienie i próba każdej czujki",
  "Kody domowników i przeszkolenie",
] as const;
const excluded = ["Karta SIM i abonament agencji ochrony", "Czujki zewnętrzne i kontrola dostępu"] as const;
const terms = [
  { fact: "alarm.cena.baza" },
  { fact: "alarm.cena.czujka", times: "otwory" },
  { fact: "alarm.cena.czujka", times: "pokoje" },
  { fact: "alarm.cena.czujka", when: [{ question: "detektory", is: ["dym"] }] },
  { fact: "alarm.cena.czujka", when: [{ question: "detektory", is: ["czad"] }] },
  { fact: "alarm.cena.czujka", when: [{ question: "detektory", is: ["zalanie"] }] },
] as const;

export const alarmy: EstimateSubject = {
  id: "alarmy",
  service: "alarmy",
  request: "systemu alarmowego",
  questions: [
    {
      kind: "one",
      id: "budynek",
      text: "Co ma chronić alarm?",
      short: "Budynek",
      answers: [
        { id: "mieszkanie", label: "Mieszkanie" },
        { id: "dom", label: "Dom" },
        {
          id: "firma",
          label: "Firmę, lokal",
          say: "Stopień zabezpieczenia firmy dyktuje często polisa: prześlij nam jej wymagania.",
        },
      ],
    },
    {
      kind: "number",
      id: "otwory",
      text: "Ile okien i drzwi da się dosięgnąć?",
      short: "Okna i drzwi",
      hint: "Z ziemi, z balkonu albo z dachu garażu. Każde dostaje czujkę.",
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      unit: "szt.",
      min: 1,
      max: 30,
      typical: 6,
    },
    {
      kind: "number",
      id: "pokoje",
      text: "W ilu pokojach ma być czujka ruchu?",
      short: "Czujki ruchu",
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      unit: "szt.",
      min: 0,
      max: 15,
      typical: 3,
    },
    {
      kind: "many",
      id: "detektory",
      text: "Przed czym jeszcze ma ostrzegać?",
      short: "Detektory",
      hint: "Każdy rodzaj liczymy jako jedną czujkę. Czujka dymu jest potrzebna na każdej kondygnacji, czujka czadu także przy sypialniach.",
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      answers: [
        { id: "dym", label: "Dym" },
        { id: "czad", label: "Czad", say: "Czujkę czadu daj tam, gdzie stoi kocioł, kominek albo piecyk." },
        { id: "zalanie", label: "Zalanie" },
      ],
    },
    {
      kind: "one",
      id: "sciany",
      text: "Czy ściany są wykończone?",
      short: "Ściany",
      answers: [
        {
          id: "tak",
          label: "Tak",
          part: "upper",
          say: "W gotowym wnętrzu wybieramy system radiowy: bez kucia, z droższymi czujkami.",
        },
        {
          id: "nie",
          label: "Jeszcze nie",
          part: "lower",
          say: "Przed tynkami lepszy jest system przewodowy: czujki są tańsze i nie mają baterii.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [home, { question: "sciany", is: ["tak"] }],
      what: "Alarm radiowy: centrala z osprzętem i czujki z montażem.",
      time: "{alarm.czasMieszkanie} w mieszkaniu, w domu zwykle dwa",
      included,
      excluded,
      terms,
    },
    {
      when: [home, { question: "sciany", is: ["nie"] }],
      what: "Alarm przewodowy: centrala z osprzętem i czujki z montażem.",
      time: "{alarm.czasDom}, w tym kable przed tynkami",
      included,
      excluded,
      terms,
    },
  ],
  rows: [
    {
      id: "dom",
      what: "Alarm w domu",
      amount: "{alarm.koszt}",
      note: "centrala, syrena, łączność i do {przyklad.alarm.czujkiDom} czujek, z montażem",
      time: "przewodowy: {alarm.czasDom}",
      offer: true,
    },
    {
      id: "dom-caly",
      what: "Dom, {przyklad.alarm.czujkiDom} czujek",
      amount: "{przyklad.alarm.kosztDom}",
      note: "ochrona okien i drzwi, dymu, czadu i zalania, z montażem",
      time: "przewodowy: {alarm.czasDom}",
    },
    {
      id: "mieszkanie",
      what: "Alarm w mieszkaniu",
      amount: "{przyklad.alarm.kosztMieszkanie}",
      note: "{przyklad.alarm.czujkiMieszkanie} czujki, radiowe bez kucia bliżej górnej kwoty",
      time: "radiowy: {alarm.czasMieszkanie}",
    },
  ],
  depends: [
    "Liczba czujek i stopień zabezpieczenia.",
    "Czujki na zewnątrz i kontrola dostępu.",
    "Połączenie z agencją ochrony, według umowy z nią.",
  ],
  examples: [
    {
      title: "Mieszkanie na parterze",
      text: "Alarm z {przyklad.alarm.czujkiMieszkanie} czujkami kosztuje {przyklad.alarm.kosztMieszkanie}. Radiowy wypada bliżej górnej kwoty, ma droższe czujki.",
    },
    {
      title: "Dom z garażem",
      text: "Alarm z {przyklad.alarm.czujkiDom} czujkami, także dymu, czadu i zalania, kosztuje {przyklad.alarm.kosztDom}.",
    },
  ],
  arrangements: [{ label: "Termin", value: "{obietnica.instalacja}" }],
  checklist: [
    "Rzut albo szkic z oknami i drzwiami.",
    "Kto wraca do domu i o której, z psem czy bez.",
    "Wymagania polisy, jeśli ją masz.",
  ],
  pages: [
    { label: "Alarmy: czujki i ceny", to: "/uslugi/alarmy" },
    { label: "Poradnik: systemy alarmowe", to: "/poradnik/systemy-alarmowe" },
  ],
};
