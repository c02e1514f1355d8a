/** A drawing contradicts its text, or its targets overlap. */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { BoardDrawing, TurnedBoard } from "@/components/drawings/board";
import { daySums } from "@/components/drawings/curves";
import { DrawingFigure } from "@/components/drawings/drawing-figure";
import { LoopDrawing } from "@/components/drawings/loop";
import { PlanDrawing } from "@/components/drawings/plan";
import { powerSentence, powersOf } from "@/components/drawings/power";
import { cities } from "@/content/cities";
import { house } from "@/content/house";
import { mapCities, mapConnections } from "@/content/map";
import { site } from "@/content/site";
import { all } from "@/lib/content/records";
import type { City, Drawing, House } from "@/lib/content/types";
import { boardStates } from "@/lib/drawings/board";
import { dayCurve, storedEnergy } from "@/lib/drawings/day";
import { mapAround, mapDrawing, projectionOf, wavePath } from "@/lib/drawings/map";
import { cityPage, houseDrawing } from "@/lib/pages/gather";
import { pageContext } from "@/lib/pages/page-data";
import { houseProblems } from "@/lib/tools/check/drawings";
import { plain } from "@/tests/support";

type Box = readonly [number, number, number, number];
const overlaps = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x < left + wide && left < x + width && y < top + high && top < y + height;

const drawings = [
  ...all("services").map(({ slug, hero }) => ({ slug, id: "glowa", drawing: hero.drawing as Drawing })),
  ...[...all("services"), ...all("guides"), ...all("cities")].flatMap((page) =>
    ("local" in page ? page.local : page.sections).flatMap(({ id, drawing }) =>
      drawing ? [{ slug: page.slug, id, drawing: drawing as Drawing }] : [],
    ),
  ),
];

