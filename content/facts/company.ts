import type { Fact } from "@/lib/content/facts-types";

/** What the firm promises: experience, arrival, range. */
export const company = {
  "firma.rokZalozenia": { what: "Rok założenia firmy", value: 2010, source: "dane firmy", checked: "2026-11-20" },
  "firma.lata": { what: "Doświadczenie", text: "ponad 15 lat", source: "dane firmy", checked: "2026-11-20" },
  "firma.przyjazd": {
    what: "Czas przyjazdu na zgłoszenie",
    text: "24 godziny",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "firma.przyjazdDo": {
    what: "Czas przyjazdu na zgłoszenie, w dopełniaczu (w ciągu …, do …)",
    text: "24 godzin",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "firma.przyjazdGliwice": {
    what: "Czas przyjazdu w granicach Gliwic, gdy sprawa jest pilna",
    text: "1 godziny",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "firma.zasiegKatowice": {
    what: "Zasięg wokół Katowic",
    value: 30,
    unit: "km",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "firma.serwisDabrowa": {
    what: "Gotowość serwisu dla przemysłu w Dąbrowie Górniczej",
    text: "24/7",
    source: "dane firmy",
    checked: "2026-11-20",
  },
  "firma.wycena": { what: "Koszt wyceny", value: 0, unit: "zł", source: "dane firmy", checked: "2026-11-20" },
} as const satisfies Record<string, Fact>;
