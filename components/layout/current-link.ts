/** Navigation links of sections whose addresses differ from the link's. */
const parentLinks: Readonly<Record<string, string>> = { "/uslugi": "/oferta" };

/**
 * Returns the aria-current of a navigation link.
 * @param path address of the page
 * @param link address of the link
 * @returns "page" on the page itself, "true" on a page below it, undefined elsewhere
 */
export function currentFor(path: string, link: string): "page" | "true" | undefined {
  if (path === link) return "page";
  if (link === "/") return undefined;
  const section = `/${path.split("/")[1]}`;
  return section === link || parentLinks[section] === link ? "true" : undefined;
}
