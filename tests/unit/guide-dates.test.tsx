/** A guide shows a wrong day of writing or of its last check. */
import { render } from "@testing-library/react";
import { GuideDates } from "@/components/sections/guide-dates";
import { buildYear } from "@/lib/content/site";
import { buildDay, longDate } from "@/lib/text/dates";
import { plain } from "@/tests/support";

const dates = { published: "2024-03-04", modified: "2024-12-15" } as const;

test.each<[string, Parameters<typeof GuideDates>[0], string[]]>([
  [
    "when law and prices were checked, besides its dates",
    { ...dates, checked: "2026-11-21" },
    ["2026-11-21 listopad 2026", "2024-03-04 4 marca 2024", "2024-12-15 15 grudnia 2024"],
  ],
  ["its dates only if it has no ageing facts", dates, ["2024-03-04 4 marca 2024", "2024-12-15 15 grudnia 2024"]],
])("a guide says %s", (_, given, expected) => {
  const { container } = render(<GuideDates {...given} />);
  const days = [...container.querySelectorAll("time")].map(({ dateTime, textContent }) => `${dateTime} ${textContent}`);
  expect(days.map(plain)).toEqual(expected);
});

test("a day is shown as typed, wherever the site is built", () => {
  expect(longDate("2024-12-15")).toBe("15\u00a0grudnia 2024");
});

test("the day of a build is Warsaw's: half past midnight on 1 January is the new year", () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 11, 31, 23, 30) / 1000);
  try {
    expect([buildDay(), buildYear()]).toEqual(["2027-01-01", 2027]);
  } finally {
    delete process.env.SOURCE_DATE_EPOCH;
  }
});
