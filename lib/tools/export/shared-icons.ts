/** An icon as components/icons/icon.tsx draws it: the tag with its attributes, and the shapes. */
const icon = /(<svg\b[^>]*\sviewBox="0 0 24 24"[^>]*>)([\s\S]*?)<\/svg>/g;
const scripts = /(<script\b[\s\S]*?<\/script>)/;

/**
 * Draws an icon that a page shows several times once: the first carries the shapes under an id, the others refer to it.
 * React does not compare the content of these elements when it comes to a page with islands.
 */
export function shareIcons(html: string): string {
  const parts = html.split(scripts);
  const markup = parts.filter((_, index) => index % 2 === 0);
  const counts = new Map<string, number>();
  for (const part of markup)
    for (const [, , shapes = ""] of part.matchAll(icon)) counts.set(shapes, (counts.get(shapes) ?? 0) + 1);
  const ids = new Map<string, string>();
  const share = (element: string, tag: string, shapes: string) => {
    if ((counts.get(shapes) ?? 0) < 2) return element;
    const id = ids.get(shapes);
    if (id) return `${tag}<use href="#${id}"/></svg>`;
    ids.set(shapes, `icon-${ids.size + 1}`);
    return `${tag}<g id="${ids.get(shapes)}">${shapes}</g></svg>`;
  };
  return parts.map((part, index) => (index % 2 === 0 ? part.replace(icon, share) : part)).join("");
}
