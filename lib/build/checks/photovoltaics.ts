import { pvTable } from "@/lib/calculators/props";
import { calculatePv } from "@/lib/calculators/pv";
import { pvFacts, pvTablePowers } from "@/lib/calculators/types";
import { type FactKey, factRange } from "@/lib/content/facts";
import { middleOf } from "@/lib/text/numbers";
import type { Problem } from "./problem";

type Range = { min: number; max: number };

const file = "content/facts/energy.ts";
/** The table of the guide speaks in whole thousands. */
const thousands = (amount: number): number => Math.ceil(amount / 1000 - 1e-9) * 1000;
const words = ({ min, max }: Range): string => `min: ${min}, max: ${max}`;

/**
 * Whether the savings and the payback that the guide's table states are those its calculator finds from the same costs,
 * productions and price of energy: who changes one of these has to change the others.
 * @param stated ranges of facts by key; those of content/facts when left out
 */
export function photovoltaicsProblems(stated: (key: FactKey) => Range = factRange): Problem[] {
  const price = stated(pvFacts.price);
  const table = pvTable();
  return pvTablePowers.flatMap((power): Problem[] => {
    const at = (kilowattHour: number) => calculatePv(table, { power, price: kilowattHour, subsidy: 0 });
    const savings = { min: thousands(at(price.min).savings.min), max: thousands(at(price.max).savings.max) };
    const typed = stated(`pv.${power}kW.oszczednosc`);
    const typical = stated(`pv.${power}kW.zwrot`);
    const { payback, middle } = at(middleOf(price));
    const years = Math.round(middle);
    return [
      ...(typed.min === savings.min && typed.max === savings.max
        ? []
        : [
            {
              file,
              field: `pv.${power}kW.oszczednosc`,
              what: `Oszczędność w tabeli nie zgadza się z kalkulatorem, który liczy z {pv.cenaEnergii} i {pv.${power}kW.produkcja}.`,
              mend: `Wpisz ${words(savings)}.`,
            },
          ]),
      ...(payback.min <= typical.min && payback.max >= typical.max && typical.min <= years && years <= typical.max
        ? []
        : [
            {
              file,
              field: `pv.${power}kW.zwrot`,
              what: `Lata zwrotu w tabeli nie zgadzają się z kalkulatorem: wychodzi ${payback.min.toFixed(1)}–${payback.max.toFixed(1)}, środek ${years}.`,
              mend: `Wpisz zakres, który leży wewnątrz i obejmuje ${years}.`,
            },
          ]),
    ];
  });
}
