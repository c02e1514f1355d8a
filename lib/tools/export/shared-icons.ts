import { changeMarkup } from "./shape";

/** An icon as components/icons/icon.tsx draws it: the tag with its attributes, and the shapes. */
const icon = /(<svg\b[^>]*\sviewBox="0 0 24 24"[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Draws an icon that a page shows several times once: the first carries the shapes under an id, the others refer to it.
 * React does not compare the content of these elements when it comes to a page with islands.
 */
export function shareIcons(html: string): string {
  const [once, repeated] = [new Set<string>(), new Set<string>()];
  changeMarkup(html, (markup) => {
    for (const [, , shapes = ""] of markup.matchAll(icon)) (once.has(shapes) ? repeated : once).add(shapes);
    return markup;
  });
  const ids = new Map<string, string>();
  const share = (element: string, tag: string, shapes: string) => {
    if (!repeated.has(shapes)) return element;
    const id = ids.get(shapes);
    if (id) return `${tag}<use href="#${id}"/></svg>`;
    ids.set(shapes, `icon-${ids.size + 1}`);
    return `${tag}<g id="${ids.get(shapes)}">${shapes}</g></svg>`;
  };
  return changeMarkup(html, (markup) => markup.replace(icon, share));
}
