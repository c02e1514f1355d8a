import { wholeAtHome } from "@/lib/calculators/pv";
import { pvFacts } from "@/lib/calculators/pv-facts";
import { pvTable } from "@/lib/calculators/pv-props";
import { pvTablePowers } from "@/lib/calculators/types";
import { type FactKey, factRange } from "@/lib/content/facts";
import { middleOf } from "@/lib/text/numbers";
import type { Problem } from "./problem";

type Range = { min: number; max: number };

const file = "content/facts/energy.ts";
/** The table of the guide speaks in whole thousands. */
const thousands = (amount: number): number => Math.ceil(amount / 1000 - 1e-9) * 1000;
const words = ({ min, max }: Range): string => `min: ${min}, max: ${max}`;

/** Shares of one whole, in per cent, that do not add up to it. */
function wholeProblems(keys: readonly FactKey[], stated: (key: FactKey) => Range): Problem[] {
  const total = keys.reduce((sum, key) => sum + stated(key).min, 0);
  if (Math.abs(total - 100) < 1e-9) return [];
  return [
    {
      file: "content/facts/sun.ts",
      field: keys[0] ?? "",
      what: `Części całości dają razem ${total}%: ${keys.join(", ")}.`,
      mend: "Popraw je tak, żeby dawały razem 100.",
    },
  ];
}

/**
 * Whether the savings and the payback that the guide's table states are those its calculator finds from the same costs,
 * productions and price of energy: who changes one of these has to change the others.
 * @param stated ranges of facts by key; those of content/facts when left out
 */
export function photovoltaicsProblems(stated: (key: FactKey) => Range = factRange): Problem[] {
  const price = stated(pvFacts.price);
  const table = pvTable();
  const tableProblems = pvTablePowers.flatMap((power): Problem[] => {
    const at = (kilowattHour: number) => wholeAtHome(table, power, kilowattHour);
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
  const { sun, pump, days } = pvFacts;
  return [...tableProblems, ...[sun, pump, ...Object.values(days)].flatMap((keys) => wholeProblems(keys, stated))];
}
