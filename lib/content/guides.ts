import { guides as records } from "@/content/guides";
import { prepare } from "./prepare";
import { type GuideSlug, guideSlugs } from "./routes";
import type { Guide } from "./types";

const guides: Record<GuideSlug, Guide> = prepare(records);

/** One guide, with facts and typography in place. */
export const getGuide = (slug: GuideSlug): Guide => guides[slug];

/** The fifteen guides in the order of the index page. */
export const allGuides = (): readonly Guide[] => guideSlugs.map(getGuide);

/** Address of a guide. */
export const guidePath = (slug: GuideSlug) => `/poradnik/${slug}` as const;
