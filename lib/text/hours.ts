/** Removes the leading zero: "08:00" gives "8:00". */
export const formatHour = (time: string): string => time.replace(/^0/, "");

/** "8:00–20:00". */
export const hoursText = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${formatHour(opens)}–${formatHour(closes)}`;

/** A moment relative to the opening hours of its day. */
type AnsweringState = "before" | "open" | "after";

const warsawTime = new Intl.DateTimeFormat("pl", {
  timeZone: "Europe/Warsaw",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Compares a moment with the opening hours of its day, in Warsaw time wherever the visitor is.
 * @param opens first minute that is open, "08:00"
 * @param closes first minute that is not, "20:00"
 */
export function answeringState(now: Date, opens: string, closes: string): AnsweringState {
  const time = warsawTime.format(now);
  if (time < opens) return "before";
  return time < closes ? "open" : "after";
}
