/** A scale of light colours shows a wrong tint, or words of two marks run into each other. */
import { render } from "@testing-library/react";
import { KelvinsDrawing } from "@/components/drawings/kelvins";
import { drawing as drawingSchema } from "@/lib/content/schema/drawings";
import { placeMarks } from "@/lib/drawings/kelvins";
import { lightColour } from "@/lib/physics/light-colour";

const marks = [
  { kelvin: 2700, name: "salon i sypialnia" },
  { kelvin: 3000, name: "dom" },
  { kelvin: 4000, name: "blat i biurko" },
  { kelvin: 6500, name: "warsztat" },
];
const drawing = { drawing: "kelvins", title: "Barwy", caption: "Barwy światła.", marks } as const;

describe("the tint of light", () => {
  test("is orange at 2700 K and white at 6500 K, the white of screens", () => {
    const [red, green, blue] = lightColour(2700);
    expect(red).toBe(255);
    expect(green).toBeGreaterThan(150);
    expect(green).toBeLessThan(190);
    expect(blue).toBeLessThan(110);
    for (const channel of lightColour(6500)) expect(channel).toBeGreaterThan(250);
  });

  // Chromaticities of CIE 15: x 0.4476, y 0.4074 and x 0.3457, y 0.3585, converted with colorjs.io.
  test.each([
    ["illuminant A, a bulb of 2856 K", 2856, [255, 178, 100]],
    ["illuminant D50, daylight of 5003 K", 5003, [255, 235, 205]],
  ] as const)("is that of %s", (_, kelvin, known) => {
    for (const [index, channel] of lightColour(kelvin).entries())
      expect(Math.abs(channel - (known[index] ?? Number.NaN))).toBeLessThanOrEqual(2);
  });

  test("gets bluer with every step, without a jump, and blue beyond white", () => {
    const steps = Array.from({ length: 83 }, (_, index) => lightColour(1800 + index * 100));
    const jumps = steps.slice(1).map(([red, green, blue], index) => {
      const [redBefore, greenBefore, blueBefore] = steps[index] ?? [Number.NaN, Number.NaN, Number.NaN];
      expect(blue).toBeGreaterThanOrEqual(blueBefore);
      expect(red).toBeLessThanOrEqual(redBefore);
      return Math.abs(green - greenBefore);
    });
    expect(Math.max(...jumps)).toBeLessThan(10);
    expect(lightColour(10_000)[0]).toBeLessThan(225);
  });
});

describe("the scale", () => {
  test("has its marks true to scale, and their words inside the drawing, apart from those on the same side", () => {
    const { placed, crowded } = placeMarks(marks);
    expect(crowded).toBeUndefined();
    expect(placed.map(({ x }) => x)).toEqual([0, 50.5, 218.9, 640]);
    const boxes = placed.map(({ x, name, before, above }) => {
      const width = 10 + 20 * Math.max(6, name.length);
      return { above, left: before ? x - width : x, right: before ? x : x + width };
    });
    for (const [index, { above, left, right }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(640);
      for (const later of boxes.slice(index + 1).filter((one) => one.above === above))
        expect(later.left).toBeGreaterThanOrEqual(right);
    }
  });

  test("names a mark whose words have room neither above nor below", () => {
    const [first, second, ...others] = marks;
    const close = { kelvin: 2800, name: "jadalnia" };
    expect(placeMarks([first, close, second, ...others].filter((mark) => mark !== undefined)).crowded).toBe(second);
  });

  test("has a step of its own tint for every 100 K, the last one for what is left", () => {
    const fillsOf = (last: number) => {
      const shown = { ...drawing, marks: [...marks.slice(0, 3), { kelvin: last, name: "warsztat" }] };
      const { container } = render(
        <svg>
          <KelvinsDrawing drawing={shown} />
        </svg>,
      );
      return [...container.querySelectorAll("path[fill]")].map((path) => path.getAttribute("fill"));
    };
    expect(fillsOf(6500)).toHaveLength(38);
    expect(fillsOf(6550)).toHaveLength(39);
    expect(fillsOf(6500)[0]).toBe(`rgb(${lightColour(2750).join()})`);
  });

  test.each([
    ["that do not rise", [3000, 2700]],
    ["that repeat", [3000, 3000]],
    ["that are too cold", [3000, 10_001]],
    ["of which there is one", [3000]],
  ])("is refused with kelvins %s", (_, kelvins) => {
    expect(drawingSchema.safeParse(drawing).success).toBe(true);
    const wrong = { ...drawing, marks: kelvins.map((kelvin) => ({ kelvin, name: "dom" })) };
    expect(drawingSchema.safeParse(wrong).error?.issues[0]?.path[0]).toBe("marks");
  });
});
