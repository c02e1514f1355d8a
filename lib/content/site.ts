import { buildDay } from "@/lib/text/dates";
import { get } from "./records";
import type { LayoutTexts, Site } from "./types";

/** The firm's data, as content/site.ts states it, without the samples its switch removes. */
export const getSite = (): Site => get("site");

/** Accounts that count visits, on published pages only: whoever edits or previews the site is no visitor. */
export const visitTracking = (): Site["tracking"] => (process.env.NODE_ENV === "production" ? getSite().tracking : {});

/** Words of header, footer, menu and call bar. */
export const getLayoutTexts = (): LayoutTexts => get("layout");

/** Year of the copyright line: the year of the build. */
export const buildYear = (): number => Number(buildDay().slice(0, 4));
