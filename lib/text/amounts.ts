import { formatNumber, rangeText } from "./numbers";

/** Units set without a space. */
const closeUnits = new Set(["%", "°", "‰"]);

/**
 * Formats a value or a range with its unit: `formatAmount(30, 45, "°")` gives "30–45°", `formatAmount(800, 800, "zł")`
 * "800 zł". The first word of a unit stays with its number: "2–3 dni / robocze" may break.
 */
export function formatAmount(min: number, max: number, unit?: string): string {
  // Prices with decimals get both digits, and so do all prices per kWh: 1,00 beside 0,70–0,90.
  const cents = unit?.startsWith("zł") && (!Number.isInteger(min) || !Number.isInteger(max));
  const [low = "", high = ""] = [min, max].map((n) =>
    formatNumber(n, cents || (unit === "zł/kWh" && max < 10) ? 2 : 0),
  );
  const range = min === max ? low : rangeText(low, high);
  if (!unit) return range;
  return closeUnits.has(unit) ? `${range}${unit}` : `${range}\u00a0${unit}`;
}
