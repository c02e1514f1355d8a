import { site } from "@/content/site";
import { metaLimits } from "@/lib/content/schema/records";

/** Returns the title with the brand, or without it if both do not fit. */
export function fullTitle(title: string): string {
  const branded = `${title} | ${site.brand}`;
  return branded.length <= metaLimits.title ? branded : title;
}
