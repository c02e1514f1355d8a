import { render } from "@testing-library/react";
import { tableLayout } from "@/components/sections/bodies/data-table";
import { CityPage } from "@/components/sections/pages/city-page";
import { surfacesOf } from "@/components/sections/section-block";
import { site } from "@/content/site";
import { mapDrawing, project, wavePath } from "@/lib/content/map";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import type { Section } from "@/lib/content/types";
import { pageMetadata } from "@/lib/seo/metadata";
import { fullTitle } from "@/lib/seo/title";

describe("map", () => {
  test("has fourteen cities and thirteen wires", () => {
    const { nodes, wires } = mapDrawing();
    expect([nodes.length, wires.length]).toEqual([14, 13]);
  });

  test("Żory is an extra node, in focus, joined to its two nearest cities", () => {
    const { nodes, wires } = mapDrawing({ name: "Żory", lat: 50.045, lon: 18.7 });
    expect(nodes.filter(({ focus }) => focus).map(({ name }) => name)).toEqual(["Żory"]);
    expect(wires.filter(({ focus }) => focus)).toHaveLength(2);
  });

  test("a listed city is in focus without being drawn twice", () => {
    expect(mapDrawing({ name: "Gliwice", lat: 50.294, lon: 18.665 }).nodes).toHaveLength(14);
  });

  test("Katowice stands where the drawing has it", () => {
    expect(project({ lat: 50.259, lon: 19.022 })).toEqual({ x: 228.9, y: 320.4 });
  });

  test("a wire begins and ends at its nodes", () => {
    const [, from = "", steps = ""] = /^M(\S+ \S+)q(.+)$/.exec(wavePath({ x: 10, y: 20 }, { x: 60.3, y: 41 })) ?? [];
    expect(from).toBe("10 20");
    const numbers = steps.match(/-?[\d.]+/g)?.map(Number) ?? [];
    // A step is the peak of a half-wave and its end, both seen from its start: the ends add up to the way.
    const way = (axis: 0 | 1) => numbers.reduce((sum, n, index) => sum + (index % 4 === 2 + axis ? n : 0), 0);
    expect([way(0), way(1)]).toEqual([expect.closeTo(50.3, 5), expect.closeTo(21, 5)]);
  });
});

describe("metadata", () => {
  test("the brand is added where it fits", () => {
    expect(fullTitle("Kontakt")).toBe(`Kontakt | ${site.brand}`);
    expect(fullTitle("T".repeat(55))).toBe("T".repeat(55));
  });

  test("a page under /oferta points at its original", () => {
    const { alternates, openGraph } = pageMetadata("/oferta/pomiary");
    expect(alternates?.canonical).toBe(`${site.url}/uslugi/pomiary`);
    expect(openGraph?.url).toBe(`${site.url}/uslugi/pomiary`);
  });

  test("a page outside search engines says so", () => {
    const { robots } = pageMetadata("/dziekujemy");
    expect(robots).toEqual({ index: false, follow: true });
  });
});

describe("sections", () => {
  const section = (tone?: "dark") => ({ kind: "text", id: "a", heading: "A", tone }) as Section;

  test("backgrounds alternate and a dark section starts the turn anew", () => {
    expect(surfacesOf([section(), section(), section("dark"), section(), section()])).toEqual([
      "sheet",
      "paper",
      "ink",
      "paper",
      "sheet",
    ]);
  });

  test("a section that continues the one before it stands on its ground", () => {
    const more = { ...section(), continues: true } as Section;
    expect(surfacesOf([section(), more, more, section()])).toEqual(["sheet", "sheet", "sheet", "paper"]);
  });

  test.each([
    ["two, the second a part of the first", [section(), { ...section(), id: "b", continues: true }]],
    ["one that is dark", [section("dark")]],
    ["two", [section(), { ...section(), id: "b" }]],
  ])("no two sections of a city stand on one ground after its own: %s", (_, own) => {
    const local = own.map((one) => ({ ...one, paragraphs: ["Tekst."] }) as Section);
    const city = { ...get("cities", "gliwice"), local };
    const { container } = render(
      <CityPage
        city={city}
        services={[]}
        neighbours={[]}
        drawing={mapDrawing()}
        trail={[]}
        estimate={{ label: "Wycena", href: "/wycena" }}
        context={pageContext("city")}
      />,
    );
    const ground = (element: Element) => /surface-\w+/.exec(element.className)?.[0] ?? "paper";
    const grounds = [...container.querySelectorAll("section")].slice(3).map(ground);
    expect(grounds.slice(0, own.length)).toEqual(
      surfacesOf(local, "paper").map((surface) => (surface === "paper" ? surface : `surface-${surface}`)),
    );
    const after = grounds.slice(own.length - 1, own.length + 3);
    expect(after).toHaveLength(4);
    for (const [index, one] of after.entries()) expect(one).not.toBe(after[index + 1]);
  });

  test("tables choose their layout by columns and cells", () => {
    const rows = (cell: string) => [{ label: "Koszt", cells: [cell, cell] }];
    expect(tableLayout(["a", "b"], [{ label: "x", cells: ["y"] }])).toBe("plain");
    expect(tableLayout(["a", "b"], [{ label: "x", cells: ["osoba z uprawnieniami do dozoru"] }])).toBe("stack");
    expect(tableLayout(["a", "b", "c", "d", "e"], rows("5–6 lat"))).toBe("wide");
    expect(tableLayout(["a", "b", "c"], rows("5–6 lat"))).toBe("stack");
  });
});
