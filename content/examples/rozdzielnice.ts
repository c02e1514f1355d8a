import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.tablica.mieszkanieObwody": { what: "Obwody w mieszkaniu", value: 8, ...given },
  "przyklad.tablica.mieszkanieRcd": { what: "Wyłączniki różnicowoprądowe w mieszkaniu", value: 2, ...given },
  "przyklad.tablica.dwieZylyObwody": {
    what: "Obwody w mieszkaniu z dwiema żyłami, tyle co korków",
    value: 4,
    ...given,
  },
  "przyklad.tablica.domObwody": { what: "Obwody w domu", value: 16, ...given },
  "przyklad.tablica.domRcd": { what: "Wyłączniki różnicowoprądowe w domu", value: 4, ...given },
} as const satisfies ExampleInputs;

export const results = {
  // Main switch, small parts, case, surge protection; for each circuit a breaker and labour; residual-current devices.
  "przyklad.tablica.podstawa": "rynek.rozlacznik + rynek.drobne + rynek.obudowa + rynek.spd",
  "przyklad.tablica.mieszkanie": [
    "Rozdzielnica w mieszkaniu",
    "round(.podstawa + .mieszkanieObwody * (rynek.obwod + rynek.mcb) + .mieszkanieRcd * rynek.rcd, -2)",
    "zł",
  ],
  // Old wiring of two wires: as many circuits as it had fuses, and no residual-current devices.
  "przyklad.tablica.mieszkanieBezRcd": [
    "Rozdzielnica w mieszkaniu z dwiema żyłami",
    ".podstawa + .dwieZylyObwody * (rynek.obwod + rynek.mcb)",
    "zł",
    -2,
  ],
  // Three phases: four-pole devices, a three-pole breaker for the hob.
  "przyklad.tablica.domJednofazowe": ["Obwody jednofazowe w domu", ".domObwody - 1"],
  "przyklad.tablica.domPodstawa": "rynek.rozlacznik + rynek.drobne + rynek.obudowaDom + rynek.spd3f",
  "przyklad.tablica.domObwodyKoszt": ".domObwody * rynek.obwod + .domJednofazowe * rynek.mcb + rynek.mcb3p",
  "przyklad.tablica.dom": [
    "Rozdzielnica w domu",
    "round(.domPodstawa + .domObwodyKoszt + .domRcd * rynek.rcd4p, -2)",
    "zł",
  ],
} as const satisfies ExampleResults;
