import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.moc.sprzet": { what: "Sprzęt domowy razem", value: 24, unit: "kW", ...given },
  "przyklad.moc.wspolczynnik": { what: "Współczynnik jednoczesności", value: 0.5, ...given },
  "przyklad.moc.ogrzewanie": { what: "Pompa ciepła i pierwszy stopień grzałki", value: 5, unit: "kW", ...given },
  "przyklad.moc.rezerwa": { what: "Rezerwa mocy", value: 20, unit: "%", ...given },
  "przyklad.moc.ladowarka": { what: "Ładowarka samochodu bez sterowania mocą", value: 11, unit: "kW", ...given },
  "przyklad.moc.wyzszeStopnie": {
    what: "Wyższe stopnie grzałki, które blokuje sterownik",
    value: 4,
    unit: "kW",
    ...given,
  },

  "przyklad.faza.plyta": { what: "Połowa płyty indukcyjnej na jednej fazie", value: 3.7, unit: "kW", ...given },
  "przyklad.faza.piekarnik": { what: "Piekarnik", value: 3, unit: "kW", ...given },
  "przyklad.faza.zmywarka": { what: "Zmywarka", value: 2, unit: "kW", ...given },
  "przyklad.faza.czajnik": { what: "Czajnik", value: 2, unit: "kW", ...given },

  "przyklad.mroz.cieplo": { what: "Ciepło oddawane przez pompę w mróz", value: 8, unit: "kW", ...given },
  "przyklad.mroz.cop": { what: "COP pompy powietrznej w mróz", value: 2.5, ...given },

  "przyklad.spadek.domMoc": {
    what: "Moc, którą niesie linia od złącza do rozdzielnicy",
    value: 20.5,
    unit: "kW",
    ...given,
  },
  "przyklad.spadek.domDlugosc": { what: "Długość linii od złącza do rozdzielnicy", value: 25, unit: "m", ...given },
  "przyklad.spadek.domPrzekroj": { what: "Przekrój linii od złącza do rozdzielnicy", value: 10, unit: "mm²", ...given },
  "przyklad.spadek.garazMoc": { what: "Moc odbiorników w garażu w ogrodzie", value: 3, unit: "kW", ...given },
  "przyklad.spadek.garazDlugosc": { what: "Długość przewodu do garażu", value: 40, unit: "m", ...given },
  "przyklad.spadek.przekroj": { what: "Przekrój pierwszy", value: 2.5, unit: "mm²", ...given },
  "przyklad.spadek.grubszy": { what: "Przekrój większy", value: 6, unit: "mm²", ...given },
} as const satisfies ExampleInputs;

export const results = {
  "moc.grzalka1x16": ["Moc przy zabezpieczeniu 1 × 16 A i współczynniku mocy 1", "power(1, 16, 1)", "kW", 1],
  "moc.grzalka1x25": ["Moc przy zabezpieczeniu 1 × 25 A i współczynniku mocy 1", "power(1, 25, 1)", "kW", 2],
  "moc.grzalka1x32": ["Moc przy zabezpieczeniu 1 × 32 A i współczynniku mocy 1", "power(1, 32, 1)", "kW", 1],
  "moc.grzalka3x25": ["Moc przy zabezpieczeniu 3 × 25 A i współczynniku mocy 1", "power(3, 25, 1)", "kW", 1],
  "moc.3x25": ["Moc przy zabezpieczeniu 3 × 25 A i współczynniku mocy z założeń", "power(3, 25, siec.cosPhi)", "kW", 1],
  "moc.3x32": ["Moc przy zabezpieczeniu 3 × 32 A i współczynniku mocy z założeń", "power(3, 32, siec.cosPhi)", "kW", 1],
  "moc.3x50": ["Moc przy zabezpieczeniu 3 × 50 A i współczynniku mocy z założeń", "power(3, 50, siec.cosPhi)", "kW", 1],

  // The house with an extra load: a charger without control, or a heater whose higher stages are not blocked.
  "przyklad.moc.tabliczki": ["Moc z tabliczek", ".sprzet + .ogrzewanie", "kW", 1],
  "przyklad.moc.szczyt": ["Moc szczytowa", ".sprzet * .wspolczynnik + .ogrzewanie", "kW", 1],
  "przyklad.moc.szczytRezerwa": ["Moc szczytowa z rezerwą", ".szczyt * (1 + .rezerwa / 100)", "kW", 1],
  "przyklad.moc.autoRezerwa": [
    "Moc szczytowa z ładowarką i rezerwą",
    "(.szczyt + .ladowarka) * (1 + .rezerwa / 100)",
    "kW",
    1,
  ],
  "przyklad.moc.autoPrad": ["Zabezpieczenie domu z ładowarką", "fuse(3, .autoRezerwa)", "A"],
  "przyklad.moc.bezBlokady": ["Moc szczytowa z grzałką bez blokady stopni", ".szczyt + .wyzszeStopnie", "kW", 1],
  "przyklad.moc.bezBlokadyRezerwa": [
    "Moc szczytowa z grzałką bez blokady stopni i rezerwą",
    ".bezBlokady * (1 + .rezerwa / 100)",
    "kW",
    1,
  ],
  "przyklad.moc.bezBlokadyPrad": [
    "Zabezpieczenie domu z grzałką bez blokady stopni",
    "fuse(3, .bezBlokadyRezerwa)",
    "A",
  ],

  "przyklad.faza.razem": ["Płyta, piekarnik i zmywarka na jednej fazie", ".plyta + .piekarnik + .zmywarka", "kW", 1],
  "przyklad.faza.para": ["Piekarnik i czajnik razem", ".piekarnik + .czajnik", "kW", 1],
  "przyklad.faza.paraPrad": ["Prąd piekarnika i czajnika na jednym obwodzie", ".para * 1000 / siec.napiecie", "A"],
  "przyklad.mroz.pobor": ["Pobór pompy ciepła w mróz", ".cieplo / .cop", "kW", 1],

  "przyklad.spadek.dom": ["Spadek napięcia do rozdzielnicy", "drop(3, .domMoc, .domDlugosc, .domPrzekroj)", "%", 1],
  "przyklad.spadek.garaz": [
    "Spadek napięcia do garażu, przekrój pierwszy",
    "drop(1, .garazMoc, .garazDlugosc, .przekroj)",
    "%",
    1,
  ],
  "przyklad.spadek.garazGrubszy": [
    "Spadek napięcia do garażu, przekrój większy",
    "drop(1, .garazMoc, .garazDlugosc, .grubszy)",
    "%",
    1,
  ],
  "przyklad.spadek.razem": ["Spadek napięcia od złącza, przekrój pierwszy", ".dom + .garaz", "%", 1],
  "przyklad.spadek.razemGrubszy": ["Spadek napięcia od złącza, przekrój większy", ".dom + .garazGrubszy", "%", 1],
  "przyklad.spadek.wolty": [
    "Spadek napięcia do garażu w woltach, przekrój pierwszy",
    ".garaz / 100 * siec.napiecie",
    "V",
    1,
  ],
} as const satisfies ExampleResults;
