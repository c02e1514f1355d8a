import { render } from "@testing-library/react";
import { GuideDates } from "@/components/sections/guide-dates";
import { buildYear } from "@/lib/content/site";
import { buildDay } from "@/lib/text/dates";

const dates = { published: "2024-03-04", modified: "2024-12-15" } as const;
const text = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ");

test("a guide says when its law and prices were last checked, beside its dates", () => {
  const { container } = render(<GuideDates {...dates} checked="2026-11-21" />);
  expect(text(container)).toBe(
    "Stan prawny sprawdzono: listopad 2026. Opublikowano 4 marca 2024, zaktualizowano 15 grudnia 2024.",
  );
  const days = [...container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual(["2026-11-21", "2024-03-04", "2024-12-15"]);
});

test("and says nothing where nothing on it ages", () => {
  const { container } = render(<GuideDates {...dates} />);
  expect(text(container)).toBe("Opublikowano 4 marca 2024, zaktualizowano 15 grudnia 2024.");
});

test("the day of a build is Warsaw's: half past midnight on 1 January is the new year", () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 11, 31, 23, 30) / 1000);
  try {
    expect([buildDay(), buildYear()]).toEqual(["2027-01-01", 2027]);
  } finally {
    delete process.env.SOURCE_DATE_EPOCH;
  }
});
