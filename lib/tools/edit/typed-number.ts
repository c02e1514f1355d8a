/** Reads numbers that an editor types, on the server and in the window. */
import { formatNumber, parseNumber } from "@/lib/text/numbers";
import type { Fault } from "@/lib/tools/check/problem";

/**
 * Reads a number with any words behind it: "850 zł za punkt", "12 tys. zł".
 * @param unit of the field, where it is known: "5 kW" is 5000 in a field in W
 * @returns undefined for a text that is no number
 */
export function readNumber(text: string, unit = ""): number | undefined {
  const plain = text.trim().replace("−", "-");
  const [, digits = "", scale = ""] =
    /^([-\d\s.,]+)(?:(tys\.?|mln)(?!\p{L}))?\s*(?:[\p{L}%°]\D*)?$/iu.exec(plain) ?? [];
  const zeros = /^t/i.test(scale) ? 3 : scale ? 6 : 0;
  const number = parseNumber(plain, unit) ?? Number(`${parseNumber(digits)}e${zeros}`);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * Asks about a number that can be read in two ways, "1.200" and "4,500", where the other reading is nearer to the value
 * that stands there: a price a thousand times as large is a slip, or the spelling is.
 * @returns undefined where there is nothing to ask
 */
export function doubtOf(typed: unknown, present: unknown, unit?: string): Fault | undefined {
  if (typeof typed !== "string" || typeof present !== "number") return undefined;
  const [, separator] = /^[-−]?[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/.exec(typed.trim()) ?? [];
  const reading = readNumber(typed, unit);
  if (!separator || reading === undefined) return undefined;
  const other = separator === "." ? reading / 1000 : reading * 1000;
  const distance = (value: number) => Math.abs(Math.log(value / present));
  if (!(distance(reading) > distance(other))) return undefined;
  // A comma before three digits would be asked about again.
  const spelled = (value: number) => formatNumber(value, /\.\d{3}$/.test(String(value)) ? 4 : 0);
  return {
    what: `„${typed.trim()}” to może być ${spelled(reading)} albo ${spelled(other)}, a teraz stoi tu ${formatNumber(present)}.`,
    mend: `Wpisz ${spelled(reading)} albo ${spelled(other)}.`,
  };
}
