/** A guide shows a wrong day of writing or of its last check. */
import { render } from "@testing-library/react";
import { GuideChecked, GuideDates } from "@/components/sections/guide-dates";
import { buildYear } from "@/lib/content/site";
import { buildDay, longDate } from "@/lib/text/dates";
import { plain } from "@/tests/support";

const dates = { published: "2024-03-04", modified: "2024-12-15" } as const;
const reviewer = { name: "Jan Próba", qualification: "SEP D" };

const daysIn = (container: HTMLElement) =>
  [...container.querySelectorAll("time")].map(({ dateTime, textContent }) => plain(`${dateTime} ${textContent}`));

test.each<[string, Parameters<typeof GuideChecked>[0], string[]]>([
  ["when law and prices were checked, not an older change", { ...dates, checked: "2026-11-21" }, ["21 listopada 2026"]],
  [
    "a recent change of its text, also one before the check",
    { modified: "2026-11-20", checked: "2026-11-21" },
    ["21 listopada 2026", "20 listopada 2026"],
  ],
  ["who checked it, without a day if it has no ageing facts", { ...dates, reviewer }, []],
])("under its title a guide says %s", (_, given, expected) => {
  const { container } = render(<GuideChecked {...given} />);
  expect(daysIn(container).map((day) => day.slice(11))).toEqual(expected);
  expect(container.textContent?.includes(reviewer.name)).toBe(given.reviewer !== undefined);
});

test("at its end a guide says when it was published, changed and checked", () => {
  const { container, rerender } = render(<GuideDates {...dates} />);
  const written = ["2024-03-04 4 marca 2024", "2024-12-15 15 grudnia 2024"];
  expect(daysIn(container)).toEqual(written);
  rerender(<GuideDates {...dates} checked="2026-11-21" />);
  expect(daysIn(container)).toEqual([...written, "2026-11-21 21 listopada 2026"]);
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
