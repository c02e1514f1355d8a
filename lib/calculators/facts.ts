import type { FactKey } from "@/lib/content/facts";

/** Facts the power calculator stands on. */
export const powerFacts = {
  factor: "moc.jednoczesnosc",
  reserve: "moc.rezerwa",
  voltage: "siec.napiecie",
  lineVoltage: "siec.napiecie3f",
  cosPhi: "siec.cosPhi",
} as const satisfies Record<string, FactKey>;

/** Powers of the photovoltaics guide's table, in kilowatts. */
export const pvTablePowers = [3, 6, 10] as const;

/** Facts the photovoltaics calculator stands on: the careful price, and a row of the table for each power. */
export const pvFacts = {
  price: "pv.cenaEnergii",
  table: pvTablePowers.map(
    (power) =>
      ({ power, cost: `pv.${power}kW.koszt`, production: `pv.${power}kW.produkcja` }) as const satisfies {
        power: number;
        cost: FactKey;
        production: FactKey;
      },
  ),
} as const;
