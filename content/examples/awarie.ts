import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

export const inputs = {
  "przyklad.uplyw.granica": {
    what: "Największy prąd upływu pralki (urządzenie stacjonarne z silnikiem, klasa I)",
    value: 3.5,
    unit: "mA",
    checkBy: "2028-11-30",
    source: "PN-EN 60335-1, 13.2",
    checked: "2026-11-25",
  },
  "przyklad.uplyw.pralka": {
    what: "Prąd upływu sprawnej pralki",
    value: 1,
    unit: "mA",
    confirm: true,
    source: "założenie przykładu; praktyka pomiarowa, zmierzone wartości to zwykle 0,3–1,5 mA",
    checked: "2026-11-25",
  },
  "przyklad.uplyw.zmywarka": {
    what: "Prąd upływu sprawnej zmywarki",
    value: 1,
    unit: "mA",
    confirm: true,
    source: "założenie przykładu; praktyka pomiarowa, zmierzone wartości to zwykle 0,3–1,5 mA",
    checked: "2026-11-25",
  },
  "przyklad.uplyw.plyta": {
    what: "Prąd upływu sprawnej płyty indukcyjnej",
    value: 1.5,
    unit: "mA",
    confirm: true,
    source: "założenie przykładu; praktyka pomiarowa, zmierzone wartości to zwykle 0,3–1,5 mA",
    checked: "2026-11-25",
  },
  "przyklad.uplyw.komputer": {
    what: "Prąd upływu komputera z monitorem i listwą z filtrem",
    value: 1.5,
    unit: "mA",
    confirm: true,
    source: "założenie przykładu; praktyka pomiarowa, zmierzone wartości to zwykle 0,3–1,5 mA",
    checked: "2026-11-25",
  },
  "przyklad.uplyw.grzalka": {
    what: "Prąd upływu zużytej grzałki",
    value: 11,
    unit: "mA",
    source: "założenie przykładu: poniżej progu zadziałania wyłącznika 30 mA",
    checked: "2026-11-25",
  },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.uplyw.suma": ["Suma prądów upływu sprawnych urządzeń", ".pralka + .zmywarka + .plyta + .komputer", "mA", 1],
  "przyklad.uplyw.razem": ["Suma prądów upływu z zużytą grzałką", ".suma + .grzalka", "mA", 1],
  // A device may trip from half its rated current; designers allow 0.3 of it (HD 60364-5-53).
  "przyklad.uplyw.prog": ["Prąd, od którego wyłącznik różnicowoprądowy może zadziałać", "0.5 * rcd.prad", "mA", 1],
  "przyklad.uplyw.zapas": ["Suma upływów, której projektant nie przekracza", "0.3 * rcd.prad", "mA", 1],
} as const satisfies ExampleResults;
