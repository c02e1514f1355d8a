import type { ComponentType } from "react";

/** Islands that scripts of pages have provided, by name. */
export const provided: Record<string, ComponentType> = {};

/** Tells the start of islands which islands a page's script has. Each file of pages/ calls it. */
export function provide(islands: Readonly<Record<string, unknown>>): void {
  Object.assign(provided, islands);
}
