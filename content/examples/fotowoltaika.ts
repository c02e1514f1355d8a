import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;
const years = "rok|lata|lat|roku";

export const inputs = {
  "przyklad.pv.moc": { what: "Moc fotowoltaiki", value: 6, unit: "kW", ...given },
  "przyklad.pv.zuzycie": { what: "Roczne zużycie domu z fotowoltaiką", value: 6000, unit: "kWh", ...given },
  "przyklad.pv.falownik": { what: "Odłożone na nowy falownik 6 kW z wymianą", value: 5000, unit: "zł", ...given },

  "przyklad.dobor.zuzycie": { what: "Roczne zużycie domu bez pompy ciepła", value: 4500, unit: "kWh", ...given },

  "przyklad.modul.moc": { what: "Moc modułu", value: 450, unit: "W", ...given },
  "przyklad.modul.pole": { what: "Powierzchnia modułu", value: 2, unit: "m²", ...given },

  "przyklad.falownik.krotnosc": {
    what: "Krotność napięcia znamionowego, po której falownik się odłącza (średnia z 10 minut)",
    value: 1.1,
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  // A year's value: production × (share at home × price + share to the grid × value of surplus).
  "przyklad.pv.produkcja": ["Produkcja instalacji z przykładu w roku", ".moc * energia.uzyskPv", "kWh"],
  "przyklad.pv.koszt": ["Koszt instalacji z przykładu, środek zakresu", "middle(pv.6kW.koszt)", "zł"],
  "przyklad.pv.wDomu": ["Energia z paneli zużyta w domu, udział typowy", ".produkcja * .udzialTypowy / 100", "kWh"],
  "przyklad.pv.doSieci": ["Energia z paneli oddana do sieci, udział typowy", ".produkcja - .wDomu", "kWh"],
  "przyklad.pv.spadek": [
    "O ile maleje rachunek domu z przykładu, udział typowy",
    "share(.oszczednoscTypowy / (.zuzycie * energia.cenaG11))",
    "%",
  ],
  "przyklad.pv.zwrotTypowy": ["Zwrot, udział typowy", ".koszt / .oszczednoscTypowy", years, 1],
  "przyklad.pv.ulga": [
    "Ulga w PIT od kosztu z przykładu, niższa stawka skali",
    ".koszt * podatek.skalaNizsza / 100",
    "zł",
  ],
  "przyklad.pv.kosztPoUldze": ["Koszt po uldze", ".koszt - .ulga", "zł"],
  "przyklad.pv.zwrotPoUldze": ["Zwrot po uldze, udział typowy", ".kosztPoUldze / .oszczednoscTypowy", years, 1],
  "przyklad.pv.udzialNiski": ["Udział produkcji zużyty w domu", "low(energia.autokonsumpcja)", "%"],
  "przyklad.pv.udzialTypowy": ["Udział produkcji zużyty w domu", "middle(energia.autokonsumpcja)", "%"],
  "przyklad.pv.udzialWysoki": ["Udział produkcji zużyty w domu", "high(energia.autokonsumpcja)", "%"],
  "przyklad.pv.kwhNiski":
    ".udzialNiski / 100 * energia.cenaG11Zmienna + (1 - .udzialNiski / 100) * energia.nadwyzkaGodzinowa",
  "przyklad.pv.kwhTypowy":
    ".udzialTypowy / 100 * energia.cenaG11Zmienna + (1 - .udzialTypowy / 100) * energia.nadwyzkaGodzinowa",
  "przyklad.pv.kwhWysoki":
    ".udzialWysoki / 100 * energia.cenaG11Zmienna + (1 - .udzialWysoki / 100) * energia.nadwyzkaGodzinowa",
  "przyklad.pv.oszczednoscNiski": ["Oszczędność w roku przy tym udziale", ".produkcja * .kwhNiski", "zł"],
  "przyklad.pv.oszczednoscTypowy": ["Oszczędność w roku przy tym udziale", ".produkcja * .kwhTypowy", "zł"],
  "przyklad.pv.oszczednoscWysoki": ["Oszczędność w roku przy tym udziale", ".produkcja * .kwhWysoki", "zł"],

  // The whole production replaces bought energy. Savings at a cautious price, in thousands, up; payback of the cheapest
  // installation at the lowest price, from the best roof to the worst.
  "pv.3kW.oszczednosc": [
    "Instalacja 3 kW, oszczędność w roku",
    "ceil(.produkcja * pv.cenaEnergii / 1000) * 1000",
    "zł",
  ],
  "pv.3kW.zwrot": [
    "Instalacja 3 kW, zwrot bez dotacji, cała produkcja zużyta w domu",
    "low(.koszt) / (.produkcja * low(pv.cenaEnergii))",
    "lat",
  ],
  "pv.6kW.oszczednosc": [
    "Instalacja 6 kW, oszczędność w roku",
    "ceil(.produkcja * pv.cenaEnergii / 1000) * 1000",
    "zł",
  ],
  "pv.6kW.zwrot": [
    "Instalacja 6 kW, zwrot bez dotacji, cała produkcja zużyta w domu",
    "low(.koszt) / (.produkcja * low(pv.cenaEnergii))",
    "lat",
  ],
  "pv.10kW.oszczednosc": [
    "Instalacja 10 kW, oszczędność w roku",
    "ceil(.produkcja * pv.cenaEnergii / 1000) * 1000",
    "zł",
  ],
  "pv.10kW.zwrot": [
    "Instalacja 10 kW, zwrot bez dotacji, cała produkcja zużyta w domu",
    "low(.koszt) / (.produkcja * low(pv.cenaEnergii))",
    "lat",
  ],
  // The same powers with the typical share used at home.
  "przyklad.pv.oszczednosc3kW": [
    "Oszczędność w roku, 3 kW, udział typowy",
    "middle(pv.3kW.produkcja) * .kwhTypowy",
    "zł",
  ],
  "przyklad.pv.zwrot3kW": ["Zwrot instalacji 3 kW, udział typowy", "middle(pv.3kW.koszt) / .oszczednosc3kW", years, 1],
  "przyklad.pv.oszczednosc6kW": [
    "Oszczędność w roku, 6 kW, udział typowy",
    "middle(pv.6kW.produkcja) * .kwhTypowy",
    "zł",
  ],
  "przyklad.pv.zwrot6kW": ["Zwrot instalacji 6 kW, udział typowy", "middle(pv.6kW.koszt) / .oszczednosc6kW", years, 1],
  "przyklad.pv.oszczednosc10kW": [
    "Oszczędność w roku, 10 kW, udział typowy",
    "middle(pv.10kW.produkcja) * .kwhTypowy",
    "zł",
  ],
  "przyklad.pv.zwrot10kW": [
    "Zwrot instalacji 10 kW, udział typowy",
    "middle(pv.10kW.koszt) / .oszczednosc10kW",
    years,
    1,
  ],

  // Whole weeks, down at the short end and up at the long one. Longest case: the operator's full term.
  "przyklad.pv.start": ["Czas od pierwszej rozmowy do montażu", "pv.etap.analiza + pv.etap.formalnosci", "tygodni"],
  "przyklad.pv.przedStartem": ".start + pv.etap.montaz / 7",
  "przyklad.pv.tygodnie": [
    "Czas od pierwszej rozmowy do włączenia fotowoltaiki",
    "outward(.przedStartem + pv.etap.uruchomienie)",
    "tygodni",
  ],
  "przyklad.pv.tygodnieOperator": [
    "Najdłuższy czas do włączenia, gdy operator wykorzysta cały termin",
    "ceil(high(.przedStartem) + pv.terminOperatora / 7)",
    "tygodni",
  ],

  "przyklad.dobor.moc": ["Moc dobrana do zużycia z przykładu", ".zuzycie / energia.uzyskPv", "kW", 1],
  "przyklad.kilowat.koszt": [
    "Koszt każdego kilowata między 3 i 6 kW, środek zakresów, w dziesiątkach",
    "(middle(pv.6kW.koszt) - middle(pv.3kW.koszt)) / 3",
    "zł",
    -1,
  ],
  "przyklad.kilowat.siec": [
    "Wartość energii z jednego kilowata, w całości oddanej do sieci",
    "energia.uzyskPv * energia.nadwyzkaGodzinowa",
    "zł",
  ],
  "przyklad.modul.sztuki": ["Moduły instalacji 6 kW", "ceil(przyklad.pv.moc * 1000 / .moc)"],
  "przyklad.modul.razem": ["Powierzchnia samych modułów instalacji 6 kW", ".sztuki * .pole", "m²"],
  "przyklad.ulga.nizsza": [
    "Podatek niższy o, cały limit ulgi, niższa stawka skali",
    "dotacja.ulga * podatek.skalaNizsza / 100",
    "zł",
  ],
  "przyklad.ulga.liniowy": [
    "Podatek niższy o, cały limit ulgi, podatek liniowy",
    "dotacja.ulga * podatek.liniowy / 100",
    "zł",
  ],
  "przyklad.ulga.wyzsza": [
    "Podatek niższy o, cały limit ulgi, wyższa stawka skali",
    "dotacja.ulga * podatek.skalaWyzsza / 100",
    "zł",
  ],
  // A small inverter leaves the network above this mean of ten minutes.
  "przyklad.falownik.napiecie": ["Napięcie, przy którym falownik się odłącza", "siec.napiecie * .krotnosc", "V"],
} as const satisfies ExampleResults;