describe("the house in section", () => {
  test("has the name and address of a service on each circuit, and not all services need one", () => {
    expect(houseDrawing()?.circuits.filter(({ name, href }) => !name || !href.startsWith("/uslugi/"))).toEqual([]);
    expect(houseProblems()).toEqual([]);
    const [bare, ...circuits] = house.circuits;
    const devices = house.devices.filter(({ circuit }) => circuit !== bare?.id);
    expect(houseProblems({ ...house, lit: circuits[0]?.id ?? "F0", circuits, devices })).toEqual([]);
  });

  test.each(["wide", "narrow"] as const)("targets in the %s drawing are large and apart", (view) => {
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

  test("a device on a missing circuit is reported", () => {
    const [first, ...others] = house.circuits;
    const messages = houseProblems({ ...house, lit: "F40", circuits: others } as House).map(({ what }) => what);
    for (const id of ["F40", first?.id]) expect(messages).toContain(`Na przekroju domu nie ma obwodu ${id}.`);
  });
});

describe("a board", () => {
  const kinds = ["socket", "hob", "board"] as const;
  const circuits = kinds.map((symbol, index) => ({
    symbol,
    name: symbol,
    rcd: index < 2 ? ("R1" as const) : ("R2" as const),
    breaker: "B16",
    ...(symbol === "hob" && { off: true as const }),
  }));
  const drawing = { drawing: "board", title: "Tablica", caption: "Tablica.", circuits, tripped: "R2" } as const;
  const forms = [
    ["wide", BoardDrawing],
    ["turned", TurnedBoard],
  ] as const;
  const pathsOf = (node: ReactNode) =>
    [...render(<svg>{node}</svg>).container.querySelectorAll("path")]
      .map((path) => path.getAttribute("d") ?? "")
      .join("");

  test("has the wire of each breaker over its load, and the load over its name", () => {
    const paths = pathsOf(<BoardDrawing drawing={drawing} />);
    for (const name of kinds) {
      const x = Number(screen.getByText(name).getAttribute("x"));
      // Below the breaker the wire goes straight down to the load.
      const lines = [...paths.matchAll(new RegExp(`M${x} (\\d+)V(\\d+)(?!\\d)`, "g"))];
      const end = Math.max(...lines.filter(([, from, to]) => Number(to) > Number(from)).map(([, , to]) => Number(to)));
      expect(end).toBeGreaterThan(250);
      // The load is drawn from its middle or its left corner.
      const starts = [...paths.matchAll(new RegExp(`M(\\d+) ${end}[hv]`, "g"))].map(([, left]) => x - Number(left));
      expect(starts.filter((left) => left >= 0 && left < 20)).toHaveLength(1);
    }
  });

  /** Where each amber line ends, from the supply on. */
  const amberEnds = (container: HTMLElement) =>
    [...(container.querySelector(".band")?.getAttribute("d") ?? "").matchAll(/M[^M]+/g)].map(([way]) => {
      const at = { H: 0, V: 0 };
      for (const [, axis, number] of way.matchAll(/([HV])([\d.]+)/g)) at[axis as "H" | "V"] = Number(number);
      return `${at.H} ${at.V}`;
    });

  test.each(forms)("leads amber to its live load, and no further than an open contact: %s", (form, Form) => {
    const { container } = render(<svg>{<Form drawing={drawing} />}</svg>);
    // After the way to surge protection: the socket is live, the hob is off, the board is behind a tripped device.
    const [, live, off, tripped] = amberEnds(container);
    expect([live, off, tripped]).toEqual(
      form === "wide" ? ["48 312", "152 214", "280 120"] : ["236 134", "112 182", "30 246"],
    );
  });

  const boards = drawings.flatMap(({ slug, drawing }) => (drawing.drawing === "board" ? [{ slug, drawing }] : []));
  test.each(boards)("of $slug has contacts, amber and caption of one state", ({ drawing }) => {
    const { off, live, cut } = boardStates(drawing);
    for (const [, Form] of forms) {
      const { container, unmount } = render(<svg>{<Form drawing={drawing} />}</svg>);
      const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("");
      // A circuit that is off behind a tripped device is named with the device.
      const open = drawing.circuits.filter((circuit) => circuit.off).length + (drawing.tripped ? 1 : 0);
      expect(paths.match(/l-12-22/g) ?? []).toHaveLength(open);
      const devices = new Set(drawing.circuits.map(({ rcd }) => rcd)).size + drawing.circuits.length;
      expect(paths.match(/l-3\.5-27/g) ?? []).toHaveLength(devices - open);
      // One way to surge protection, one for each circuit, and one for all of a tripped group.
      expect(amberEnds(container)).toHaveLength(1 + live.length + off.length + (drawing.tripped ? 1 : 0));
      unmount();
    }
    const { container } = render(<DrawingFigure drawing={drawing} section="a" context={pageContext()} />);
    const named = [...container.querySelectorAll(".turned .onLive")].map(({ textContent }) => textContent);
    expect(named).toEqual(live);
    const caption = container.querySelector("figcaption")?.textContent ?? "";
    for (const names of [live, off, cut]) expect(caption).toContain(names.join(", "));
  });
});

test("the loop runs through the secondary winding and closed contacts, with light-blue marks where the PEN ends", () => {
  const { container } = render(<svg>{<LoopDrawing measured="0,94" breaker="B16" />}</svg>);
  const pathOf = (name: string) => container.querySelector(`.${name}`)?.getAttribute("d");
  const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("");
  // Four arcs from the end of L to that of the PEN, on the right of the core; the primary has nothing amber.
  expect(pathOf("band")).toMatch(/^M78 262H567V92H78V126(a9 9 0 0 0 0 18){4}V262z$/);
  expect(paths).toMatch(/M0 112H36V126(a9 9 0 0 1 0 18){4}V212H0/);
  expect([paths.match(/l-12-22/g), paths.match(/l-3\.5-27/g)?.length]).toEqual([null, 3]);
  expect([pathOf("protective"), pathOf("penMark")]).toEqual(["M78 262H567V210", "M86 262h12M192 262h12"]);
});

test("the letters of every drawing are in the font, and a word with a halo is one run of text", () => {
  for (const { id, drawing } of drawings) {
    const html = renderToString(<DrawingFigure drawing={drawing} section={id} context={pageContext()} />);
    // The halo of a second run would be painted over the first.
    expect(html).not.toMatch(/<text[^>]*onLines[^>]*>[^<]*<!--/);
    expect(html).not.toMatch(/[≤≥≈Ωφμη√→↑↓Δ]/);
  }
});

describe("a plan", () => {
  const { planOf } = pageContext();
  const plans = drawings.flatMap(({ slug, drawing }) =>
    drawing.drawing === "plan" ? [{ slug, plan: planOf(drawing.plan) }] : [],
  );
  test.each(plans)("of $slug has no word on another word or a cable, in the letters of phones", ({ plan }) => {
    const { container } = render(<svg>{<PlanDrawing plan={plan} />}</svg>);
    const boxes = [...container.querySelectorAll("text")].map((text): Box => {
      const width = (text.textContent ?? "").length * 14;
      const share = { middle: 0.5, end: 1 }[text.getAttribute("text-anchor") ?? ""] ?? 0;
      return [Number(text.getAttribute("x")) - width * share, Number(text.getAttribute("y")) - 20, width, 20];
    });
    expect(boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other)))).toEqual([]);
    const units = (metres: number) => (metres * 624) / plan.size[0] + 8;
    const cables = [...(plan.wires ?? []), ...(plan.otherWires ?? [])].flatMap((corners) =>
      corners.slice(1).map(([x, y], at): Box => {
        const [fromX, fromY] = corners[at] ?? [x, y];
        const [left, top] = [units(Math.min(x, fromX)), units(Math.min(y, fromY))];
        return [left, top, units(Math.max(x, fromX)) - left + 1, units(Math.max(y, fromY)) - top + 1];
      }),
    );
    expect(boxes.filter((box) => cables.some((cable) => overlaps(box, cable)))).toEqual([]);
  });
});

