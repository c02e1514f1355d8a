import { answering, clock, hoursText } from "@/lib/text/hours";

const at = (utc: string) => answering(new Date(utc), "08:00", "20:00");

test("hours are written without a leading zero and with an en dash", () => {
  expect(clock("08:00")).toBe("8:00");
  expect(clock("20:00")).toBe("20:00");
  expect(hoursText({ opens: "08:00", closes: "16:00" })).toBe("8:00–16:00");
});

test("the phone is answered from the first minute to the last one, by Warsaw's winter time", () => {
  expect(at("2026-11-20T06:59:59Z")).toBe("before");
  expect(at("2026-11-20T07:00:00Z")).toBe("open");
  expect(at("2026-11-20T18:59:59Z")).toBe("open");
  expect(at("2026-11-20T19:00:00Z")).toBe("after");
});

test("summer time moves the hours", () => {
  expect(at("2026-07-01T05:59:00Z")).toBe("before");
  expect(at("2026-07-01T06:00:00Z")).toBe("open");
  expect(at("2026-07-01T18:00:00Z")).toBe("after");
});

test("midnight in Warsaw begins a new day: before the first hour, not after the last one", () => {
  expect(at("2026-11-19T22:59:00Z")).toBe("after");
  expect(at("2026-11-19T23:00:00Z")).toBe("before");
});

test("the days on which the clock changes are read right", () => {
  expect(at("2026-03-29T06:00:00Z")).toBe("open");
  expect(at("2026-10-25T06:30:00Z")).toBe("before");
  expect(at("2026-10-25T07:00:00Z")).toBe("open");
});
