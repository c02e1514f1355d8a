/** Parts of the site that belong under a link of the main navigation although their addresses differ. */
const homes: Readonly<Record<string, string>> = { "/uslugi": "/oferta" };

/**
 * Value of aria-current for a navigation link.
 *
 * @param path address of the page shown
 * @param link address the link leads to
 * @returns "page" on the page itself, "true" on a page below it, undefined elsewhere
 */
export function currentFor(path: string, link: string): "page" | "true" | undefined {
  if (path === link) return "page";
  if (link === "/") return undefined;
  const section = `/${path.split("/")[1]}`;
  return section === link || homes[section] === link ? "true" : undefined;
}
