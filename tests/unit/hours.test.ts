/** A visitor calls when nobody answers, or does not call when somebody would. */
import { answeringState, dayLetters, formatHour, hoursText } from "@/lib/text/hours";

test("hours are written without a leading zero and with a range that does not break", () => {
  expect([formatHour("08:00"), formatHour("20:00")]).toEqual(["8:00", "20:00"]);
  expect(hoursText({ opens: "08:00", closes: "16:00" })).toBe("8:00–\u206016:00");
});

const { days, eves } = dayLetters("Mo-Su");
test.each([
  ["in winter until the first minute", "2026-11-20T06:59:59Z", "before"],
  ["in winter up to the last minute", "2026-11-20T18:59:59Z", "open"],
  ["in winter at the closing minute", "2026-11-20T19:00:00Z", "after"],
  ["in summer until the first minute", "2026-07-01T05:59:00Z", "before"],
  ["in summer from the first minute", "2026-07-01T06:00:00Z", "open"],
  ["at the last minute of a day", "2026-11-19T22:59:00Z", "after"],
  ["at midnight, which begins a new day", "2026-11-19T23:00:00Z", "before"],
  ["on the day on which summer time begins", "2026-03-29T06:00:00Z", "open"],
  ["before opening on the day on which it ends", "2026-10-25T06:30:00Z", "before"],
  ["at opening on the day on which it ends", "2026-10-25T07:00:00Z", "open"],
])("a phone answered 8–20 by Warsaw's clock, %s", (_, utc, expected) => {
  expect(answeringState(new Date(utc), "08:00", "20:00", days, eves)).toBe(expected);
});
