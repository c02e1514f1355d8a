import type { ExampleInputs, ExampleResults } from "@/lib/content/types";

const given = { source: "założenie przykładu", checked: "2026-11-21" } as const;

export const inputs = {
  "przyklad.bojlerNoca.energia": { what: "Energia bojlera na dobę", value: 4, unit: "kWh", ...given },
  "przyklad.bojlerNoca.lata": {
    what: "Czas, w którym ma się zwrócić sterowanie bojlerem",
    value: 2,
    unit: "lata",
    ...given,
  },
} as const satisfies ExampleInputs;

export const results = {
  "przyklad.oprawyLed.jedna": ["Oprawa LED z montażem", "rynek.oprawa + led.montazOprawy", "zł"],
  "przyklad.oprawyLed.koszt": ["Oprawy LED z montażem razem", "przyklad.wymianaLed.sztuki * .jedna", "zł"],
  "przyklad.oprawyLed.zwrot": ["Zwrot opraw z montażem", ".koszt / przyklad.wymianaLed.oszczednosc", "lat"],
  // A boiler moved to the cheap zone, and the highest cost of the control that pays back.
  "przyklad.bojlerNoca.oszczednosc": [
    "Oszczędność w roku po przesunięciu na noc",
    ".energia * 365 * (energia.cenaG12Dzien - energia.cenaG12Noc)",
    "zł",
  ],
  "przyklad.bojlerNoca.limit": ["Koszt sterowania, który zwróci się w tym czasie", ".oszczednosc * .lata", "zł"],
} as const satisfies ExampleResults;
