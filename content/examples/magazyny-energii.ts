import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;
const years = "rok|lata|lat|roku";

export const inputs = {
  "przyklad.magazyn.pojemnosc": { what: "Pojemność użyteczna magazynu", value: 8, unit: "kWh", ...given },
  "przyklad.magazyn.cykle": { what: "Pełne cykle z nadwyżki paneli w roku", value: 220, ...given },
  "przyklad.magazyn.cykleG12": { what: "Pełne cykle w roku w taryfie G12 bez paneli", value: 300, ...given },
  "przyklad.magazyn.cykleG13": { what: "Dodatkowe zimowe cykle w dni robocze w taryfie G13", value: 100, ...given },
  "przyklad.magazyn.szczytG13": {
    what: "Zużycie domu w zimowym szczycie G13 w dzień roboczy",
    value: 4.5,
    unit: "kWh",
    source: "założenie przykładu: 15% rocznego zużycia w szczytach G13, zimowy dłuższy niż letni",
    checked: "2026-11-25",
  },

  "przyklad.pvMagazyn.pojemnosc": {
    what: "Pojemność magazynu przy panelach 6 kW na stronach usług",
    value: 10,
    unit: "kWh",
    source: "założenie przykładu",
    checked: "2026-11-26",
  },
} as const satisfies ExampleInputs;

