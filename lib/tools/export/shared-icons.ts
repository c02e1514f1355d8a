import { changeMarkup, changeOutside } from "./page";

/** An icon as components/icons/icon.tsx renders it: the tag with its attributes, and the shapes. */
const icon = /(<svg\b[^>]*\sviewBox="0 0 24 24"[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Writes the shapes of a repeated icon once per page: the first icon has them under an id, the others refer to it.
 * Icons of islands come and go, so they have their own.
 */
export function shareIcons(html: string): string {
  const [seenShapes, repeatedShapes] = [new Set<string>(), new Set<string>()];
  const change = (work: (markup: string) => string) => changeOutside(html, (part) => changeMarkup(part, work));
  change((markup) => {
    for (const [, , shapes = ""] of markup.matchAll(icon))
      (seenShapes.has(shapes) ? repeatedShapes : seenShapes).add(shapes);
    return markup;
  });
  const ids = new Map<string, string>();
  const share = (element: string, tag: string, shapes: string) => {
    if (!repeatedShapes.has(shapes)) return element;
    const id = ids.get(shapes);
    if (id) return `${tag}<use href="#${id}"/></svg>`;
    ids.set(shapes, `icon-${ids.size + 1}`);
    return `${tag}<g id="${ids.get(shapes)}">${shapes}</g></svg>`;
  };
  return change((markup) => markup.replace(icon, share));
}
