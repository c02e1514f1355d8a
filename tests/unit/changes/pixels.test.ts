/** @jest-environment node */
import { differingParts, type Pixels } from "@/lib/tools/publish/changes/pixels";

/** A picture whose rows have one shade each. */
const rows = (shades: readonly number[], width = 4): Pixels => ({
  width,
  height: shades.length,
  data: Buffer.concat(shades.map((shade) => Buffer.alloc(width * 4, Buffer.from([shade, shade, shade, 255])))),
});
/** Rows that differ from one another, as those of a page do. */
const page = Array.from({ length: 600 }, (_, index) => (index * 37) % 251);
const changed = (from: number, to: number) =>
  page.map((shade, index) => (index >= from && index < to ? 255 - shade : shade));

test("the same picture has no part that differs", () => {
  expect(differingParts(rows(page), rows(page))).toEqual([]);
});

test("two changes far from each other are two parts, two near ones are one", () => {
  const far = changed(10, 20).map((shade, index) => (index >= 500 && index < 510 ? 255 - shade : shade));
  expect(differingParts(rows(page), rows(far)).map(({ after }) => Math.round(after.top / 100))).toEqual([0, 5]);
  const near = changed(10, 20).map((shade, index) => (index >= 60 && index < 70 ? 255 - shade : shade));
  expect(differingParts(rows(page), rows(near))).toHaveLength(1);
});

test("where a line is put in, only that line differs, not what has moved below it", () => {
  const line = Array.from({ length: 20 }, () => 253);
  const grown = [...page.slice(0, 300), ...line, ...page.slice(300)];
  expect(differingParts(rows(page), rows(grown))).toEqual([
    { before: { top: 300, bottom: 300 }, after: { top: 300, bottom: 320 } },
  ]);
});

test("the edge of a photograph, drawn a shade otherwise, is no difference", () => {
  expect(differingParts(rows(page), rows(changed(100, 101)))).toEqual([]);
});
