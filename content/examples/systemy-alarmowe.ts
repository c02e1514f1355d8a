import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.alarm.centrala": {
    what: "Pobór centrali w czuwaniu",
    value: 130,
    unit: "mA",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-21",
  },
  "przyklad.alarm.komunikator": {
    what: "Pobór komunikatora LTE",
    value: 70,
    unit: "mA",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-21",
  },
  "przyklad.alarm.manipulatory": { what: "Manipulatory w domu", value: 2, ...given },
  "przyklad.alarm.manipulator": {
    what: "Pobór jednego manipulatora",
    value: 60,
    unit: "mA",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-21",
  },
  "przyklad.alarm.ruchu": { what: "Czujki ruchu", value: 4, ...given },
  "przyklad.alarm.dualne": { what: "Czujki dualne", value: 1, ...given },
  "przyklad.alarm.szyby": { what: "Czujki zbicia szyby", value: 2, ...given },
  "przyklad.alarm.kontaktrony": { what: "Kontaktrony, bez własnego poboru", value: 9, ...given },
  "przyklad.alarm.detektory": { what: "Czujki razem, po dwie dymu i czadu, jedna zalania", value: 5, ...given },
  "przyklad.alarm.czujka": {
    what: "Średni pobór czujki ruchu, dualnej lub zbicia szyby",
    value: 10,
    unit: "mA",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-21",
  },
  "przyklad.alarm.detektor": {
    what: "Średni pobór czujki dymu, czadu lub zalania",
    value: 15,
    unit: "mA",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-21",
  },
  "przyklad.alarm.alarmPobor": {
    what: "Pobór podczas alarmu, z sygnalizatorami",
    value: 0.6,
    unit: "A",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-21",
  },
  "przyklad.alarm.alarmCzas": { what: "Czas alarmu", value: 0.25, unit: "h", ...given },
  "przyklad.alarm.sprawnosc": { what: "Pojemność akumulatora po kilku latach", value: 80, unit: "%", ...given },
  "przyklad.alarm.czujkiMieszkanie": { what: "Czujki w mieszkaniu", value: 4, ...given },

  "przyklad.alarm7.pojemnosc": { what: "Akumulator w mniejszym systemie", value: 7, unit: "Ah", ...given },
  "przyklad.alarm7.pobor": { what: "Pobór mniejszego systemu", value: 0.35, unit: "A", ...given },
  "przyklad.alarm7.zapas": { what: "Zapas pojemności", value: 25, unit: "%", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.alarm.centralaRazem": ["Pobór centrali z komunikatorem", ".centrala + .komunikator", "mA"],
  "przyklad.alarm.manipulatoryRazem": ["Pobór manipulatorów", ".manipulatory * .manipulator", "mA"],
  "przyklad.alarm.czujkiRazem": [
    "Pobór czujek ruchu, dualnych i zbicia szyby",
    "(.ruchu + .dualne + .szyby) * .czujka",
    "mA",
  ],
  "przyklad.alarm.detektoryRazem": ["Pobór czujek dymu, czadu i zalania", ".detektory * .detektor", "mA"],
  // The battery calculator begins with this sum.
  "przyklad.alarm.pobor": [
    "Pobór całego alarmu w czuwaniu",
    "(.centralaRazem + .manipulatoryRazem + .czujkiRazem + .detektoryRazem) / 1000",
    "A",
    3,
  ],
  "przyklad.alarm.godziny": ["Najkrótsze podtrzymanie", "low(alarm.podtrzymanie)", "h"],
  "przyklad.alarm.doba": ["Najdłuższe podtrzymanie", "high(alarm.podtrzymanie)", "h"],
  "przyklad.alarm.czuwanie": ["Ładunek na czuwanie", ".pobor * .godziny", "Ah", 2],
  "przyklad.alarm.alarm": ["Ładunek na alarm", ".alarmPobor * .alarmCzas", "Ah", 2],
  "przyklad.alarm.razem": ["Ładunek razem", ".czuwanie + .alarm", "Ah", 2],
  // Divided by the share of the capacity that remains after a few years.
  "przyklad.alarm.pojemnosc": [
    "Pojemność akumulatora na najkrótsze podtrzymanie",
    ".razem / (.sprawnosc / 100)",
    "Ah",
    1,
  ],
  "przyklad.alarm.pojemnoscDoba": [
    "Pojemność akumulatora na najdłuższe podtrzymanie",
    "(.pobor * .doba + .alarm) / (.sprawnosc / 100)",
    "Ah",
    1,
  ],
  "przyklad.alarm.akumulator": ["Akumulator na najkrótsze podtrzymanie", "battery(.pojemnosc)", "Ah"],
  "przyklad.alarm.akumulatorDoba": ["Akumulator na najdłuższe podtrzymanie", "battery(.pojemnoscDoba)", "Ah"],
  "przyklad.alarm7.czas": [
    "Czas pracy mniejszego alarmu z akumulatora",
    ".pojemnosc * (1 - .zapas / 100) / .pobor",
    "godzin",
  ],

  // The base (panel, keypad, siren, communicator) and every sensor, contacts included.
  "przyklad.alarm.czujkiDom": [
    "Czujki w domu z przykładu, z kontaktronami i czujką dymu",
    ".ruchu + .dualne + .szyby + .kontaktrony + .detektory",
  ],
  "przyklad.alarm.kosztMieszkanie": [
    "Koszt alarmu w mieszkaniu",
    "alarm.cena.baza + .czujkiMieszkanie * alarm.cena.czujka",
    "zł",
  ],
  "przyklad.alarm.kosztDom": ["Koszt alarmu w domu", "alarm.cena.baza + .czujkiDom * alarm.cena.czujka", "zł"],
} as const satisfies ExampleResults;
