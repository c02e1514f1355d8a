import { site } from "@/content/site";
import { metaLimits } from "@/lib/content/schema/records";

/** Title with the brand, or without it where both would not fit. */
export function fullTitle(title: string): string {
  const branded = `${title} | ${site.brand}`;
  return branded.length <= metaLimits.title ? branded : title;
}
