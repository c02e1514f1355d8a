import type { SectionContext } from "@/lib/content/sections";
import { typeset } from "@/lib/text/typography";
import type { CallPlace } from "@/lib/tracking/events";
import { claimTables } from "./claim-tables";
import { formatFact, getFact } from "./facts";
import { pictureData } from "./pictures";
import { getSite } from "./site";

/** What the sections of a page need beside their content. City pages show the company number. */
export const sectionContext = (place: CallPlace): SectionContext => ({
  phone: place === "city" ? getSite().companyPhone : getSite().phone,
  place,
  pictureOf: (ref) => pictureData(ref),
  claimsOf: (keys) => claimTables(keys),
  factOf: (key) => {
    const fact = getFact(key);
    if (fact.text !== undefined) throw new Error(`Fakt {${key}} nie jest liczbą, nie da się go narysować na skali.`);
    const [min, max] = fact.value !== undefined ? [fact.value, fact.value] : [fact.min, fact.max];
    return { min, max, unit: fact.unit ?? "", text: typeset(formatFact(fact)) };
  },
});
