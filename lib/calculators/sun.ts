import { getPosition } from "suncalc";
import { daysOf } from "./pv";
import type { Months } from "./types";

/** Katowice, in degrees. */
const place = { latitude: 50.26, longitude: 19.02 } as const;
/** Slope of the roof, facing south, in degrees: the guide's best is 30–45. */
const slope = 35;
/** About half of what panels get in Poland in a year comes straight from the sun, half from the sky around it. */
const direct = 0.5;
/** Months in which the middle day has summer time in Poland. */
const isSummerTime = (month: number): boolean => month >= 3 && month <= 9;

const radians = Math.PI / 180;

/**
 * What the middle of an hour gives to panels: the direct rays (the cosine of their angle to the panels, weakened on
 * their way through the air by Meinel's formula 0.7 ^ AM ^ 0.678) and those of the sky (as the height of the sun).
 * Both in units of their own: they are made shares of the day's.
 */
function lightAt(month: number, hour: number): { rays: number; sky: number } {
  const instant = Date.UTC(2025, month, 15, hour - (isSummerTime(month) ? 2 : 1), 30);
  const { altitude, azimuth } = getPosition(new Date(instant), place.latitude, place.longitude);
  if (altitude <= 0) return { rays: 0, sky: 0 };
  const height = Math.sin(altitude * radians);
  const towards = Math.cos(altitude * radians) * Math.cos((azimuth - 180) * radians);
  const angle = height * Math.cos(slope * radians) + towards * Math.sin(slope * radians);
  // The sun low over the horizon: the formula for the mass of air has no end there.
  const air = 1 / Math.max(height, 0.05);
  return { rays: Math.max(0, angle) * 0.7 ** (air ** 0.678), sky: height };
}

/**
 * The share of a day's production that falls into each hour of the clock, for the middle day of a month.
 * @param month 0 is January
 * @returns 24 numbers that add up to 1
 */
export function sunnyHours(month: number): number[] {
  const hours = Array.from({ length: 24 }, (_, hour) => lightAt(month, hour));
  const sum = (what: "rays" | "sky") => hours.reduce((all, light) => all + light[what], 0);
  const [rays, sky] = [sum("rays"), sum("sky")];
  return hours.map((light) => (direct * light.rays) / rays + ((1 - direct) * light.sky) / sky);
}

/**
 * Power of one kilowatt of panels by month and hour of the average day, in kilowatts. Computed when the site is built:
 * the browser gets the table, not the sun.
 *
 * @param yearly kilowatt-hours of one kilowatt in a year
 * @param shares of the months in them, in per cent
 */
export const sunTable = (yearly: number, shares: Months): number[][] =>
  daysOf.map((days, month) => {
    const daily = (yearly * (shares[month] ?? 0)) / 100 / days;
    return sunnyHours(month).map((share) => Math.round(daily * share * 10_000) / 10_000);
  });
