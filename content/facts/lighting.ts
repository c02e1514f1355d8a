import type { Fact } from "@/lib/content/types";

/** Prices of electricians in Silesia. The firm confirms or replaces them. */
const silesia = {
  source: "ceny rynkowe na Śląsku, jesień 2026, do potwierdzenia przez firmę",
  checked: "2026-11-25",
  checkBy: "2027-05-31",
  confirm: true,
} as const;

/** Light: illuminance, lamps, mounting. */
export const lighting = {
  "lux.salon": {
    what: "Natężenie oświetlenia: salon",
    min: 150,
    max: 300,
    unit: "lx",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "lux.kuchnia": {
    what: "Natężenie oświetlenia: kuchnia, blat",
    min: 500,
    max: 1000,
    unit: "lx",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "lux.kuchniaOgolne": {
    what: "Natężenie oświetlenia: kuchnia, światło ogólne",
    min: 200,
    max: 300,
    unit: "lx",
    source: "dane firmy; PN-EN 12464-1 podaje 200 lx dla stołówek i bufetów",
    checked: "2026-11-25",
  },
  "lux.sypialnia": {
    what: "Natężenie oświetlenia: sypialnia",
    min: 100,
    max: 200,
    unit: "lx",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "lux.lazienka": {
    what: "Natężenie oświetlenia: łazienka",
    min: 200,
    max: 500,
    unit: "lx",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "lux.korytarz": {
    what: "Natężenie oświetlenia: korytarz i schody",
    value: 100,
    unit: "lx",
    source: "dane firmy; PN-EN 12464-1 podaje tyle dla stref komunikacji",
    checked: "2026-11-22",
  },
  "lux.biurko": {
    what: "Natężenie oświetlenia: biurko",
    value: 500,
    unit: "lx",
    source: "PN-EN 12464-1, pisanie i czytanie",
    checked: "2026-11-22",
  },
  "led.oszczednosc": {
    what: "Oszczędność energii po zamianie żarówek na LED, do",
    value: 80,
    unit: "%",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "led.trwalosc": {
    what: "Trwałość źródła LED, do",
    value: 25,
    unit: "lat",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "led.montazOprawy": {
    what: "Wymiana jednej oprawy na gotowym przewodzie, z podłączeniem i próbą, bez oprawy",
    min: 60,
    max: 120,
    unit: "zł",
    ...silesia,
  },
  "led.montaz": {
    what: "Wymiana opraw w domu na miejscu",
    min: 1,
    max: 2,
    unit: "dni",
    source: "praktyka montażowa",
    checked: "2026-11-21",
    checkBy: "2027-05-31",
    confirm: true,
  },
} as const satisfies Record<string, Fact>;
