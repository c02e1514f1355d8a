import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.swiatlo.powierzchnia": { what: "Powierzchnia salonu", value: 24, unit: "m²", ...given },
  "przyklad.swiatlo.cel": { what: "Natężenie oświetlenia w salonie", value: 200, unit: "lx", ...given },
  "przyklad.swiatlo.oprawy": { what: "Liczba opraw w suficie salonu", value: 8, ...given },
  "przyklad.swiatlo.strumien": { what: "Strumień jednej oprawy", value: 800, unit: "lm", ...given },
  "przyklad.swiatlo.wprost": {
    what: "Część światła, która dociera na stół: oprawy świecące w dół, jasne ściany",
    value: 0.5,
    ...given,
  },
  "przyklad.swiatlo.odbite": {
    what: "Część światła, która dociera na stół: światło odbite od sufitu",
    min: 0.3,
    max: 0.4,
    ...given,
  },
  "przyklad.swiatlo.wneka": { what: "Długość taśmy we wnęce sufitu", value: 4, unit: "m", ...given },
  "przyklad.swiatlo.slabaTasma": { what: "Strumień metra słabszej taśmy", value: 800, unit: "lm/m", ...given },
  "przyklad.swiatlo.skutecznosc": { what: "Skuteczność źródeł LED", value: 100, unit: "lm/W", ...given },
  "przyklad.swiatlo.blatDlugosc": { what: "Długość blatu", value: 3, unit: "m", ...given },
  "przyklad.swiatlo.blatGlebokosc": { what: "Głębokość blatu", value: 0.6, unit: "m", ...given },
  "przyklad.swiatlo.blatCel": { what: "Natężenie na blacie", value: 500, unit: "lx", ...given },
  "przyklad.swiatlo.blatCzesc": { what: "Część światła taśmy, która dociera na blat", value: 0.7, ...given },
  "przyklad.swiatlo.sciemniacze": { what: "Liczba ściemniaczy", value: 2, ...given },
  "przyklad.swiatlo.punkty": {
    what: "Wypusty, łączniki i gniazdo salonu z aneksem, suma z tabeli poradnika",
    value: 18,
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  // Lumens: area × lux / share that reaches the table. The strip in the cove lights the ceiling and loses more.
  "przyklad.swiatlo.potrzeba": ["Światło potrzebne na stole", ".powierzchnia * .cel", "lm"],
  "przyklad.swiatlo.zOpraw": ["Strumień opraw w suficie", ".oprawy * .strumien", "lm"],
  "przyklad.swiatlo.zOprawNaStol": ["Światło opraw, które dociera na stół", ".zOpraw * .wprost", "lm"],
  "przyklad.swiatlo.brakuje": ["Światło, którego brakuje", ".potrzeba - .zOprawNaStol", "lm"],
  "przyklad.swiatlo.odbiteSrednio": ["Środek zakresu dla światła odbitego", "middle(.odbite)", "", 2],
  "przyklad.swiatlo.zTasmy": ["Strumień taśmy we wnęce", "round(.brakuje / .odbiteSrednio, -2)", "lm"],
  "przyklad.swiatlo.tasmaMetr": ["Strumień metra taśmy we wnęce", ".zTasmy / .wneka", "lm/m", -1],
  "przyklad.swiatlo.wynik": ["Natężenie w salonie", "(.zOprawNaStol + .zTasmy * .odbiteSrednio) / .powierzchnia", "lx"],
  "przyklad.swiatlo.slabszaTasma": ["Strumień słabszej taśmy we wnęce", ".slabaTasma * .wneka", "lm"],
  "przyklad.swiatlo.slabszyWynik": [
    "Natężenie ze słabszą taśmą",
    "(.zOprawNaStol + .slabszaTasma * .odbiteSrednio) / .powierzchnia",
    "lx",
  ],
  "przyklad.swiatlo.pobor": [
    "Moc światła w salonie z taśmą nad blatem",
    "(.zOpraw + .zTasmy + .blatTasma) / .skutecznosc",
    "W",
  ],
  "przyklad.swiatlo.blat": ["Światło potrzebne na blacie", ".blatDlugosc * .blatGlebokosc * .blatCel", "lm"],
  "przyklad.swiatlo.blatTasma": ["Strumień taśmy nad blatem", "round(.blat / .blatCzesc, -1)", "lm"],
  "przyklad.swiatlo.blatMetr": ["Strumień metra taśmy nad blatem", ".blatTasma / .blatDlugosc", "lm/m", -1],
  "przyklad.swiatlo.naMetr": ["Lumeny ze źródeł na metr kwadratowy przy świetle wprost", ".cel / .wprost", "lm"],

  // A dimmed power supply in the cove and a plain one over the worktop.
  "przyklad.swiatlo.kosztOpraw": ["Oprawy w suficie z montażem", ".oprawy * (rynek.oprawa + led.montazOprawy)", "zł"],
  "przyklad.swiatlo.metryTasm": ["Taśmy razem", ".wneka + .blatDlugosc", "m"],
  "przyklad.swiatlo.kosztTasm": ["Taśmy z profilami", ".metryTasm * rynek.tasma", "zł"],
  "przyklad.swiatlo.kosztZasilaczy": ["Zasilacze taśm", "rynek.zasilacz + rynek.zasilaczSciemniany", "zł"],
  "przyklad.swiatlo.kosztSciemniaczy": ["Dopłata do ściemniaczy", ".sciemniacze * rynek.sciemniacz", "zł"],
  "przyklad.swiatlo.kosztPunktow": ["Punkty i łączniki", ".punkty * rynek.punkt", "zł"],
  "przyklad.swiatlo.koszt": [
    "Światło salonu z aneksem razem",
    ".kosztOpraw + .kosztTasm + .kosztZasilaczy + .kosztSciemniaczy + .kosztPunktow",
    "zł",
    -2,
  ],
} as const satisfies ExampleResults;