test("a triangle of power with sides 3 and 4 has 5: 100 kW with tangent 0.75 are 125 kVA", () => {
  const data = { active: 100, before: 0.75, after: 0.3, limit: 0.4 };
  const { before, after, capacitors } = powersOf(data);
  expect([before.reactive, before.apparent, after.reactive, capacitors]).toEqual([75, 125, 30, 45]);
  expect(after.apparent).toBeCloseTo(104.4, 1);
  expect(plain(powerSentence(data))).toBe(
    "Moc czynna wynosi 100 kW, bierna 75 kvar, więc z sieci płynie 125 kVA. Bateria 45 kvar zostawia 30 kvar i 104 kVA, a tangens fi spada z 0,75 do 0,3, poniżej granicy 0,4.",
  );
});

describe("a day", () => {
  test("has a surplus in the hours in which panels give more than the house takes", () => {
    const { production: made, surplus } = daySums({ sun: [0, 3, 2], house: [1, 1, 4], stored: [] });
    expect([made, surplus]).toEqual([5, 2]);
  });

  test("charges a battery by the surplus only, within its capacity, and says its sums", () => {
    expect(storedEnergy([0, 5, 0], [1, 1, 1], 3)).toEqual([1, 3, 2]);
    for (const { drawing } of drawings) {
      if (drawing.drawing !== "day") continue;
      const curve = dayCurve(drawing);
      expect(Math.min(0, ...curve.stored)).toBe(0);
      const { container, unmount } = render(<DrawingFigure drawing={drawing} section="a" context={pageContext()} />);
      const production = daySums(curve).production.toFixed(1).replace(".", ",");
      expect(container.querySelector("figcaption")).toHaveTextContent(production);
      unmount();
    }
  });
});

