import { rangeText } from "./numbers";

/** Removes the leading zero: "08:00" gives "8:00". */
export const formatHour = (time: string): string => time.replace(/^0/, "");

type Times = { opens: string; closes: string };

export const isAlwaysOpen = ({ opens, closes }: Times): boolean => opens === "00:00" && closes === "24:00";

/** "8:00–20:00", or "całą dobę". */
export const hoursText = (times: Times): string =>
  isAlwaysOpen(times) ? "całą dobę" : rangeText(formatHour(times.opens), formatHour(times.closes));

/** Days of the week in schema.org's letters. */
const week: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Returns the days from the first to the last of "Mo-Fr" as numbers, Monday 0; none if the last comes first. */
export function dayRange(weekdays: string): readonly number[] {
  const [first = 0, last = 0] = weekdays.split("-").map((day) => week.indexOf(day));
  return week.map((_, day) => day).slice(first, last + 1);
}

/** Returns the letters of those days, "MoTuWe", and of the days before each of them, "SuMoTu". */
export function dayLetters(weekdays: string): { days: string; eves: string } {
  const letters = (daysLater: number) => dayRange(weekdays).map((day) => week.at((day + daysLater) % 7));
  return { days: letters(0).join(""), eves: letters(-1).join("") };
}

/** A moment relative to the opening hours: "later" if the next day is closed as well. */
type AnsweringState = "before" | "open" | "after" | "later";

const warsawTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Warsaw",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Compares a moment with the opening hours, in Warsaw time wherever the visitor is.
 * @param opens first minute that is open, "08:00"
 * @param closes first minute that is not, "20:00"
 * @param days letters of the days, "MoTuWe", and `eves` of those before them
 */
export function answeringState(now: Date, opens: string, closes: string, days: string, eves: string): AnsweringState {
  const moment = warsawTime.format(now);
  const time = moment.slice(-5);
  const today = moment.slice(0, 2);
  if (days.includes(today) && time < closes) return time < opens ? "before" : "open";
  return eves.includes(today) ? "after" : "later";
}
