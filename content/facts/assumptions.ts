import type { Fact } from "@/lib/content/types";

/**
 * What calculations on the site assume: prices of energy, yields, efficiencies, voltages. Guides, services and
 * calculators take them from here, so that two pages cannot disagree. Prices are gross. Only "energia.cenaG11" holds
 * fixed charges; what a kilowatt-hour saves, and what zones cost beside each other, is "energia.cenaG11Zmienna" with
 * the rest.
 */
export const assumptions = {
  "energia.cenaG11": {
    what: "Pełna cena prądu w taryfie G11 z opłatami stałymi, przy zużyciu około 4000 kWh w roku",
    value: 1.1,
    unit: "zł/kWh",
    source:
      "taryfa TAURON na 2026 r.: energia 0,497 zł netto, dystrybucja, opłaty stałe, VAT; zestawienia prasowe podają 1,02–1,30 zł",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
    confirm: true,
  },
  "energia.cenaG11Zmienna": {
    what: "Cena prądu w taryfie G11 bez opłat stałych: tyle oszczędza każda niekupiona kilowatogodzina",
    value: 1,
    unit: "zł/kWh",
    source: "taryfa TAURON na 2026 r.; Business Insider 3.03.2026 podaje 0,96–1,09 zł zależnie od dystrybutora",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
    confirm: true,
  },
  "energia.cenaG12Dzien": {
    what: "Cena prądu w taryfie G12, strefa dzienna, bez opłat stałych",
    value: 1.1,
    unit: "zł/kWh",
    source: "dystrybucja TAURON na 2026 r. (0,2841 zł netto) z szacowaną ceną energii",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
    confirm: true,
  },
  "energia.cenaG12Noc": {
    what: "Cena prądu w taryfie G12, strefa nocna, bez opłat stałych",
    value: 0.6,
    unit: "zł/kWh",
    source:
      "dystrybucja TAURON na 2026 r. (0,0558 zł netto) z szacowaną ceną energii; Business Insider 12.03.2026 podaje 0,54–0,69 zł",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
    confirm: true,
  },
  "energia.cenaG13Przedpoludnie": {
    what: "Cena prądu w taryfie G13, szczyt przedpołudniowy, bez opłat stałych",
    value: 0.9,
    unit: "zł/kWh",
    source: "stawki brutto TAURON Dystrybucja i taryfa TAURON Sprzedaż na 2026 r. (0,5803 + 0,2710 + 0,0535 zł)",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
  },
  "energia.cenaG13Szczyt": {
    what: "Cena prądu w taryfie G13, szczyt popołudniowy, bez opłat stałych",
    value: 1.5,
    unit: "zł/kWh",
    source: "stawki brutto TAURON Dystrybucja i taryfa TAURON Sprzedaż na 2026 r. (0,9631 + 0,4795 + 0,0535 zł)",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
  },
  "energia.cenaG13Reszta": {
    what: "Cena prądu w taryfie G13, pozostałe godziny, bez opłat stałych",
    value: 0.63,
    unit: "zł/kWh",
    source: "stawki brutto TAURON Dystrybucja i taryfa TAURON Sprzedaż na 2026 r. (0,5240 + 0,0482 + 0,0535 zł)",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
  },
  "energia.nadwyzka": {
    what: "Wartość kilowatogodziny oddanej do sieci w net-billingu, ze współczynnikiem 1,23",
    value: 0.3,
    unit: "zł/kWh",
    source:
      "RCEm z 2025 r. (PSE: od 136 zł/MWh w czerwcu do 480 zł/MWh w styczniu), średnia ważona produkcją około 0,24 zł, razy 1,23",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
    confirm: true,
  },
  "energia.autokonsumpcja": {
    what: "Autokonsumpcja: część produkcji zużyta w domu, bez magazynu",
    min: 20,
    max: 40,
    unit: "%",
    source: "praktyka projektowa; Komputer Świat 7.2025: bez magazynu przeciętnie 20–25%, portale branżowe 20–40%",
    checked: "2026-11-21",
  },
  "energia.autokonsumpcjaMagazyn": {
    what: "Autokonsumpcja: część produkcji zużyta w domu, z magazynem energii",
    min: 50,
    max: 70,
    unit: "%",
    source: "praktyka projektowa; publikacje branżowe podają od 50% do 70–80% zależnie od pojemności",
    checked: "2026-11-21",
  },
  "energia.uzyskPv": {
    what: "Energia z 1 kW paneli w roku, w województwie śląskim",
    value: 1000,
    unit: "kWh",
    source: "PVGIS i zestawienia nasłonecznienia: w Polsce 990–1100 kWh z 1 kW, południe powyżej średniej",
    checked: "2026-11-21",
  },
  "energia.sprawnoscMagazynu": {
    what: "Sprawność magazynu energii od ładowania do oddania",
    value: 90,
    unit: "%",
    source: "karty katalogowe magazynów LFP z falownikiem",
    checked: "2026-11-21",
  },
  "pompa.copPodloga": {
    what: "Sezonowa sprawność pompy ciepła z ogrzewaniem podłogowym (kWh ciepła z 1 kWh prądu)",
    value: 4,
    source: "karty katalogowe pomp powietrze-woda, klimat umiarkowany, 35°C",
    checked: "2026-11-21",
  },
  "pompa.copGrzejniki": {
    what: "Sezonowa sprawność pompy ciepła z grzejnikami (kWh ciepła z 1 kWh prądu)",
    value: 3,
    source: "karty katalogowe pomp powietrze-woda, klimat umiarkowany, 55°C",
    checked: "2026-11-21",
  },
  "siec.cosPhi": {
    what: "Współczynnik mocy przyjęty do doboru zabezpieczenia (tangens φ 0,4)",
    value: 0.93,
    source: "granica opłat za energię bierną (tg φ 0,4) w taryfach dystrybucyjnych",
    checked: "2026-11-21",
    checkBy: "2027-11-30",
  },
  "siec.napiecie": {
    what: "Napięcie znamionowe, faza–zero",
    value: 230,
    unit: "V",
    source: "PN-EN 60038",
    checked: "2026-11-21",
  },
  "siec.napiecie3f": {
    what: "Napięcie znamionowe, faza–faza",
    value: 400,
    unit: "V",
    source: "PN-EN 60038",
    checked: "2026-11-21",
  },
  "netbilling.wspolczynnik": {
    what: "Współczynnik, przez który mnoży się wartość energii wpisywaną do depozytu prosumenckiego",
    value: 1.23,
    source: "ustawa o odnawialnych źródłach energii, art. 4c, zmiana z 27.11.2024 (Dz.U. 2024 poz. 1847)",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
  },
  "netbilling.zwrot": {
    what: "Zwrot niewykorzystanej wartości z depozytu prosumenckiego, najwyżej: 20% na zasadach ogólnych, 30% po przejściu z ceny miesięcznej na godzinową",
    min: 20,
    max: 30,
    unit: "%",
    source: "ustawa o odnawialnych źródłach energii, art. 4c, zmiana z 27.11.2024 (Dz.U. 2024 poz. 1847)",
    checked: "2026-11-21",
    checkBy: "2027-01-31",
  },
} as const satisfies Record<string, Fact>;