describe("the map", () => {
  const [first] = mapCities;
  const focus = (drawing: ReturnType<typeof mapDrawing>) => drawing.nodes.filter((node) => node.focus);

  test("has every city once, in focus or not, and a wire for every connection", () => {
    const { nodes, wires } = mapDrawing();
    expect([nodes.length, wires.length]).toEqual([mapCities.length, mapConnections.length]);
    expect(mapDrawing(first).nodes).toHaveLength(mapCities.length);
    expect(focus(mapDrawing(first)).map(({ name }) => name)).toEqual([first?.name]);
  });

  test("goes with the last of its towns that has a page", () => {
    const pages = Object.values<City>(cities);
    const hidden = pages.map(({ slug }) => `/${slug}`);
    jest.doMock("@/content/site", () => ({ site: { ...site, hidden } }));
    jest.isolateModules(() => {
      const { hasMap } = require("@/lib/drawings/map");
      const hasTown = mapCities.some((town) => pages.some(({ name }) => name === town.name));
      expect(hasMap).toBe(mapCities.length > 0 && !hasTown);
    });
    jest.dontMock("@/content/site");
  });

  test("joins a city that is not listed to its two nearest ones", () => {
    const drawing = mapDrawing({ name: "Nowe", lat: 50.045, lon: 18.7 });
    expect(focus(drawing).map(({ name }) => name)).toEqual(["Nowe"]);
    expect(drawing.wires.filter((wire) => wire.focus)).toHaveLength(2);
  });

  test.each(all("cities"))(
    "around $name has a distance at each town within its rings, names at its rings, and no lines",
    (city) => {
      const places = all("cities").map(({ name, geo }) => ({ name, lat: geo.latitude, lon: geo.longitude }));
      const { name, geo } = city;
      const { nodes, rings, wires } = mapAround({ name, lat: geo.latitude, lon: geo.longitude }, places);
      expect(nodes.filter(({ distance }) => !distance).map(({ name }) => name)).toEqual([city.name]);
      expect(wires).toEqual([]);
      const [middle, outermost = 0] = [nodes[0] as (typeof nodes)[number], rings.at(-1)?.radius];
      const out = nodes.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) > outermost);
      expect(out.map(({ name }) => name)).toEqual([]);
      // In one direction, so that they read as a scale.
      const directions = rings.map(({ name, x, y }) => name && Math.atan2(name.y - 5 - y, name.x - x));
      for (const direction of directions) expect(direction).toBeCloseTo(directions[0] ?? Number.NaN, 1);
      expect([2, 3]).toContain(rings.length);
      if (city.name === "Katowice") expect(nodes.find(({ name }) => name === "Tychy")?.distance).toBe("14\u00a0km");
    },
  );

  test("shows a place without a page only around a city that names it", () => {
    const named = new Set<string>();
    for (const { slug, range, nearby = [] } of all("cities")) {
      const names = nearby.map(({ name }) => name);
      // Polish cases change the end of a name.
      expect(names.filter((name) => !range.text.includes(name.slice(0, 5)))).toEqual([]);
      const known = [...all("cities"), ...mapCities, ...nearby].map(({ name }) => plain(name));
      const drawn = cityPage(slug).drawing?.nodes.map(({ name }) => plain(name)) ?? [];
      expect(drawn.filter((name) => !known.includes(name))).toEqual([]);
      expect(drawn).toEqual(expect.arrayContaining(mapCities.length > 0 ? names.map(plain) : []));
      for (const name of names) named.add(name);
    }
    expect(mapDrawing(first).nodes.filter(({ name }) => named.has(name))).toEqual([]);
  });

  test("leaves no town within its rings out where towns lie apart, with its name within the margins of texts", () => {
    const middle = { name: "Środek", lat: 50.5, lon: 22 };
    const others = Array.from({ length: 8 }, (_, index) => ({
      name: `Miejsce ${index}`,
      lat: middle.lat + 0.13 * Math.sin((index * Math.PI) / 4),
      lon: middle.lon + 0.2 * Math.cos((index * Math.PI) / 4),
    }));
    const { nodes } = mapAround(middle, others);
    expect(nodes).toHaveLength(1 + others.length);
    for (const { x, label, name } of nodes) {
      const share = { start: 0, middle: 0.5, end: 1 }[label.anchor];
      const left = x + label.dx - name.length * 8 * share;
      expect([left > 21, left + name.length * 8 < 372 - 21]).toEqual([true, true]);
    }
  });

  test("puts places by their coordinates, and a wire begins and ends at its nodes", () => {
    // (19.022 − 18.25) × 296.52 = 228.9; (50.95 − 50.259) × 463.7 = 320.4.
    expect(projectionOf([], "M0 0")({ lat: 50.259, lon: 19.022 })).toEqual({ x: 228.9, y: 320.4 });
    const [, from, steps = ""] = /^M(\S+ \S+)q(.+)$/.exec(wavePath({ x: 10, y: 20 }, { x: 60.3, y: 41 })) ?? [];
    const numbers = steps.match(/-?[\d.]+/g)?.map(Number) ?? [];
    // Each step gives the peak and the end of a half-wave, relative to its start: the ends add up to the way.
    const way = (axis: 0 | 1) => numbers.reduce((sum, n, index) => sum + (index % 4 === 2 + axis ? n : 0), 0);
    expect([from, way(0), way(1)]).toEqual(["10 20", expect.closeTo(50.3, 5), expect.closeTo(21, 5)]);
  });
});

test.each([...new Set(drawings.map(({ drawing }) => drawing.drawing))])(
  "every drawing of the kind %s has a name, a caption of its own and finite numbers",
  (kind) => {
    for (const { id, drawing } of drawings.filter((one) => one.drawing.drawing === kind)) {
      const { unmount } = render(<DrawingFigure drawing={drawing} section={id} context={pageContext()} />);
      for (const picture of screen.getAllByRole("img", { name: drawing.title })) {
        expect(picture).toHaveAccessibleDescription(/\S.{40,}/);
        expect(picture.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
      }
      unmount();
    }
  },
);
