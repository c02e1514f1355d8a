import { layout } from "@/content/layout";
import { site } from "@/content/site";
import type { LayoutTexts } from "./page-types";
import { prepare } from "./prepare";
import type { Site } from "./site-types";

const texts: LayoutTexts = prepare(layout);

/** The firm's data, as content/site.ts states it. */
export const getSite = (): Site => site;

/** Words of header, footer, menu and call bar. */
export const getLayoutTexts = (): LayoutTexts => texts;

/** Year of the copyright line: the year of the build, from SOURCE_DATE_EPOCH (seconds) where a build must be repeated. */
export function buildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch ? new Date(Number(epoch) * 1000) : new Date()).getUTCFullYear();
}
