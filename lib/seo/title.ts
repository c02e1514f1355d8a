import { site } from "@/content/site";

/** Longest title of a page with the brand: what search results show. */
export const titleLimit = 60;

/** Title with the brand, or without it where both would not fit. */
export function fullTitle(title: string): string {
  const branded = `${title} | ${site.brand}`;
  return branded.length <= titleLimit ? branded : title;
}
