import { layout } from "@/content/layout";
import { site as record } from "@/content/site";
import { buildMoment } from "./day";
import type { LayoutTexts } from "./page-types";
import { prepare } from "./prepare";
import { shownSite } from "./samples";
import type { Site } from "./site-types";

const texts: LayoutTexts = prepare(layout);
const shown = shownSite(record);
const site: Site = { ...shown, ...prepare({ meta: shown.meta }) };

/** The firm's data, as content/site.ts states it, without the samples its switch removes. */
export const getSite = (): Site => site;

/** Words of header, footer, menu and call bar. */
export const getLayoutTexts = (): LayoutTexts => texts;

/** Year of the copyright line: the year of the build. */
export const buildYear = (): number => buildMoment().getUTCFullYear();
