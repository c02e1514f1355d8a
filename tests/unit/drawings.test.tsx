import { render, screen } from "@testing-library/react";
import { daySums } from "@/components/drawings/curves";
import { DrawingFigure } from "@/components/drawings/drawing-figure";
import { powerSentence, powersOf } from "@/components/drawings/power";
import { house } from "@/content/house";
import { houseDrawing } from "@/lib/content/house";
import { all } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import type { Drawing, House } from "@/lib/content/types";
import { dayCurve, storedEnergy } from "@/lib/drawings/day";
import { linePath, piecesIn } from "@/lib/drawings/path";
import { houseProblems } from "@/lib/tools/check/drawings";

type Box = readonly [number, number, number, number];
const overlaps = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x < left + wide && left < x + width && y < top + high && top < y + height;

const drawn = [...all("services"), ...all("guides")].flatMap(({ slug, sections }) =>
  sections.flatMap(({ id, drawing }) => (drawing ? [{ slug, id, drawing: drawing as Drawing }] : [])),
);

describe("the house in section", () => {
  test("has all twelve services, each with a name and an address", () => {
    const { circuits } = houseDrawing();
    expect(circuits.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `F${index + 1}`));
    expect(circuits.filter(({ name, href }) => !name || !href.startsWith("/uslugi/"))).toEqual([]);
    expect(houseProblems()).toEqual([]);
  });

  test.each(["wide", "narrow"] as const)("what can be pressed in the %s drawing is large and apart", (view) => {
    const least = view === "wide" ? 56 : 54;
    const small = house.devices.filter(({ [view]: { hit } }) => hit[2] < least || hit[3] < least);
    expect(small.map(({ name }) => name)).toEqual([]);
    const pairs = house.devices.flatMap((one, at) =>
      house.devices
        .slice(at + 1)
        .filter((other) => other.circuit !== one.circuit && overlaps(one[view].hit, other[view].hit))
        .map((other) => `${one.name} / ${other.name}`),
    );
    expect(pairs).toEqual([]);
  });

  test("a device on a circuit that is not there is told", () => {
    const [first, ...others] = house.circuits;
    const broken: House = { ...house, lit: "F40", circuits: others };
    const said = houseProblems(broken).map(({ what }) => what);
    expect(said).toContain("Na przekroju domu nie ma obwodu F40.");
    expect(said).toContain(`Na przekroju domu nie ma obwodu ${first?.id}.`);
  });
});

test("a triangle of power with sides 3 and 4 has 5: 100 kW with tangent 0.75 are 125 kVA", () => {
  const data = { active: 100, before: 0.75, after: 0.3, limit: 0.4 };
  const { before, after, capacitors } = powersOf(data);
  expect([before.reactive, before.apparent, after.reactive, capacitors]).toEqual([75, 125, 30, 45]);
  expect(after.apparent).toBeCloseTo(104.4, 1);
  expect(powerSentence(data).replaceAll("\u00a0", " ")).toBe(
    "Moc czynna wynosi 100 kW, bierna 75 kvar, więc z sieci płynie 125 kVA. Bateria 45 kvar zostawia 30 kvar i 104 kVA, a tangens fi spada z 0,75 do 0,3, poniżej granicy 0,4.",
  );
});

describe("paths", () => {
  test("a line takes the shortest commands", () => {
    expect(
      linePath([
        [1, 2],
        [1, 9],
        [4, 9],
        [6, 12],
      ]),
    ).toBe("M1 2V9H4L6 12");
  });

  test("a crop keeps the pieces that reach into it", () => {
    expect(piecesIn("M0 0h5M20 20h9v4M0 30V90M50 0l10 10", [10, 10, 30, 30])).toBe("M20 20h9v4");
    expect(piecesIn("M0 15H60", [10, 10, 30, 30])).toBe("M0 15H60");
  });
});

describe("a day", () => {
  const drawing = drawn.flatMap(({ drawing: one }) => (one.drawing === "day" && one.battery ? [one] : []))[0];
  if (!drawing) throw new Error("No day with a battery is drawn.");
  const curve = dayCurve(drawing);

  test("the surplus is what panels give and the house does not take in the same hour", () => {
    const { made, surplus } = daySums({ sun: [0, 3, 2], house: [1, 1, 4], stored: [] });
    expect([made, surplus]).toEqual([5, 2]);
  });

  test("a battery never holds more than its capacity nor less than nothing, and charges by the surplus alone", () => {
    expect(curve.stored).toHaveLength(24);
    expect(Math.min(...curve.stored)).toBeGreaterThanOrEqual(0);
    expect(storedEnergy([0, 5, 0], [1, 1, 1], 3)).toEqual([1, 3, 2]);
  });

  test("the caption says the computed sums", () => {
    const { container } = render(<DrawingFigure drawing={drawing} section="proba" context={pageContext()} />);
    const { made } = daySums(curve);
    expect(container.querySelector("figcaption")).toHaveTextContent(made.toFixed(1).replace(".", ","));
  });
});

describe("every drawing", () => {
  test.each(drawn)("$slug: $id has a name, a caption of its own and finite numbers", ({ id, drawing }) => {
    render(<DrawingFigure drawing={drawing} section={id} context={pageContext()} />);
    const picture = screen.getByRole("img", { name: drawing.title });
    expect(picture).toHaveAccessibleDescription(/\S.{40,}/);
    expect(picture.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("services and guides have one nearly everywhere", () => {
    expect(new Set(drawn.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(20);
  });
});
