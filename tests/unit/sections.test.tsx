/** Two sections look like one, or a table is too wide for a phone. */
import { render } from "@testing-library/react";
import { tableLayout } from "@/components/sections/bodies/data-table";
import { CityPage } from "@/components/sections/pages/city-page";
import { surfacesOf } from "@/components/sections/section-block";
import { mapDrawing } from "@/lib/content/map";
import { all } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import type { Section } from "@/lib/content/types";

const section = (more: object = {}) => ({ kind: "text", id: "a", heading: "A", ...more }) as Section;
const dark = section({ tone: "dark" });
const more = section({ continues: true, id: "b" });

test("backgrounds alternate, restart after a dark one, and a continued section keeps its background", () => {
  expect(surfacesOf([section(), section(), dark, section(), section()])).toEqual([
    ...["sheet", "paper", "ink", "paper", "sheet"],
  ]);
  expect(surfacesOf([section(), more, more, section()])).toEqual(["sheet", "sheet", "sheet", "paper"]);
});

test.each([
  ["two, the second a part of the first", [section(), more]],
  ["one that is dark", [dark]],
  ["two", [section(), section({ id: "b" })]],
])("no two sections of a city share a background after its own: %s", (_, own) => {
  const local = own.map((one) => ({ ...one, paragraphs: ["Tekst."] }) as Section);
  const [city] = all("cities");
  if (!city) throw new Error("There is no city.");
  const { container } = render(
    <CityPage
      {...{ city: { ...city, local }, services: [], neighbours: [], situations: [], trail: [] }}
      drawing={mapDrawing()}
      estimate={{ label: "Wycena", href: "/wycena" }}
      context={pageContext("city")}
    />,
  );
  const ground = (element: Element) => /surface-(\w+)/.exec(element.className)?.[1] ?? "paper";
  const grounds = [...container.querySelectorAll("section")].slice(4).map(ground);
  expect(grounds.slice(0, own.length)).toEqual(surfacesOf(local, "paper"));
  const after = grounds.slice(own.length - 1, own.length + 3);
  expect(after).toHaveLength(4);
  for (const [index, one] of after.entries()) expect(one).not.toBe(after[index + 1]);
});

test.each([
  ["plain", ["a", "b"], "y"],
  ["stack", ["a", "b"], "osoba z uprawnieniami do dozoru"],
  ["wide", ["a", "b", "c", "d", "e"], "5–6 lat"],
  ["stack", ["a", "b", "c"], "5–6 lat"],
])("a table is laid out as %s for the columns %j with %s", (layout, columns, cell) => {
  expect(tableLayout(columns, [{ label: "Koszt", cells: columns.slice(1).map(() => cell) }])).toBe(layout);
});
