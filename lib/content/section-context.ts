import { claimTables } from "@/lib/content/claim-tables";
import { figure } from "@/lib/content/figures";
import { pictureData } from "@/lib/content/pictures";
import type { PageContext } from "@/lib/content/props";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import type { Phone } from "@/lib/content/types";
import { dayCurve } from "@/lib/drawings/day";
import type { CallPlace } from "@/lib/tracking/events";

/**
 * Returns the data the sections of a page need besides their content.
 * @param place place reported for calls from these sections
 * @param phone number they show; by default the main one
 */
export const pageContext = (place: CallPlace = "section", phone: Phone = getSite().phone): PageContext => ({
  phone,
  place,
  answering: { texts: getLayoutTexts().answering, hours: getSite().hours.phone },
  bandNote: getLayoutTexts().bandNote,
  pictureOf: (ref) => pictureData(ref),
  claimsOf: (keys) => claimTables(keys, getSite()),
  dayOf: dayCurve,
  figureOf: figure,
});
