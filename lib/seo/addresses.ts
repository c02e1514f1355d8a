import { getSite } from "@/lib/content/site";

/** Absolute address of a page, without a slash at the end: the canonical form. */
export const absoluteUrl = (path: string): string => (path === "/" ? getSite().url : `${getSite().url}${path}`);

/** Generated share image of a page, and its size. */
export const shareImage = (path: string): { url: string; width: number; height: number } => ({
  url: `/og/${path === "/" ? "strona-glowna" : path.slice(1).replaceAll("/", "-")}.png`,
  width: 1200,
  height: 630,
});
