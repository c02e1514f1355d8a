import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.dysk.kamery": { what: "Kamery", value: 4, ...given },
  "przyklad.dysk.strumien": { what: "Strumień kamery 4 Mpx, H.265", value: 4, unit: "Mbit/s", ...given },
  "przyklad.dysk.strumien4k": { what: "Strumień kamery 4K, H.265", value: 8, unit: "Mbit/s", ...given },
  "przyklad.dysk.doby": { what: "Doby zapisu", value: 14, ...given },
  "przyklad.dysk.zapas": { what: "Zapas na noc z deszczem", value: 20, unit: "%", ...given },
  "przyklad.dysk.dysk": { what: "Pojemność dysku", value: 4, unit: "TB", ...given },

  "przyklad.cctv.kamery4": { what: "Kamery przy domu", value: 4, ...given },
  "przyklad.cctv.kamery8": { what: "Kamery w małej firmie lub wspólnocie", value: 8, ...given },
  "przyklad.cctv.dyski8": { what: "Dyski w rejestratorze ośmiu kamer", value: 2, ...given },

  "przyklad.bezSieci.pobor": {
    what: "Pobór kamery z modemem LTE przy zapisie ciągłym",
    value: 6,
    unit: "W",
    source: "założenie przykładu (typowe karty katalogowe)",
    checked: "2026-11-25",
  },
  "przyklad.bezSieci.panel": {
    what: "Panel słoneczny przy kamerze",
    value: 100,
    unit: "W",
    source: "założenie przykładu",
    checked: "2026-11-25",
  },

  "przyklad.ups.pojemnosc": { what: "Energia z UPS", value: 300, unit: "Wh", ...given },
  "przyklad.ups.pobor": { what: "Pobór rejestratora, przełącznika i routera", value: 100, unit: "W", ...given },
  "przyklad.ups.sprawnosc": { what: "Sprawność przetwornicy UPS", value: 85, unit: "%", ...given },

  "przyklad.poe.kamery": { what: "Kamery na przełączniku", value: 8, ...given },
  "przyklad.poe.kamera": { what: "Pobór kamery nocą, z oświetlaczem", value: 8, unit: "W", ...given },
  "przyklad.poe.przelacznik": { what: "Łączna moc PoE przełącznika", value: 60, unit: "W", ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Megabits ÷ 8 = megabytes, × 86 400 s = a day; 1 GB = 1000 MB, as on disk labels.
  "przyklad.dysk.bajty": ["Strumień jednej kamery w bajtach", ".strumien / 8", "MB/s", 2],
  "przyklad.dysk.kameraDoba": ["Jedna kamera na dobę", ".bajty * 86400 / 1000", "GB", 1],
  "przyklad.dysk.doba": ["Wszystkie kamery na dobę", ".kameraDoba * .kamery", "GB", 1],
  "przyklad.dysk.razem": ["Wszystkie kamery, cały okres", ".doba * .doby / 1000", "TB", 2],
  "przyklad.dysk.zZapasem": ["Potrzebna pojemność z zapasem", ".razem * (1 + .zapas / 100)", "TB", 1],
  "przyklad.dysk.starczy": [
    "Doby zapisu, które z zapasem mieści dysk z przykładu",
    "floor(.dysk * 1000 / (.doba * (1 + .zapas / 100)))",
  ],
  "przyklad.dysk.kameraDoba4k": ["Kamera 4K na dobę", ".strumien4k / 8 * 86400 / 1000", "GB"],
  "przyklad.dysk.razem4k": ["Kamery 4K, cały okres", ".kameraDoba4k * .kamery * .doby / 1000", "TB", 1],

  // Pixels ÷ pixels per metre. A 90° lens sees twice the distance in width.
  "przyklad.kadr.szerokoscDawna": [
    "Szerokość kadru 4K przy progu z 2015 r.",
    "cctv.szerokosc4k / cctv.pikseleDawne",
    "m",
    1,
  ],
  "przyklad.kadr.szerokoscNowa": [
    "Szerokość kadru 4K przy progu z 2025 r.",
    "cctv.szerokosc4k / cctv.pikseleNowe",
    "m",
    1,
  ],
  "przyklad.kadr.odlegloscDawna": ["Odległość przy obiektywie 90°, próg z 2015 r.", ".szerokoscDawna / 2", "m", 1],
  "przyklad.kadr.odlegloscNowa": ["Odległość przy obiektywie 90°, próg z 2025 r.", ".szerokoscNowa / 2", "m", 1],

  "przyklad.cctv.kamerySuma": ["Cztery kamery", ".kamery4 * cctv.cena.kamera", "zł"],
  "przyklad.cctv.punktySuma": ["Okablowanie i montaż czterech kamer", ".kamery4 * cctv.cena.punkt", "zł"],
  "przyklad.cctv.wspolne": "cctv.cena.rejestrator + cctv.cena.uruchomienie",
  "przyklad.cctv.zestaw4": [
    "Koszt zestawu czterech kamer",
    ".kamerySuma + .punktySuma + cctv.cena.dysk + .wspolne",
    "zł",
  ],
  "przyklad.cctv.zestaw8": [
    "Koszt zestawu ośmiu kamer",
    ".kamery8 * (cctv.cena.kamera + cctv.cena.punkt) + .dyski8 * cctv.cena.dysk + .wspolne",
    "zł",
  ],

  "przyklad.ups.czas": ["Czas pracy rejestratora z UPS", ".pojemnosc * .sprawnosc / 100 / .pobor", "h", 1],
  "przyklad.poe.suma": ["Moc PoE wszystkich kamer nocą", ".kamery * .kamera", "W"],
  // A camera without mains, and what its panel gives on a day of December.
  "przyklad.bezSieci.doba": ["Energia kamery z zapisem ciągłym na dobę", ".pobor * 24", "Wh"],
  "przyklad.bezSieci.grudzien": [
    "Energia z panelu w grudniu, średnio na dobę",
    ".panel * energia.uzyskPv * slonce.grudzien / 100 / 31",
    "Wh",
  ],
} as const satisfies ExampleResults;
