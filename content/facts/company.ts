import type { Fact } from "@/lib/content/types";

/** Experience and range. Promises, hours and claims: content/site.ts and content/claims.ts. */
export const company = {
  "firma.lata": { what: "Doświadczenie", text: "ponad 15 lat", source: "dane firmy", checked: "2026-11-20" },
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
} as const satisfies Record<string, Fact>;
