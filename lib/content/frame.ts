import type { ConsentTexts } from "./contact-types";
import type { LayoutTexts } from "./page-types";
import { getPrivacy } from "./pages";
import { buildYear, getLayoutTexts, getSite } from "./site";
import type { Site } from "./site-types";
import type { SitePath } from "./types";

export type FrameData = {
  path: string;
  overDark: boolean;
  site: Site;
  texts: LayoutTexts;
  year: number;
  /** Words of the links to the choice; only where tracking is configured. */
  consent?: ConsentTexts;
};

/**
 * What the page frame needs besides the page's own content.
 * @param path address of the page; "/404" for the page that is shown for unknown addresses
 * @param overDark true where the first section is dark
 */
export const frameFor = (path: SitePath | "/404", overDark = false): FrameData => ({
  path,
  overDark,
  site: getSite(),
  texts: getLayoutTexts(),
  year: buildYear(),
  ...(getSite().tracking.gtagId && { consent: getPrivacy().consent }),
});
