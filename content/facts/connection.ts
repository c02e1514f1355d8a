import type { Fact } from "@/lib/content/types";

/** Results of the power calculator for usual households, rounded. */
const balance = {
  unit: "kW",
  source: "kalkulator mocy na stronie, współczynnik 0,4–0,6 i rezerwa 20–30%, typowy zestaw urządzeń",
  checked: "2026-11-25",
} as const;
const day = "2026-11-21";
/** Tariff of the operator: approved for a calendar year. */
const tariff = {
  source: "Tauron Dystrybucja, tauron-dystrybucja.pl, „Opłata za przyłączenie”; rok tabeli do potwierdzenia",
  checked: day,
  checkBy: "2027-01-31",
  confirm: true,
} as const;
/** Prices of electricians in Silesia. The firm confirms or replaces them. */
const silesia = {
  source: "ceny rynkowe na Śląsku, jesień 2026, do potwierdzenia przez firmę",
  checked: "2026-11-25",
  checkBy: "2027-05-31",
  confirm: true,
} as const;

/** Power of a house, its connection to the grid, and the network itself. */
export const connection = {
  "moc.jednoczesnosc": {
    what: "Współczynnik jednoczesności dla domu",
    min: 0.4,
    max: 0.6,
    source: "dane firmy; praktyka projektowa",
    checked: "2026-11-20",
  },
  "moc.rezerwa": {
    what: "Rezerwa mocy na przyszłość",
    min: 20,
    max: 30,
    unit: "%",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "moc.mieszkanieGaz": { what: "Moc do wniosku: mieszkanie z kuchnią gazową, jedna faza", min: 5, max: 7, ...balance },
  "moc.mieszkaniePlyta": { what: "Moc do wniosku: mieszkanie z płytą indukcyjną", min: 12, max: 14, ...balance },
  "moc.domGaz": { what: "Moc do wniosku: dom ogrzewany gazem, z elektryczną kuchnią", min: 12, max: 16, ...balance },
  "moc.domPompa": { what: "Moc do wniosku: dom z pompą ciepła", min: 17, max: 22, ...balance },
  // Connection to the grid.
  "przylacze.stawkaKabel": {
    what: "Opłata za przyłączenie kablem, grupa V, za kilowat netto",
    value: 68.09,
    unit: "zł/kW",
    ...tariff,
  },
  "przylacze.stawkaNapowietrzna": {
    what: "Opłata za przyłączenie linią napowietrzną, grupa V, za kilowat netto",
    value: 32.76,
    unit: "zł/kW",
    ...tariff,
  },
  "przylacze.stawkaMetr": {
    what: "Opłata za każdy metr przyłącza kablowego ponad limit, netto",
    value: 40.44,
    unit: "zł/m",
    ...tariff,
  },
  "przylacze.limitMetrow": {
    what: "Długość przyłącza, ponad którą operator dolicza opłatę za metr",
    value: 200,
    unit: "m",
    ...tariff,
  },
  "przylacze.warunkiV": {
    what: "Czas na wydanie warunków przyłączenia, grupy V i VI, do 1 kV (potwierdź po zmianie ustawy z 13 marca 2026 r.)",
    value: 21,
    unit: "dni",
    source: "Prawo energetyczne, art. 7 ust. 8g",
    checked: day,
    checkBy: "2027-01-31",
    confirm: true,
  },
  "przylacze.warunkiIV": {
    what: "Czas na wydanie warunków przyłączenia, grupa IV, do 1 kV (potwierdź po zmianie ustawy z 13 marca 2026 r.)",
    value: 30,
    unit: "dni",
    source: "Prawo energetyczne, art. 7 ust. 8g",
    checked: day,
    checkBy: "2027-01-31",
    confirm: true,
  },
  "przylacze.waznosc": {
    what: "Ważność warunków przyłączenia po zmianie ustawy z 13 marca 2026 r. (potwierdź dla grupy V)",
    text: "co do zasady 12 miesięcy",
    source: "ustawa z 13 marca 2026 r. o zmianie Prawa energetycznego; omówienie dzp.pl z 25 maja 2026 r.",
    checked: day,
    checkBy: "2027-01-31",
    confirm: true,
  },
  "przylacze.budowa": {
    what: "Czas od umowy do gotowego przyłącza",
    text: "od kilku do kilkunastu miesięcy",
    source: "tauron.pl, „Przyłącze energetyczne”",
    checked: day,
    checkBy: "2027-06-30",
  },
  "przylacze.progMoc": {
    what: "Górna granica mocy V grupy przyłączeniowej",
    value: 40,
    unit: "kW",
    source: "rozporządzenie z 22 marca 2023 r. o funkcjonowaniu systemu elektroenergetycznego",
    checked: day,
    checkBy: "2027-06-30",
  },
  "przylacze.wniosek": {
    what: "Bilans mocy, wniosek o warunki i prowadzenie sprawy u operatora z pełnomocnictwem",
    min: 300,
    max: 700,
    unit: "zł",
    ...silesia,
  },
  "przylacze.kabel.metr": {
    what: "Kabel od złącza do domu za metr, od trawnika po kostkę: rów, kabel, podsypka, folia, zasypanie",
    min: 90,
    max: 160,
    unit: "zł/m",
    ...silesia,
  },
  "przylacze.kabel.konce": {
    what: "Kabel od złącza do domu: podłączenie na obu końcach i pomiary",
    min: 600,
    max: 1200,
    unit: "zł",
    ...silesia,
  },
  "przylacze.licznik": {
    what: "Przestawienie licznika, część elektryka: wniosek, nowy odcinek zasilania, przełączenie, pomiary",
    min: 1500,
    max: 3000,
    unit: "zł",
    ...silesia,
  },
  "przylacze.fazy": {
    what: "Przejście z jednej fazy na trzy, część elektryka: linia od licznika, rozłącznik, przełączenie obwodów",
    min: 2000,
    max: 4000,
    unit: "zł",
    ...silesia,
  },
  "przylacze.plac": {
    what: "Zasilanie placu budowy, część elektryka: rozdzielnica budowlana, uziom, podłączenie, pomiary",
    min: 1500,
    max: 3000,
    unit: "zł",
    ...silesia,
  },
  "siec.cosPhi": {
    what: "Współczynnik mocy przyjęty do doboru zabezpieczenia (tangens φ 0,4)",
    value: 0.93,
    source: "granica opłat za energię bierną (tg φ 0,4) w taryfach dystrybucyjnych",
    checked: "2026-11-21",
    checkBy: "2027-11-30",
  },
  "siec.rezystywnosc": {
    what: "Rezystywność miedzi w rozgrzanym przewodzie, w omach razy mm² na metr: 1,25 wartości przy 20 °C",
    value: 0.0225,
    source: "PN-HD 60364-5-52, załącznik G",
    checked: "2026-11-25",
  },
  "siec.zasilanie": {
    what: "Impedancja pętli zwarcia w rozdzielnicy, przyjęta do rachunku przewodu",
    value: 0.4,
    unit: "oma",
    source: "założenie; w sieci kablowej bywa mniej, na końcu linii napowietrznej więcej",
    checked: "2026-11-25",
    checkBy: "2027-11-30",
    confirm: true,
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
  "siec.zapowiedzWylaczenia": {
    what: "Z jakim wyprzedzeniem operator ogłasza planowane wyłączenie, co najmniej",
    value: 5,
    unit: "dni",
    source: "tauron-dystrybucja.pl, pytania i odpowiedzi",
    checked: "2026-11-21",
    checkBy: "2027-11-30",
  },
  "siec.napieciaSn": {
    what: "Średnie napięcia spotykane w sieciach i zakładach województwa",
    text: "6, 15 i 20 kV, rzadziej 10 i 30 kV",
    source: "praktyka, do potwierdzenia przez firmę; napięcie zakładu podaje umowa z operatorem",
    checked: "2026-11-26",
    checkBy: "2027-11-30",
    confirm: true,
  },
} as const satisfies Record<string, Fact>;
