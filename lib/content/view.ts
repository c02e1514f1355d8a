import { typeset } from "@/lib/text/typography";
import type { CallPlace } from "@/lib/tracking/events";
import { claimTables } from "./claim-tables";
import { formatFact, getFact } from "./facts";
import { pictureData } from "./pictures";
import { getPrivacy } from "./records";
import type { PageContext } from "./sections";
import { buildYear, getLayoutTexts, getSite } from "./site";
import type { ConsentTexts, LayoutTexts, Phone, Site, SitePath } from "./types";

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

/**
 * What the sections of a page need beside their content.
 * @param place where calls from these sections are reported from
 * @param phone number they show: the main one, unless the page has another
 */
export const pageContext = (place: CallPlace = "section", phone: Phone = getSite().phone): PageContext => ({
  phone,
  place,
  bandNote: getLayoutTexts().bandNote,
  pictureOf: (ref) => pictureData(ref),
  claimsOf: (keys) => claimTables(keys),
  factOf: (key) => {
    const fact = getFact(key);
    if (fact.text !== undefined) throw new Error(`Fakt {${key}} nie jest liczbą, nie da się go narysować na skali.`);
    const [min, max] = fact.value !== undefined ? [fact.value, fact.value] : [fact.min, fact.max];
    return { min, max, unit: fact.unit ?? "", text: typeset(formatFact(fact)) };
  },
});
