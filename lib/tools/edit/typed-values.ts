/** Reads what an editor types: a Polish date, an amount with its unit, a phone number as on a card, a bare domain. */
import { z } from "zod";
import { mobile } from "@/lib/content/schema/site";
import { parseDay } from "@/lib/text/dates";
import type { FieldValue } from "./messages";
import { doubtOf, readNumber } from "./typed-number";

/** "7:00", "7.00" and "7" as "07:00". */
function readHour(text: string): string | undefined {
  const [, hour, minutes = "00"] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(text) ?? [];
  return hour && `${hour.padStart(2, "0")}:${minutes}`;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A Polish number in any form as "+48320000000". */
function readPhone(text: string): string | undefined {
  const [, national] = /^(?:00)?(?:48)?(\d{9})$/.exec(digitsOf(text)) ?? [];
  return national && `+48${national}`;
}

/** The same for people: "+48 32 000 00 00", a mobile number in threes. */
export function readShownPhone(text: string): string | undefined {
  const phone = readPhone(text);
  return phone?.replace(
    mobile.test(phone) ? /(\d{2})(\d{3})(\d{3})(\d{3})/ : /(\d{2})(\d{2})(\d{3})(\d{2})(\d{2})/,
    (_, ...parts) => parts.slice(0, -2).join(" "),
  );
}

/** "firma.pl" and "http://www.Firma.pl/" as "https://www.firma.pl"; a domain with Polish letters as servers know it. */
function readAddress(text: string): string | undefined {
  const [, host, path = ""] = /^(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,})(\/\S*[^\s/])?\/?$/u.exec(text) ?? [];
  const address = `https://${host}`;
  return host && URL.canParse(address) ? new URL(address).origin + path : undefined;
}

const readings: readonly ((text: string, unit?: string) => FieldValue | undefined)[] = [
  readNumber,
  parseDay,
  readHour,
  readPhone,
  readShownPhone,
  readAddress,
  digitsOf,
  (text) => (/^\d{5}$/.test(digitsOf(text)) ? digitsOf(text).replace(/^../, "$&-") : undefined),
  (text) => ({ tak: true, true: true, nie: false, false: false })[text.toLowerCase()],
];

/** Whether a value is of the field's kind. One outside the limits is: the checks name them. */
function fits(schema: z.core.$ZodType, value: FieldValue): boolean {
  const { error } = z.safeParse(schema, value);
  return !error?.issues.some(({ code }) => code !== "too_small" && code !== "too_big");
}

/**
 * Reads a typed text as a value of its field.
 * @param schema of the field; undefined where it is not known
 * @param present value of the field, which decides where there is no schema
 * @param unit of the field, where it has one
 * @returns the text unchanged where nothing is recognised, or where `doubtOf` asks
 */
export function readTyped(
  text: string,
  schema: z.core.$ZodType | undefined,
  present?: FieldValue,
  unit?: string,
): FieldValue {
  const isOfKind = (value: FieldValue) => (schema ? fits(schema, value) : typeof value === typeof present);
  if (isOfKind(text)) return text;
  // The window shows numbers in this form before anything is typed.
  if (typeof present === "number" && text === String(present)) return present;
  if (doubtOf(text, present, unit)) return text;
  const values = readings.flatMap((read) => read(text.trim(), unit) ?? []);
  const number = typeof present === "number" ? readNumber(text, unit) : undefined;
  return values.find((value) => value !== "" && isOfKind(value)) ?? number ?? text;
}
