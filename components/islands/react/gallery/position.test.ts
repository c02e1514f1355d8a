/** A visitor would hear a place in the gallery that is not the one seen. */
import { positionText, restAfter, restAt, restsOf } from "./position";

test.each([
  [0, 3, 21, "1–3 z 21"],
  [20, 3, 21, "21–2 z 21"],
  [6, 1, 21, "7 z 21"],
  [1, 3, 4, "2–4 z 4"],
  [0, 3, 2, "1–2 z 2"],
  [0, 3, 1, "1 z 1"],
  [0, 3, 0, ""],
])("the picture at index %d with %d in view of %d is told as %p", (first, inView, many, expected) => {
  expect(positionText("[numer] z [liczba]", first, inView, many)).toBe(expected);
});

test.each([0, 1, 2, 3, 4, 5, 21])("of %d pictures only those that exist are told", (many) => {
  for (const inView of [1, 2, 3])
    for (let first = 0; first < Math.max(1, many - inView + 1); first++) {
      const [from, to = from] = positionText("[numer]", first, inView, many).split("–").map(Number);
      const last = Math.min(first + inView, many);
      expect([from, to]).toEqual(many > 0 ? [first + 1, last] : [0, 0]);
    }
});

test("the last rest is the end of the row, whichever way a browser counts the last gap", () => {
  const offsets = Array.from({ length: 5 }, (_, index) => index * 100.5);
  for (const end of [301, 301.5, 321.5]) expect(restsOf(offsets, end)).toEqual([0, 100.5, 201, end]);
  expect(restsOf(offsets, 0)).toEqual([0]);
  expect(restsOf([], 0)).toEqual([0]);
});

test("the last rest comes before the first one again, whatever the step", () => {
  expect([0, 3, 5, 6].map((from) => restAfter(from, 3, 7))).toEqual([3, 6, 6, 0]);
  expect([6, 3, 1, 0].map((from) => restAfter(from, -3, 7))).toEqual([3, 0, 0, 6]);
});

test("a position between two rests counts as the nearer one", () => {
  expect([0, 49, 51, 1e6].map((left) => restAt(left, [0, 100, 200]))).toEqual([0, 0, 1, 2]);
});
