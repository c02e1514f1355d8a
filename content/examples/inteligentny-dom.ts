import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;
const years = "rok|lata|lat|roku";

export const inputs = {
  "przyklad.smart.cieplo": {
    what: "Ciepło do ogrzania domu 150 m² bez regulacji w pokojach, na rok",
    value: 15000,
    unit: "kWh",
    ...given,
  },
  "przyklad.smart.wspD": {
    what: "Współczynnik ciepła, klasa automatyki D, dom",
    value: 1.1,
    source: "PN-EN ISO 52120-1",
    checked: "2026-11-21",
  },
  "przyklad.smart.wspC": {
    what: "Współczynnik ciepła, klasa automatyki C, dom",
    value: 1,
    source: "PN-EN ISO 52120-1",
    checked: "2026-11-21",
  },
  "przyklad.smart.wspB": {
    what: "Współczynnik ciepła, klasa automatyki B, dom",
    value: 0.88,
    source: "PN-EN ISO 52120-1",
    checked: "2026-11-21",
  },
  "przyklad.smart.wspA": {
    what: "Współczynnik ciepła, klasa automatyki A, dom",
    value: 0.81,
    source: "PN-EN ISO 52120-1",
    checked: "2026-11-21",
  },
  "przyklad.smart.pobor": { what: "Własny pobór automatyki", value: 20, unit: "W", ...given },
  "przyklad.smart.mieszkanie": { what: "Sterowane punkty w mieszkaniu", value: 20, ...given },
  "przyklad.smart.swiatlo": { what: "Obwody światła w domu", value: 24, ...given },
  "przyklad.smart.rolety": { what: "Rolety w domu", value: 14, ...given },
  "przyklad.smart.strefy": { what: "Strefy ogrzewania w domu", value: 10, ...given },
  "przyklad.smart.panele": { what: "Panele i czujniki w domu", value: 12, ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Factors of PN-EN ISO 52120-1, from thermostats (C): full control (A), radio thermostats alone (B).
  "przyklad.smart.procentD": ["Mniej ciepła, bez regulacji wcześniej", "100 * (1 - .wspA / .wspD)", "%"],
  "przyklad.smart.poC": ["Ciepło w domu z termostatami", ".cieplo * .wspC / .wspD", "kWh"],
  "przyklad.smart.procentC": ["To samo w procentach", "100 * (1 - .wspA / .wspC)", "%"],
  "przyklad.smart.roznicaC": ["Mniej ciepła, po termostatach", ".poC * .procentC / 100", "kWh"],
  "przyklad.smart.procentB": ["Mniej ciepła z termostatami radiowymi", "100 * (1 - .wspB / .wspC)", "%"],
  "przyklad.smart.oszczednosc": ["Oszczędność ciepła z normy", "span(.procentC, .procentD)", "%"],
  // Electricity: heat ÷ COP, from floor heating to radiators. Payback from that saving alone.
  "przyklad.smart.cop": "span(pompa.copGrzejniki, pompa.copPodloga)",
  "przyklad.smart.pradC": ["Mniej prądu na rok, po termostatach", ".roznicaC / .cop", "kWh"],
  "przyklad.smart.kwotaC": ["Oszczędność roczna, po termostatach", ".pradC * energia.cenaG11Zmienna", "zł", -1],
  "przyklad.smart.kwotaB": [
    "Oszczędność roczna z termostatami radiowymi",
    ".poC * .procentB / 100 / .cop * energia.cenaG11Zmienna",
    "zł",
    -1,
  ],
  "przyklad.smart.kosztStref": [
    "Termostaty radiowe w strefach domu z centralką",
    ".strefy * smart.cena.radio + smart.cena.centralka",
    "zł",
  ],
  "przyklad.smart.zwrot": ["Zwrot pełnej automatyki z samego ogrzewania, po termostatach", ".doplata / .kwotaC", years],
  "przyklad.smart.zwrotStref": ["Zwrot termostatów radiowych", ".kosztStref / .kwotaB", years],

  "przyklad.smart.doplata": ["Dopłata do automatyki w domu", "smart.cena.inteligentna - smart.cena.zwykla", "zł"],
  "przyklad.smart.dom": ["Sterowane punkty w domu", ".swiatlo + .rolety + .strefy + .panele"],
  "przyklad.smart.kosztMieszkanie": ["Koszt automatyki w mieszkaniu", ".mieszkanie * smart.cena.punkt", "zł"],
  "przyklad.smart.kosztDom": ["Koszt automatyki w domu", ".dom * smart.cena.punkt", "zł"],
  "przyklad.smart.radioMieszkanie": [
    "Koszt automatyki radiowej w mieszkaniu, z centralką",
    ".mieszkanie * smart.cena.radio + smart.cena.centralka",
    "zł",
  ],
  "przyklad.smart.radioDom": [
    "Koszt automatyki radiowej w domu, z centralką",
    ".dom * smart.cena.radio + smart.cena.centralka",
    "zł",
  ],
  "przyklad.smart.poborRok": ["Własny pobór automatyki w roku", ".pobor * 8760 / 1000", "kWh"],
  "przyklad.smart.poborKwota": ["Koszt własnego poboru automatyki w roku", ".poborRok * energia.cenaG11Zmienna", "zł"],
} as const satisfies ExampleResults;