export const results = {
  // Capacity over the guarantee is midway between full and the guaranteed remainder.
  "przyklad.magazyn.srednia": [
    "Średnia pojemność w okresie gwarancji",
    ".pojemnosc * (1 + middle(magazyn.pojemnoscKoncowa) / 100) / 2",
    "kWh",
    1,
  ],
  "przyklad.magazyn.energia": ["Energia oddana przez magazyn w roku", ".cykle * .srednia", "kWh"],
  "przyklad.magazyn.ladowanie": [
    "Nadwyżka potrzebna do naładowania w roku",
    ".energia / (energia.sprawnoscMagazynu / 100)",
    "kWh",
  ],
  "przyklad.magazyn.zakup": ["Prąd, którego nie trzeba kupić, w roku", ".energia * energia.cenaG11Zmienna", "zł"],
  "przyklad.magazyn.depozyt": [
    "Wartość nadwyżki, która nie trafi do depozytu",
    ".ladowanie * energia.nadwyzkaGodzinowa",
    "zł",
  ],
  "przyklad.magazyn.korzysc": ["Korzyść z magazynu w roku", ".zakup - .depozyt", "zł"],
  "przyklad.magazyn.naKwh": ["Korzyść w roku z kilowatogodziny pojemności", ".korzysc / .pojemnosc", "zł", -1],
  "przyklad.magazyn.poDotacji": "1 - magazyn.dotacja / 100",
  "przyklad.magazyn.koszt": ["Koszt magazynu, najtańszy zestaw", "low(storagePrice(.pojemnosc))", "zł"],
  "przyklad.magazyn.kosztPoDotacji": ["Koszt po dotacji, najtańszy zestaw", ".koszt * .poDotacji", "zł"],
  "przyklad.magazyn.zwrot": ["Zwrot bez dotacji, najtańszy zestaw", ".koszt / .korzysc", years, 1],
  "przyklad.magazyn.zwrotDotacja": ["Zwrot z dotacją, najtańszy zestaw", ".kosztPoDotacji / .korzysc", years, 1],
  "przyklad.magazyn.zwrotPoUldze": [
    "Zwrot po uldze w PIT, niższa stawka skali, najtańszy zestaw",
    ".koszt * (1 - podatek.skalaNizsza / 100) / .korzysc",
    years,
    1,
  ],
  "przyklad.magazyn.zwrotPoUldzeWyzsza": [
    "Zwrot po uldze w PIT, wyższa stawka skali, najtańszy zestaw",
    ".koszt * (1 - podatek.skalaWyzsza / 100) / .korzysc",
    years,
    1,
  ],
  "przyklad.magazyn.brakDoProgu": [
    "Ile pojemności brakuje magazynowi do progu zapowiedzianego naboru",
    "dotacja.pmeMinimum - .pojemnosc",
    "kWh",
  ],
  "przyklad.magazyn.cena10kWh": [
    "Cena kilowatogodziny w magazynie 10 kWh przy gotowym falowniku hybrydowym",
    "magazyn.10kWh.koszt / 10",
    "zł/kWh",
  ],
  "przyklad.magazyn.cenaZwrotu": [
    "Cena zestawu, przy której magazyn z dotacją zwraca się w czasie z naszego cennika",
    "magazyn.zwrot * .korzysc / .pojemnosc / .poDotacji",
    "zł/kWh",
    -1,
  ],
  "przyklad.magazyn.cenaGwarancji": [
    "Najwyższa cena zestawu, przy której zwrot bez dotacji mieści się w gwarancji",
    "magazyn.gwarancja * .korzysc / .pojemnosc",
    "zł/kWh",
    -1,
  ],
  "przyklad.magazyn.cenaGwarancjiDotacja": [
    "Najwyższa cena zestawu, przy której zwrot z dotacją mieści się w gwarancji",
    ".cenaGwarancji / .poDotacji",
    "zł/kWh",
    -1,
  ],

  // What a price difference of zones leaves after losses, without panels.
  "przyklad.strefy.roznica": [
    "Różnica stref G12 przed stratami",
    "energia.cenaG12Dzien - energia.cenaG12Noc",
    "zł/kWh",
    2,
  ],
  "przyklad.strefy.zyskG12": [
    "Zostaje z różnicy stref G12 po stratach magazynu",
    "energia.cenaG12Dzien - energia.cenaG12Noc / (energia.sprawnoscMagazynu / 100)",
    "zł/kWh",
    2,
  ],
  "przyklad.strefy.zyskG13": [
    "Zostaje z różnicy stref G13 po stratach magazynu",
    "energia.cenaG13Szczyt - energia.cenaG13Reszta / (energia.sprawnoscMagazynu / 100)",
    "zł/kWh",
    2,
  ],
  "przyklad.strefy.energia": [
    "Energia oddana w roku w taryfie G12 bez paneli",
    "przyklad.magazyn.cykleG12 * przyklad.magazyn.srednia",
    "kWh",
  ],
  "przyklad.strefy.korzysc": ["Korzyść w roku w taryfie G12 bez paneli", ".energia * .zyskG12", "zł"],
  // In the winter peak the battery gives back no more than the house uses in it.
  "przyklad.strefy.szczyt": "min(przyklad.magazyn.srednia, przyklad.magazyn.szczytG13)",
  "przyklad.strefy.zima": [
    "Dodatkowa korzyść z zimowych szczytów G13 w roku",
    "przyklad.magazyn.cykleG13 * .szczyt * .zyskG13",
    "zł",
  ],

  // Panels of 6 kW with a battery; capacity above what the house needs counts in part, as in the calculator.
  "przyklad.pvMagazyn.potrzebna": "min(.pojemnosc, pv.magazynWystarczy * przyklad.pv.zuzycie / 1000)",
  "przyklad.pvMagazyn.liczona": ".potrzebna + (.pojemnosc - .potrzebna) * pv.magazynPonad / 100",
  "przyklad.pvMagazyn.cenaBaterii": "storagePrice(.pojemnosc)",
  "przyklad.pvMagazyn.cena": ["Panele 6 kW z magazynem 10 kWh, cena", "pv.6kW.koszt + .cenaBaterii", "zł"],
  "przyklad.pvMagazyn.koszt": ["Panele 6 kW z magazynem 10 kWh, środek zakresów", "middle(.cena)", "zł"],
  "przyklad.pvMagazyn.oszczednosc": [
    "Panele 6 kW z magazynem 10 kWh, oszczędność w roku",
    "round(przyklad.pv.oszczednoscTypowy) + .bateria",
    "zł",
  ],
  "przyklad.pvMagazyn.zwrot": ["Panele 6 kW z magazynem 10 kWh, zwrot", ".koszt / .oszczednosc", years, 1],
  "przyklad.pvMagazyn.spadek": [
    "O ile maleje rachunek domu z panelami 6 kW i magazynem 10 kWh",
    "share(.oszczednosc / (przyklad.pv.zuzycie * energia.cenaG11))",
    "%",
  ],
  "przyklad.pvMagazyn.bateria": [
    "Korzyść w roku z samego magazynu 10 kWh",
    "przyklad.magazyn.korzysc * .liczona / przyklad.magazyn.pojemnosc",
    "zł",
  ],
  "przyklad.pvMagazyn.wGwarancji": [
    "Ile oszczędza sam magazyn 10 kWh przez czas gwarancji",
    "round(.bateria * magazyn.gwarancja, -2)",
    "zł",
  ],
  "przyklad.pvMagazyn.zwrotBaterii": ["Zwrot samego magazynu 10 kWh, bez dotacji", ".cenaBaterii / .bateria", "lat"],
  "przyklad.pvMagazyn.zwrotDotacja": [
    "Zwrot samego magazynu 10 kWh z najwyższą dotacją",
    ".cenaBaterii * przyklad.magazyn.poDotacji / .bateria",
    "lat",
  ],
  "przyklad.pvMagazyn.zwrotZapowiedz": [
    "Zwrot samego magazynu 10 kWh z dotacją zapowiedzianego naboru",
    "max(.cenaBaterii * (1 - dotacja.pmeUdzial / 100), .cenaBaterii - dotacja.pmeZaKwh * .pojemnosc) / .bateria",
    "lat",
  ],
  "przyklad.pvMagazyn.zwrotPoUldze": [
    "Zwrot samego magazynu 10 kWh po uldze w PIT, niższa stawka skali",
    ".cenaBaterii * (1 - podatek.skalaNizsza / 100) / .bateria",
    "lat",
  ],
} as const satisfies ExampleResults;
