import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.dom.powierzchnia": { what: "Powierzchnia domu", value: 120, unit: "m²", ...given },
  "przyklad.dom.strata": { what: "Moc grzewcza na metr ocieplonego domu", value: 50, unit: "W/m²", ...given },
  "przyklad.dom.cieplo": { what: "Ciepło na metr w sezonie", value: 80, unit: "kWh/m²", ...given },
  "przyklad.dom.kociol": { what: "Moc kotła elektrycznego", value: 8, unit: "kW", ...given },
  "przyklad.dom.zabezpieczenie": {
    what: "Zabezpieczenie przedlicznikowe, na każdą z trzech faz",
    value: 25,
    unit: "A",
    ...given,
  },
  "przyklad.dom.tanieGodziny": { what: "Tańsze godziny w dobie, w których ładują się piece", value: 10, ...given },
  "przyklad.dom.g12Tanie": {
    what: "Część poboru ogrzewania w tańszej strefie G12, 84 ze 168 godzin tygodnia",
    value: 50,
    unit: "%",
    ...given,
  },
  "przyklad.dom.g13Przedpoludnie": {
    what: "Część poboru ogrzewania w szczycie przedpołudniowym G13, 30 ze 168 godzin tygodnia",
    value: 18,
    unit: "%",
    ...given,
  },
  "przyklad.dom.g13Szczyt": {
    what: "Część poboru ogrzewania w zimowym szczycie popołudniowym G13, 25 ze 168 godzin tygodnia",
    value: 15,
    unit: "%",
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.dom.moc": ["Moc grzewcza domu", ".powierzchnia * .strata / 1000", "kW", 1],
  "przyklad.dom.sezon": ["Ciepło w sezonie", ".powierzchnia * .cieplo", "kWh"],
  "przyklad.dom.oporowe": ["Sezon: grzejniki, maty lub kocioł", ".sezon * energia.cenaG11Zmienna", "zł", -1],
  "przyklad.dom.piece": ["Sezon: piece akumulacyjne", ".sezon * energia.cenaG12Noc", "zł", -1],
  "przyklad.dom.pradPodloga": ["Prąd pompy z podłogówką", ".sezon / pompa.copPodloga", "kWh"],
  "przyklad.dom.pradGrzejniki": ["Prąd pompy z grzejnikami", ".sezon / pompa.copGrzejniki", "kWh"],
  "przyklad.dom.pompaGrzejniki": ["Sezon: pompa z grzejnikami", ".pradGrzejniki * energia.cenaG11Zmienna", "zł", -1],
  // Heating that runs all day pays the average of the zones, weighted by their hours.
  "przyklad.dom.sredniaG12": [
    "Średnia cena G12 dla ogrzewania, które pracuje całą dobę",
    ".g12Tanie / 100 * energia.cenaG12Noc + (1 - .g12Tanie / 100) * energia.cenaG12Dzien",
    "zł/kWh",
    2,
  ],
  "przyklad.dom.reszta": "1 - .g13Przedpoludnie / 100 - .g13Szczyt / 100",
  "przyklad.dom.szczyty":
    ".g13Przedpoludnie / 100 * energia.cenaG13Przedpoludnie + .g13Szczyt / 100 * energia.cenaG13Szczyt",
  "przyklad.dom.sredniaG13": [
    "Średnia cena G13 dla ogrzewania, które pracuje całą dobę, zimą",
    ".szczyty + .reszta * energia.cenaG13Reszta",
    "zł/kWh",
    2,
  ],
  "przyklad.dom.oporoweG12": ["Sezon: grzejniki, maty lub kocioł w G12", ".sezon * .sredniaG12", "zł", -1],
  "przyklad.dom.oporoweG13": ["Sezon: grzejniki, maty lub kocioł w G13", ".sezon * .sredniaG13", "zł", -1],
  "przyklad.dom.pompaG12": ["Sezon: pompa z grzejnikami w G12", ".pradGrzejniki * .sredniaG12", "zł", -1],
  "przyklad.dom.pompaG13": ["Sezon: pompa z grzejnikami w G13", ".pradGrzejniki * .sredniaG13", "zł", -1],
  "przyklad.dom.pompaPodlogaG12": ["Sezon: pompa z podłogówką w G12", ".pradPodloga * .sredniaG12", "zł", -1],

  // Storage heaters: a day's heat, charged in the cheap hours. Boiler: what remains of the fuse. Power factor 1.
  "przyklad.dom.doba": ["Ciepło na mroźną dobę", ".moc * 24", "kWh"],
  "przyklad.dom.ladowanie": ["Moc ładowania pieców w tańszych godzinach", ".doba / .tanieGodziny", "kW", 1],
  "przyklad.dom.ladowaniePrad": [
    "Prąd ładowania pieców na fazę",
    ".ladowanie * 1000 / (sqrt(3) * siec.napiecie3f)",
    "A",
    1,
  ],
  "przyklad.dom.kociolPrad": ["Prąd kotła na fazę", ".kociol * 1000 / (sqrt(3) * siec.napiecie3f)", "A", 1],
  "przyklad.dom.kociolReszta": ["Moc, która zostaje obok kotła", "power(3, .zabezpieczenie - .kociolPrad, 1)", "kW", 1],

  "przyklad.zwrot.roznica": ["O ile pompa jest droższa od kotła", "ogrzewanie.pompa - ogrzewanie.kociol", "zł"],
  "przyklad.zwrot.oszczednosc": [
    "Oszczędność pompy w sezonie",
    "(przyklad.dom.sezon - przyklad.dom.pradGrzejniki) * energia.cenaG11Zmienna",
    "zł",
    -1,
  ],
  "przyklad.zwrot.lata": ["Zwrot pompy wobec kotła", ".roznica / .oszczednosc", "lat"],
  "przyklad.zwrot.lataPolowa": [
    "Zwrot pompy wobec kotła w domu, który zużywa połowę ciepła",
    "2 * .roznica / .oszczednosc",
    "lat",
  ],
  "przyklad.zwrot.dotacja": ["Najwyższa dotacja do pompy na poziomie podstawowym", "low(dotacja.pompa)", "zł"],
  "przyklad.zwrot.lataDotacja": [
    "Zwrot pompy wobec kotła z dotacją na poziomie podstawowym",
    "(.roznica - .dotacja) / .oszczednosc",
    "lat",
  ],
} as const satisfies ExampleResults;
