import { buildDay } from "@/lib/text/dates";
import { get } from "./records";
import type { LayoutTexts, Phone, Site } from "./types";

/** Returns the firm's data from content/site.ts, without samples if they are switched off. */
export const getSite = (): Site => get("site");

/** Returns the number of city pages: the company's, or the main one. */
export const getCityPhone = (): Phone => getSite().companyPhone ?? getSite().phone;

/** Returns the analytics accounts, on published pages only: editors and previews are no visitors. */
export const visitTracking = (): Site["tracking"] => (process.env.NODE_ENV === "production" ? getSite().tracking : {});

/** Words of header, footer and menu. */
export const getLayoutTexts = (): LayoutTexts => get("layout");

/** Year of the copyright line: the year of the build. */
export const buildYear = (): number => Number(buildDay().slice(0, 4));
