/** The hour as people write it: "08:00" gives "8:00". */
export const clock = (time: string): string => time.replace(/^0/, "");

/** "8:00–20:00". */
export const hoursText = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${clock(opens)}–${clock(closes)}`;

/** Where a moment lies against the hours of that day in Warsaw. */
type Answering = "before" | "open" | "after";

const warsawTime = new Intl.DateTimeFormat("pl", {
  timeZone: "Europe/Warsaw",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Whether the phone is answered at a moment, by the clock of Warsaw wherever the visitor is.
 * @param opens first minute, "08:00"
 * @param closes first minute after, "20:00"
 */
export function answering(now: Date, opens: string, closes: string): Answering {
  const time = warsawTime.format(now);
  if (time < opens) return "before";
  return time < closes ? "open" : "after";
}
