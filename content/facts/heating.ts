import type { Fact } from "@/lib/content/types";

const day = "2026-11-21";
/** Prices of the market, estimated by the editors. The firm confirms or replaces them. */
const market = {
  source: "szacunek rynkowy, jesień 2026; do potwierdzenia przez firmę",
  checked: day,
  checkBy: "2027-05-31",
  confirm: true,
} as const;
/** Prices of electricians in Silesia. The firm confirms or replaces them. */
const silesia = {
  source: "ceny rynkowe na Śląsku, jesień 2026, do potwierdzenia przez firmę",
  checked: "2026-11-25",
  checkBy: "2027-05-31",
  confirm: true,
} as const;
/** Heat of other sources, to compare with. */
const fuels = { ...market, checked: "2026-11-28" } as const;

/** Electric heating and heat pumps. */
export const heating = {
  "ogrzewanie.konwektory": {
    what: "Grzejniki konwektorowe do domu 120 m², z montażem, bez nowych obwodów",
    min: 4000,
    max: 9000,
    unit: "zł",
    ...market,
  },
  "ogrzewanie.maty": {
    what: "Maty i kable podłogowe do domu 120 m², z termostatami i montażem, bez posadzki",
    min: 14000,
    max: 27000,
    unit: "zł",
    ...market,
  },
  "ogrzewanie.promienniki": {
    what: "Promienniki podczerwieni do domu 120 m², z montażem",
    min: 6000,
    max: 15000,
    unit: "zł",
    ...market,
  },
  "ogrzewanie.piece": {
    what: "Piece akumulacyjne do domu 120 m², z montażem, bez nowych obwodów",
    min: 17000,
    max: 30000,
    unit: "zł",
    ...market,
  },
  "ogrzewanie.kociol": {
    what: "Kocioł elektryczny z montażem, do gotowej instalacji wodnej",
    min: 5000,
    max: 10000,
    unit: "zł",
    ...market,
  },
  "ogrzewanie.klimatyzacja": {
    what: "Trzy klimatyzatory z funkcją grzania, z montażem",
    min: 13500,
    max: 24000,
    unit: "zł",
    ...market,
    source:
      "businessinsider.com.pl, lipiec 2025 (od 4000–5000 zł za sztukę z montażem), szacunek; do potwierdzenia przez firmę",
  },
  "ogrzewanie.pompa": {
    what: "Pompa ciepła powietrze–woda z zasobnikiem i montażem, do gotowej instalacji wodnej",
    min: 35000,
    max: 55000,
    unit: "zł",
    ...market,
  },
  "ogrzewanie.obwodPompy": {
    what: "Trójfazowy obwód pompy ciepła do 15 m od rozdzielnicy: przewód, wyłączniki, podłączenie, pomiar",
    min: 900,
    max: 1800,
    unit: "zł",
    ...silesia,
  },
  "pompa.copPodloga": {
    what: "Sezonowa sprawność pompy ciepła z ogrzewaniem podłogowym (kWh ciepła z 1 kWh prądu)",
    value: 4,
    source: "karty katalogowe pomp powietrze-woda, klimat umiarkowany, 35 °C",
    checked: "2026-11-21",
  },
  "pompa.copGrzejniki": {
    what: "Sezonowa sprawność pompy ciepła z grzejnikami (kWh ciepła z 1 kWh prądu)",
    value: 3,
    source: "karty katalogowe pomp powietrze-woda, klimat umiarkowany, 55 °C",
    checked: "2026-11-21",
  },
  "ogrzewanie.gazKwh": {
    what: "Kilowatogodzina ciepła z kotła gazowego, sam gaz z dystrybucją, bez serwisu",
    min: 0.35,
    max: 0.45,
    unit: "zł/kWh",
    ...fuels,
  },
  "ogrzewanie.pelletKwh": {
    what: "Kilowatogodzina ciepła z kotła na pellet, 1300–1900 zł za tonę",
    min: 0.3,
    max: 0.45,
    unit: "zł/kWh",
    ...fuels,
  },
  "ogrzewanie.siecKwh": {
    what: "Kilowatogodzina ciepła z sieci ciepłowniczej w województwie śląskim, z opłatami",
    min: 0.35,
    max: 0.55,
    unit: "zł/kWh",
    ...fuels,
  },
  "pompa.cop": { what: "COP pompy ciepła", min: 3, max: 5, source: "dane firmy", checked: "2026-11-20" },
} as const satisfies Record<string, Fact>;
