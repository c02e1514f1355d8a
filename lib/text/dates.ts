/** Day in ISO 8601, "2026-11-20". */
export type IsoDate = `${number}-${number}-${number}`;

/** Returns the time of the build, from SOURCE_DATE_EPOCH (seconds) for a reproducible build. */
export function buildMoment(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

// Swedish dates have the form of ISO 8601.
const warsawDay = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: "Europe/Warsaw" });

/** Returns the day of the build in Warsaw, "2026-11-20". */
export const buildDay = (): IsoDate => warsawDay.format(buildMoment()) as IsoDate;

const longFormat = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

/**
 * Formats a day for texts: "31 grudnia 2027", with a no-break space after the day. Any other text stays as it is: the
 * checks name it, and the preview of edit mode shows it until then.
 */
export const longDate = (day: IsoDate): string =>
  Number.isNaN(Date.parse(day)) ? day : longFormat.format(new Date(day)).replace(" ", "\u00a0");

/** How the names of months begin, in any case. */
const months = ["sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"];

const twoDigits = (number: number | string): string => String(number).padStart(2, "0");

/**
 * Reads a day as people in Poland type it: "30.06.2027", "30 czerwca 2027 r.", "2027.6.30".
 * @returns it in the form of ISO 8601, even if the calendar does not have it; undefined for any other text
 */
export function parseDay(text: string): string | undefined {
  const separator = "[\\s./-]+";
  const polish = new RegExp(
    `^(\\d{1,2})${separator}(\\d{1,2}|\\p{L}{3,})${separator}(\\d{4})(?:\\s*r\\.?)?$`,
    "u",
  ).exec(text);
  const [, year, month, day] = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})$`).exec(text) ?? [];
  if (!polish) return year && `${year}-${twoDigits(month ?? "")}-${twoDigits(day ?? "")}`;
  const [, polishDay = "", name = "", polishYear] = polish;
  const number = Number(name) || months.findIndex((start) => name.toLowerCase().startsWith(start)) + 1;
  return `${polishYear}-${twoDigits(number)}-${twoDigits(polishDay)}`;
}
