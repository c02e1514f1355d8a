import { calculatorDefaults, pvLimits, pvTexts } from "@/content/calculators";
import { figure } from "@/lib/content/figures";
import { prepare } from "@/lib/content/prepare";
import * as schemas from "@/lib/content/schema/calculators";
import type { PvTexts } from "@/lib/content/types";
import { format, formatShort, middleOf } from "@/lib/text/numbers";
import type { Field, NumberField } from "./inputs";
import { pageAddress } from "./props";
import { pvShape } from "./pv";
import { pvFacts } from "./pv-facts";
import { pvFields } from "./pv-form";
import { sunTable } from "./sun";
import type { PvCalculatorData, PvModel, PvPoint } from "./types";

/** The guide's table as content/facts states it. */
export const pvTable = (): PvPoint[] =>
  pvFacts.table.map(({ power, cost, production }) => ({
    power,
    cost: figure(cost).range,
    production: figure(production).range,
  }));

/** What the calculation takes from content/facts, and the table of the sun. */
export function pvModel(): PvModel {
  const yearly = figure(pvFacts.yield).number;
  return {
    table: pvTable(),
    yield: yearly,
    sun: sunTable(
      yearly,
      pvFacts.sun.map((key) => figure(key).number),
    ),
    days: {
      nikt: pvFacts.days.nikt.map((key) => figure(key).number),
      ktos: pvFacts.days.ktos.map((key) => figure(key).number),
      poludnie: pvFacts.days.poludnie.map((key) => figure(key).number),
    },
    pump: { share: figure(pvFacts.pumpShare).number, months: pvFacts.pump.map((key) => figure(key).number) },
    coincidence: figure(pvFacts.coincidence).number,
    storage: {
      price: figure(pvFacts.storagePrice).range,
      cycles: figure(pvFacts.storageCycles).number,
      // Halfway from the whole capacity to what the guarantee leaves of it, as in the guide's example.
      capacity: (1 + middleOf(figure(pvFacts.storageRest).range) / 100) / 2,
      efficiency: figure(pvFacts.storageEfficiency).number / 100,
    },
    ageing: figure(pvFacts.ageing).number,
    inverterYear: Math.round(middleOf(figure(pvFacts.inverterYear).range)),
  };
}

/** The two groups of fields: the installation and the house, prices and assumptions. */
function fieldsOf(texts: PvTexts): Field[][] {
  const number = (
    key: Exclude<keyof typeof pvFields, "home">,
    rule: Pick<NumberField, "min" | "max" | "unit" | "example" | "value"> & Partial<NumberField>,
  ): NumberField => ({ kind: "number", key, name: pvFields[key], ...texts[key], ...rule });
  const { power, use, storage, price, surplus, subsidy, share, inverter } = pvLimits;
  const [bill, value] = [format(figure(pvFacts.bill).number, 2), format(figure(pvFacts.surplus).number, 2)];
  const empty = { value: "", optional: true } as const;
  return [
    [
      number("power", { ...power, unit: "kW", example: "6", value: formatShort(figure(pvFacts.power).number) }),
      number("use", { ...use, unit: "kWh", example: "4500", value: formatShort(figure(pvFacts.use).number) }),
      {
        kind: "choice",
        key: "home",
        name: pvFields.home,
        ...texts.home,
        value: calculatorDefaults.pv.home,
        options: pvShape.home.map((home) => ({ value: home, label: texts.homes[home] })),
      },
      number("storage", {
        ...storage,
        unit: "kWh",
        example: "8",
        value: formatShort(calculatorDefaults.pv.storage),
      }),
    ],
    [
      number("price", { ...price, digits: 2, unit: "zł/kWh", example: "0,80", value: bill }),
      number("surplus", { ...surplus, digits: 2, unit: "zł/kWh", example: "0,30", value }),
      number("cost", { min: 0, max: 999_999, unit: "zł", example: "30 000", ...empty }),
      number("subsidy", { ...subsidy, unit: "zł", example: "6000", ...empty }),
      number("share", { ...share, unit: "%", example: "30", ...empty }),
      number("inverter", {
        ...inverter,
        unit: "zł",
        example: "5000",
        value: formatShort(figure(pvFacts.inverter).number),
      }),
    ],
  ];
}

/** Everything the photovoltaics calculator shows, from content and facts. */
export function pvCalculator(): PvCalculatorData {
  const texts: PvTexts = prepare(schemas.pvTexts, pvTexts, "calculators:pvTexts");
  const { power, use, home, homes, storage, price, surplus, cost, subsidy, share, inverter, ...words } = texts;
  return { model: pvModel(), fields: fieldsOf(texts), texts: words, page: pageAddress("fotowoltaika") };
}
