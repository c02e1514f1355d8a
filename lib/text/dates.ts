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
