import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.przylacze.moc": { what: "Moc nowego domu z wniosku", value: 20.5, unit: "kW", ...given },
  "przyklad.przylacze.mocMala": {
    what: "Moc nowego domu ogrzewanego gazem z wniosku",
    value: 14,
    unit: "kW",
    ...given,
  },
  "przyklad.przylacze.mocDotad": { what: "Moc umowna przed zmianą", value: 5, unit: "kW", ...given },
  "przyklad.przylacze.metry": { what: "Odległość domu od złącza", value: 20, unit: "m", ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Kilowatts × rate of the tariff × VAT.
  "przyklad.przylacze.brutto": "1 + vat.podstawowy / 100",
  "przyklad.przylacze.kabel": ["Opłata: dom z pompą ciepła, kabel", ".moc * przylacze.stawkaKabel * .brutto", "zł", -1],
  "przyklad.przylacze.linia": [
    "Opłata: dom z pompą ciepła, linia napowietrzna",
    ".moc * przylacze.stawkaNapowietrzna * .brutto",
    "zł",
    -1,
  ],
  "przyklad.przylacze.kabelMaly": [
    "Opłata: dom ogrzewany gazem, kabel",
    ".mocMala * przylacze.stawkaKabel * .brutto",
    "zł",
    -1,
  ],
  "przyklad.przylacze.kabelDomu": [
    "Kabel od złącza do domu w trawniku albo pod kostką, z podłączeniem",
    ".metry * przylacze.kabel.metr + przylacze.kabel.konce",
    "zł",
  ],
  "przyklad.przylacze.razem": [
    "Prąd do nowego domu: operator, wniosek, kabel, rozdzielnica i uziom",
    "round(.kabelMaly + przylacze.wniosek + .kabelDomu + przyklad.tablica.dom + uziom.dom, -2)",
    "zł",
    -2,
  ],
  "przyklad.przylacze.przyrost": ["Przyrost mocy", ".mocMala - .mocDotad", "kW", 1],
  "przyklad.przylacze.zwiekszenie": [
    "Opłata za przyrost mocy, kabel",
    ".przyrost * przylacze.stawkaKabel * .brutto",
    "zł",
    -1,
  ],
} as const satisfies ExampleResults;
