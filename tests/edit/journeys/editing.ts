/** The copy of the project and the window that all journeys share: each copy would compile the site for a minute. */
import { readFileSync } from "node:fs";
import { cities } from "@/content/cities";
import type { City } from "@/lib/content/types";
import { type Copy, type EditWindow, makeCopy, openWindow } from "@/tests/edit/support";

export const [city] = Object.values<City>(cities) as [City];
export const [cityPage, cityFile] = [`/${city.slug}`, `content/cities/${city.slug}.ts`];
export const lead = `cities/${city.slug}:hero.lead`;

export let copy: Copy;
export let edited: EditWindow;

export async function startEditing(): Promise<void> {
  copy = await makeCopy("journeys");
  edited = await openWindow(copy);
}

export const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** Expects other words in one place of a file, and no other change except line breaks. */
export function expectReplaced(file: string, from: string, to: string): void {
  expect(oneLine(copy.read(file))).toBe(oneLine(readFileSync(file, "utf8").replace(from, () => to)));
}
