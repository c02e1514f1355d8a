/** Day in ISO 8601, "2026-11-20". */
export type IsoDate = `${number}-${number}-${number}`;

/** Moment of the build, from SOURCE_DATE_EPOCH (seconds) where a build must be repeated. */
export function buildMoment(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

// Sweden writes its days as ISO 8601 does.
const warsawDay = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: "Europe/Warsaw" });

/** Day of the build in Warsaw, "2026-11-20". */
export const buildDay = (): IsoDate => warsawDay.format(buildMoment()) as IsoDate;

const long = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

/** A day as texts say it: "31 grudnia 2027", with a no-break space after the day. */
export const longDate = (day: IsoDate): string => long.format(new Date(day)).replace(" ", "\u00a0");
