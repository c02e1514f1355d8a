import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.wymianaLed.przed": { what: "Moc halogenu", value: 42, unit: "W", ...given },
  "przyklad.wymianaLed.po": { what: "Moc źródła LED o podobnym strumieniu", value: 8.5, unit: "W", ...given },
  "przyklad.wymianaLed.cena": { what: "Cena źródła LED", value: 15, unit: "zł", ...given },
  "przyklad.wymianaLed.sztuki": { what: "Halogeny do wymiany w poradniku", value: 10, ...given },
  "przyklad.wymianaLed.godziny": {
    what: "Świecenie halogenów z poradnika w ciągu doby",
    value: 3,
    unit: "h",
    ...given,
  },

  "przyklad.czuwanie.moc": { what: "Pobór włączony bez przerwy", value: 10, unit: "W", ...given },

  "przyklad.obiegowa.stara": { what: "Moc starej pompy obiegowej", value: 70, unit: "W", ...given },
  "przyklad.obiegowa.nowa": { what: "Moc elektronicznej pompy obiegowej", value: 15, unit: "W", ...given },
  "przyklad.obiegowa.godziny": { what: "Czas pracy pompy obiegowej w sezonie", value: 5000, unit: "h", ...given },

  "przyklad.taryfa.zuzycie": { what: "Roczne zużycie domu w porównaniu taryf", value: 3000, unit: "kWh", ...given },
  "przyklad.taryfa.noc": { what: "Udział zużycia w tańszej strefie G12", value: 40, unit: "%", ...given },
  "przyklad.taryfa.weekend": {
    what: "Udział zużycia w tańszej strefie G12w, z całymi sobotami",
    value: 50,
    unit: "%",
    source: "założenie przykładu",
    checked: "2026-11-25",
  },
  "przyklad.taryfa.g13Przedpoludnie": {
    what: "Udział zużycia w szczycie przedpołudniowym G13",
    value: 20,
    unit: "%",
    ...given,
  },
  "przyklad.taryfa.g13Szczyt": { what: "Udział zużycia w szczycie popołudniowym G13", value: 15, unit: "%", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.wymianaLed.mocPrzed": ["Moc halogenów razem", ".sztuki * .przed", "W", 1],
  "przyklad.wymianaLed.mocPo": ["Moc źródeł LED razem", ".sztuki * .po", "W", 1],
  "przyklad.wymianaLed.czas": ["Świecenie w roku", ".godziny * 365", "h"],
  "przyklad.wymianaLed.energia": ["Mniej energii w roku", "(.mocPrzed - .mocPo) * .czas / 1000", "kWh"],
  "przyklad.wymianaLed.spadek": ["Mniej energii na te lampy", "share(1 - .mocPo / .mocPrzed)", "%"],
  "przyklad.wymianaLed.oszczednosc": ["Oszczędność w roku", ".energia * energia.cenaG11Zmienna", "zł"],
  "przyklad.wymianaLed.koszt": ["Koszt źródeł", ".sztuki * .cena", "zł"],
  "przyklad.wymianaLed.zwrot": ["Zwrot", ".koszt / .oszczednosc * 12", "miesiąc|miesiące|miesięcy|miesiąca", 1],

  "przyklad.czuwanie.energia": ["Energia w roku na 10 W bez przerwy", ".moc * 8760 / 1000", "kWh"],
  "przyklad.czuwanie.koszt": ["Koszt w roku 10 W bez przerwy", ".energia * energia.cenaG11Zmienna", "zł"],
  "przyklad.obiegowa.energia": [
    "Mniej energii w roku po wymianie pompy obiegowej",
    "(.stara - .nowa) * .godziny / 1000",
    "kWh",
  ],
  "przyklad.obiegowa.koszt": [
    "Mniej na rachunku po wymianie pompy obiegowej",
    ".energia * energia.cenaG11Zmienna",
    "zł",
  ],

  // A year in four tariffs: consumption × sum of (share of a zone × its price).
  "przyklad.taryfa.kosztG11": ["Prąd w roku w G11, bez opłat stałych", ".zuzycie * energia.cenaG11Zmienna", "zł"],
  "przyklad.taryfa.pelnaG11": [
    "Pełna cena kilowatogodziny w G11, z opłatami stałymi",
    "energia.cenaG11Zmienna + energia.oplatyStale / .zuzycie",
    "zł/kWh",
    2,
  ],
  "przyklad.taryfa.g12Prog": [
    "Udział tańszej strefy, od którego G12 wygrywa z G11",
    "share((energia.cenaG12Dzien - energia.cenaG11Zmienna) / (energia.cenaG12Dzien - energia.cenaG12Noc))",
    "%",
  ],
  "przyklad.taryfa.g12Koszt": [
    "Prąd w roku w G12, bez opłat stałych",
    ".zuzycie * ((1 - .noc / 100) * energia.cenaG12Dzien + .noc / 100 * energia.cenaG12Noc)",
    "zł",
  ],
  "przyklad.taryfa.g12Mniej": ["Prąd w roku w G12: o ile mniej niż w G11", ".kosztG11 - round(.g12Koszt)", "zł"],
  "przyklad.taryfa.g12wProg": [
    "Udział tańszej strefy, od którego G12w wygrywa z G11",
    "share((energia.cenaG12wDzien - energia.cenaG11Zmienna) / (energia.cenaG12wDzien - energia.cenaG12wNoc))",
    "%",
  ],
  "przyklad.taryfa.g12wKoszt": [
    "Prąd w roku w G12w, bez opłat stałych",
    ".zuzycie * ((1 - .weekend / 100) * energia.cenaG12wDzien + .weekend / 100 * energia.cenaG12wNoc)",
    "zł",
  ],
  "przyklad.taryfa.g12wMniej": ["Prąd w roku w G12w: o ile mniej niż w G11", ".kosztG11 - round(.g12wKoszt)", "zł"],
  "przyklad.taryfa.g13Reszta": [
    "Udział pozostałych godzin G13",
    "share(1 - .g13Przedpoludnie / 100 - .g13Szczyt / 100)",
    "%",
  ],
  "przyklad.taryfa.g13Szczyty":
    ".g13Przedpoludnie / 100 * energia.cenaG13Przedpoludnie + .g13Szczyt / 100 * energia.cenaG13Szczyt",
  "przyklad.taryfa.g13Koszt": [
    "Prąd w roku w G13, bez opłat stałych",
    ".zuzycie * (.g13Szczyty + .g13Reszta / 100 * energia.cenaG13Reszta)",
    "zł",
  ],
  "przyklad.taryfa.g13Mniej": ["Prąd w roku w G13: o ile mniej niż w G11", ".kosztG11 - round(.g13Koszt)", "zł"],
} as const satisfies ExampleResults;
