import { getPosition } from "suncalc";
import { daysInMonth } from "./pv";
import type { Months } from "./quantities";

/** Katowice, in degrees. */
const katowice = { latitude: 50.26, longitude: 19.02 } as const;
/** Slope of the roof, facing south, in degrees: the guide's best is 30–45. */
const slope = 35;
/** In Poland about half of the light on panels in a year is direct, half diffuse. */
const directShare = 0.5;
/** True if Poland has summer time in the middle of a month (0 is January). */
const isSummerTime = (month: number): boolean => month >= 3 && month <= 9;

const radians = Math.PI / 180;

/**
 * Returns the light on panels in the middle of an hour: direct (cosine of the angle of incidence, weakened by the air
 * mass by Meinel's formula 0.7 ^ AM ^ 0.678) and diffuse (sine of the sun's altitude). Both in arbitrary units: only
 * their shares of the day are used.
 */
function lightAt(month: number, hour: number): { rays: number; sky: number } {
  const instant = Date.UTC(2025, month, 15, hour - (isSummerTime(month) ? 2 : 1), 30);
  const { altitude, azimuth } = getPosition(new Date(instant), katowice.latitude, katowice.longitude);
  if (altitude <= 0) return { rays: 0, sky: 0 };
  const height = Math.sin(altitude * radians);
  const southward = Math.cos(altitude * radians) * Math.cos((azimuth - 180) * radians);
  const incidence = height * Math.cos(slope * radians) + southward * Math.sin(slope * radians);
  // Near the horizon the formula for the air mass goes to infinity.
  const airMass = 1 / Math.max(height, 0.05);
  return { rays: Math.max(0, incidence) * 0.7 ** (airMass ** 0.678), sky: height };
}

/**
 * Returns the share of a day's production in each hour of clock time, for the middle day of a month.
 * @param month 0 is January
 * @returns 24 numbers that add up to 1
 */
export function productionByHour(month: number): number[] {
  const hours = Array.from({ length: 24 }, (_, hour) => lightAt(month, hour));
  const sum = (what: "rays" | "sky") => hours.reduce((all, light) => all + light[what], 0);
  const [rays, sky] = [sum("rays"), sum("sky")];
  return hours.map((light) => (directShare * light.rays) / rays + ((1 - directShare) * light.sky) / sky);
}

/**
 * Returns the power of one kilowatt of panels by month and hour of the average day, in kilowatts. Computed at build
 * time: the browser gets only the table.
 *
 * @param yearly yield of one kilowatt in a year, in kilowatt-hours
 * @param shares of the months in it, in per cent
 */
export const sunTable = (yearly: number, shares: Months): number[][] =>
  daysInMonth.map((days, month) => {
    const daily = (yearly * (shares[month] ?? 0)) / 100 / days;
    return productionByHour(month).map((share) => Math.round(daily * share * 10_000) / 10_000);
  });
