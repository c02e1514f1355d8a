import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.lan.salon": { what: "Kable w salonie", value: 4, ...given },
  "przyklad.lan.gabinet": { what: "Kable w gabinecie", value: 4, ...given },
  "przyklad.lan.sypialnia": { what: "Kable w sypialni", value: 2, ...given },
  "przyklad.lan.dzieci": { what: "Pokoje dzieci", value: 2, ...given },
  "przyklad.lan.kotlownia": { what: "Kable w kotłowni", value: 2, ...given },
  "przyklad.lan.garaz": { what: "Kable w garażu", value: 1, ...given },
  "przyklad.lan.punkty": { what: "Punkty dostępowe Wi-Fi", value: 3, ...given },
  "przyklad.lan.kamery": { what: "Kamery", value: 4, ...given },
  "przyklad.lan.domofon": { what: "Wideodomofon", value: 1, ...given },
  "przyklad.lan.srednio": { what: "Średnia długość kabla", value: 18, unit: "m", ...given },
  "przyklad.lan.zapas": { what: "Zapas długości", value: 10, unit: "%", ...given },
  "przyklad.lan.karton": { what: "Kabel w kartonie", value: 305, unit: "m", ...given },
  "przyklad.lan.mocPunkt": { what: "Moc punktu dostępowego", value: 15, unit: "W", ...given },
  "przyklad.lan.mocKamera": { what: "Moc kamery", value: 10, unit: "W", ...given },
  "przyklad.lan.mocDomofon": { what: "Moc wideodomofonu", value: 10, unit: "W", ...given },
  "przyklad.lan.zapasMocy": { what: "Zapas mocy PoE", value: 25, unit: "%", ...given },
  "przyklad.lan.mieszkanie": { what: "Punkty LAN w mieszkaniu", value: 8, ...given },
  "przyklad.lan.biurka": { what: "Biurka w biurze", value: 20, source: "założenie przykładu", checked: "2026-11-26" },
  "przyklad.lan.naBiurko": {
    what: "Punkty LAN na biurko, jak w wycenie",
    value: 2,
    source: "założenie przykładu",
    checked: "2026-11-26",
  },

  "przyklad.szafa.panele": { what: "Dwa panele krosowe w szafie", value: 2, unit: "U", ...given },
  "przyklad.szafa.organizer": { what: "Organizer kabli w szafie", value: 1, unit: "U", ...given },
  "przyklad.szafa.przelacznik": { what: "Przełącznik w szafie", value: 1, unit: "U", ...given },
  "przyklad.szafa.polka": { what: "Półka z routerem w szafie", value: 2, unit: "U", ...given },
  "przyklad.szafa.rejestrator": { what: "Rejestrator w szafie", value: 1, unit: "U", ...given },
  "przyklad.szafa.ups": { what: "UPS w szafie", value: 2, unit: "U", ...given },
  "przyklad.szafa.listwa": { what: "Listwa zasilająca w szafie", value: 1, unit: "U", ...given },
  "przyklad.szafa.wysokosc": {
    what: "Wysokość szafy",
    value: 15,
    unit: "U",
    source: "założenie przykładu",
    checked: "2026-11-25",
  },

  "przyklad.segment.dom": { what: "Trasa w domu, z pionem", value: 24, unit: "m", ...given },
  "przyklad.segment.garaz": { what: "Wykop do garażu", value: 40, unit: "m", ...given },
  "przyklad.segment.warsztat": { what: "Wykop do warsztatu za ogrodem", value: 75, unit: "m", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.lan.pokojeRazem": ["Kable do gniazd w pokojach", ".salon + .gabinet + .sypialnia + .dzieci * lan.gniazda"],
  "przyklad.lan.technika": ["Kable do kotłowni i garażu", ".kotlownia + .garaz"],
  "przyklad.lan.zewnatrz": ["Kable na zewnątrz", ".kamery + .domofon"],
  "przyklad.lan.kable": ["Kable w całym domu", ".pokojeRazem + .technika + .punkty + .zewnatrz"],
  "przyklad.lan.dlugosc": ["Długość kabli", ".kable * .srednio", "m"],
  "przyklad.lan.dlugoscZapas": ["Długość kabli z zapasem", ".dlugosc * (1 + .zapas / 100)", "m"],
  "przyklad.lan.kartony": ["Kartony kabla", "ceil(.dlugoscZapas / .karton)"],
  "przyklad.lan.poe": ["Moc PoE", ".punkty * .mocPunkt + .kamery * .mocKamera + .domofon * .mocDomofon", "W"],
  "przyklad.lan.poeZapas": [
    "Moc PoE z zapasem, w pełnych dziesiątkach",
    "ceil(.poe * (1 + .zapasMocy / 100) / 10) * 10",
    "W",
  ],
  "przyklad.szafa.razem": [
    "Miejsce w szafie",
    ".panele + .organizer + .przelacznik + .polka + .rejestrator + .ups + .listwa",
    "U",
  ],
  "przyklad.szafa.wolne": ["Wolne miejsce w szafie", ".wysokosc - .razem", "U"],

  // A line to another building, to compare with the longest link.
  "przyklad.segment.kanal": ["Najdłuższe połączenie: kabel w ścianie i kable krosowe", "lan.segment + lan.patch", "m"],
  "przyklad.segment.doGarazu": ["Linia do garażu", "(.dom + .garaz) * (1 + przyklad.lan.zapas / 100)", "m"],
  "przyklad.segment.doWarsztatu": ["Linia do warsztatu", "(.dom + .warsztat) * (1 + przyklad.lan.zapas / 100)", "m"],

  // An office pays without VAT, as the price desk rounds it; in finished walls with a surcharge for each point.
  "przyklad.lan.kosztMieszkanie": ["Koszt okablowania mieszkania", ".mieszkanie * lan.cena.punkt", "zł"],
  "przyklad.lan.kosztDom": ["Koszt okablowania domu", ".kable * lan.cena.punkt", "zł"],
  "przyklad.lan.kosztDomSprzet": ["Koszt sieci w domu z szafą i urządzeniami", ".kosztDom + lan.cena.sprzetDom", "zł"],
  "przyklad.lan.punktyBiuro": ["Punkty LAN w biurze", ".biurka * .naBiurko"],
  "przyklad.lan.punktNetto": ["Punkt LAN w biurze, netto", "lan.cena.punkt / (1 + vat.mieszkaniowy / 100)", "zł"],
  "przyklad.lan.gotoweNetto": [
    "Dopłata za punkt LAN w gotowych ścianach biura, netto",
    "lan.cena.gotoweSciany / (1 + vat.mieszkaniowy / 100)",
    "zł",
  ],
  "przyklad.lan.gniazdoNetto": ["Gniazdo 230 V w biurze, netto", "rynek.punkt / (1 + vat.mieszkaniowy / 100)", "zł"],
  "przyklad.lan.kosztBiuro": [
    "Koszt okablowania biura przed tynkami, netto",
    ".punktyBiuro * lan.cena.punkt / (1 + vat.mieszkaniowy / 100)",
    "zł",
    -2,
  ],
  "przyklad.lan.kosztBiuroGotowe": [
    "Koszt okablowania biura w gotowych ścianach, netto",
    ".punktyBiuro * (lan.cena.punkt + lan.cena.gotoweSciany) / (1 + vat.mieszkaniowy / 100)",
    "zł",
    -2,
  ],
} as const satisfies ExampleResults;
