import { figure } from "@/lib/content/figures";
import { pvModel } from "@/lib/content/figures/pv-model";
import type { DayCurve } from "@/lib/content/props";
import type { DrawingOf } from "@/lib/content/types";
import { averageDay } from "@/lib/physics/pv";

/**
 * Returns the energy in a battery at the end of each hour, in kilowatt-hours, on a day that ends as it begins: charged
 * by the surplus, discharged by the deficit. Losses are ignored here and named in the texts.
 */
export function storedEnergy(sun: readonly number[], house: readonly number[], capacity: number): number[] {
  let stored = 0;
  const day = () =>
    sun.map((production, hour) => {
      stored = Math.min(capacity, Math.max(0, stored + production - (house[hour] ?? 0)));
      return stored;
    });
  // The first pass finds the charge left over for the night, the second is drawn.
  day();
  return day();
}

/** Returns the curves of a day drawing, from the photovoltaics calculator's model. */
export function dayCurve({ power, use, home, month, battery }: DrawingOf<"day">): DayCurve {
  const input = { power: figure(power).number, use: figure(use).number, home };
  const { sun, house } = averageDay(pvModel(), input, month - 1);
  if (!battery) return { sun, house, stored: [] };
  const capacity = figure(battery).number;
  return { sun, house, capacity, stored: storedEnergy(sun, house, capacity) };
}
