const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number in Polish: groups from five digits, decimal comma, a real minus sign. */
function formatDigits(value: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const key = `${minimumFractionDigits} ${maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat("pl-PL", { minimumFractionDigits, maximumFractionDigits });
    formatters.set(key, formatter);
  }
  return formatter.format(value).replace("-", "−");
}

/** Formats a rounded number: `format(20.5, 1)` gives "20,5", `format(15000)` "15 000". */
export const format = (value: number, digits = 0): string => formatDigits(value, digits, digits);

/** Formats a sum in whole złoty: "15 000 zł". */
export const zloty = (amount: number): string => `${format(amount)}\u00a0zł`;

/** Formats with at most two decimals: 0.5 gives "0,5", 20 gives "20". */
export const formatShort = (value: number): string => formatDigits(value, 0, 2);

/** Formats with all decimals, at least `leastDigits`: `formatNumber(0.9, 2)` gives "0,90". */
export const formatNumber = (value: number, leastDigits = 0): string => formatDigits(value, leastDigits, 20);

/** Joins the ends of a range: "30–45", which no line breaks after the dash. */
export const rangeText = (low: string, high: string): string => `${low}–\u2060${high}`;

/** Formats a range rounded to a step, or one number: `formatRange({ min: 4321, max: 5279 }, 10)` is "4320–5280". */
export function formatRange({ min, max }: { min: number; max: number }, step: number): string {
  const [low = "", high = ""] = [min, max].map((value) => format(Math.round(value / step) * step));
  return low === high ? low : rangeText(low, high);
}

/** Binds a formula so that a line of it begins with an operator and breaks in no short bracket. */
export const boundFormula = (formula: string): string =>
  formula.replace(/ ([×+:=]) /g, " $1\u00a0").replace(/\(.{1,20}?\)/g, (bracket) => bracket.replaceAll(" ", "\u00a0"));

/** Normalises a typed unit: "m2" becomes "m²", "kWp" "kw", "szt." "szt". */
const plainUnit = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/2$/, "²")
    .replace(/p$|\.$/, "");

/**
 * Reads a number as people in Poland type it, visitors and editors alike: "0,80", "30 000 zł", "30.000", "1.200,50",
 * "20%". A dot before three digits groups thousands, as people write sums; a comma never does. Converts to the unit of
 * the field: "3000 W" is 3 in a field in kW, "0,5 kW" is 500 in one in W, "445 mA" is 0.445 in one in A.
 *
 * @param unit unit of the field; for "zł/kWh" a typed "zł" is enough
 * @returns undefined for a text that is no number and for a unit that cannot be converted
 */
export function parseNumber(text: string, unit = "szt."): number | undefined {
  const [, compact = "", end = ""] = /^([-\d.,]*)(.*)$/.exec(text.replace(/\s/g, "")) ?? [];
  const isGrouped = /^-?[1-9]\d{0,2}(\.\d{3})+(,|$)/.test(compact);
  const number = Number((isGrouped ? compact.replaceAll(".", "") : compact).replace(",", "."));
  if (!compact || Number.isNaN(number)) return undefined;
  const [typed, asked] = [plainUnit(end), plainUnit(unit)];
  if (["", asked, ...asked.split("/", 1)].includes(typed)) return number;
  if (`k${asked}` === typed) return number * 1000;
  return `k${typed}` === asked || (typed === "ma" && asked === "a") ? number / 1000 : undefined;
}

/** Rounds half up to a number of digits after the comma, negative for tens and hundreds: `round(1234, -2)` is 1200. */
export function round(n: number, digits = 0): number {
  // Shifts the decimal notation: 1.005 * 100 is 100.49999999999999, 1.005e2 is 100.5.
  const shift = (value: number, places: number): number => {
    const [mantissa = "0", exponent = "0"] = String(value).split("e");
    return Number(`${mantissa}e${Number(exponent) + places}`);
  };
  return shift(Math.round(shift(n, digits)), -digits);
}

/** Rounds a coordinate of a drawing to a tenth of a unit, finer than a screen shows. */
export const roundToTenth = (n: number): number => Math.round(n * 10) / 10;

export const middleOf = ({ min, max }: { min: number; max: number }): number => (min + max) / 2;

/** Most characters of a result beside its name on a phone: a longer one is a line below. */
export const longestResult = 17;
