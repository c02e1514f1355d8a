import type { HomePage } from "@/lib/content/types";
import type { PictureManifest } from "@/lib/generated";

/** Widths of the screen from which a wider file is shown, in rem: those of the head's layout, then a desktop. */
const breakpoints = [undefined, 48, 64, 80] as const;

/**
 * Returns the pictures of the home page's head without light as a stylesheet. A background loads only while its box is
 * rendered, also where scripts are off, and costs the page no markup; a browser without AVIF stays lit.
 */
export function darkStyles(manifest: PictureManifest, { hero: { dark } }: Pick<HomePage, "hero">): string {
  return Object.entries(dark ?? {})
    .flatMap(([part, { name }]) => {
      const { hero } = manifest[name]?.uses ?? {};
      const files = [...(hero?.phone.avif ?? []), ...(hero?.wide.avif ?? [])].map(({ file }) => file);
      return files.map((file, index) => {
        const rule = `.dark-${part} { background-image: url("/media/${file}"); }`;
        const from = breakpoints[index];
        return from ? `@media (min-width: ${from}rem) { ${rule} }\n` : `${rule}\n`;
      });
    })
    .join("");
}
