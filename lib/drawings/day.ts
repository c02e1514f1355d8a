import { averageDay } from "@/lib/calculators/pv";
import { pvModel } from "@/lib/calculators/pv-data";
import { figure } from "@/lib/content/figures";
import type { DayCurve } from "@/lib/content/props";
import type { DrawingOf } from "@/lib/content/types";

/**
 * Energy in a battery at the end of each hour, in kilowatt-hours, on a day that ends as it begins: charged by the
 * surplus, discharged by what the house lacks. Losses are left to the texts.
 */
export function storedEnergy(sun: readonly number[], house: readonly number[], capacity: number): number[] {
  let stored = 0;
  const day = () =>
    sun.map((made, hour) => {
      stored = Math.min(capacity, Math.max(0, stored + made - (house[hour] ?? 0)));
      return stored;
    });
  // Once for what the evening leaves to the night, once to be drawn.
  day();
  return day();
}

/** The hours of a day drawing, by the model of the calculator of photovoltaics. */
export function dayCurve({ power, use, home, month, battery }: DrawingOf<"day">): DayCurve {
  const input = { power: figure(power).number, use: figure(use).number, home };
  const { sun, house } = averageDay(pvModel(), input, month - 1);
  return { sun, house, stored: battery ? storedEnergy(sun, house, figure(battery).number) : [] };
}
