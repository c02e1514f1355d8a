import { cities } from "@/content/cities";
import { facts } from "@/content/facts";
import { gallery } from "@/content/gallery";
import { offer } from "@/content/offer";
import { reviews } from "@/content/reviews";
import { site as siteRecord } from "@/content/site";
import { readFigure } from "@/lib/content/figures/figure";
import type { City, Fact, IsoDate, Review, Site } from "@/lib/content/types";
import { buildDay } from "@/lib/text/dates";
import { decisionItems, publishingItems, renderItems } from "./decisions";
import { firmItems, ratingItems } from "./firm";
import { itemsOf, type LaunchItem } from "./item";
import { proofItems } from "./proofs";

const reviewItems = (list: readonly Review[], { samples }: Site): LaunchItem[] =>
  itemsOf("content/reviews.ts", (block) => {
    for (const { author, sample } of list)
      if (sample && samples)
        block(`„${author}” to opinia przykładowa.`, "Zastąp ją prawdziwą, bez pola sample, albo usuń.");
  });

/** Lists facts the owner has not confirmed since they were last compared with their source. */
export const factItems = (list: Readonly<Record<string, Fact>>): LaunchItem[] =>
  itemsOf("content/facts", (_, confirm) => {
    for (const [key, fact] of Object.entries(list)) {
      const { what, source, confirmed, checked } = fact;
      if (fact.confirm && !(confirmed && confirmed >= checked))
        confirm(
          `{${key}} ${readFigure(key, fact).text}: ${what}. Do potwierdzenia (źródło: ${source}, sprawdzono ${checked}).`,
          'Sprawdź i dopisz przy tej liczbie confirmed: "dzisiejszy dzień", na przykład confirmed: "2026-12-01".',
        );
    }
  });

/** Lists everything to settle before launch, except old addresses (old-addresses.ts). */
export function launchItems(site: Site = siteRecord, today: IsoDate = buildDay()): LaunchItem[] {
  return [
    ...firmItems(site, today),
    ...decisionItems(site),
    ...proofItems(site, today),
    ...reviewItems(reviews, site),
    ...renderItems(gallery, site, offer.gallery.heading),
    ...Object.values<City>(cities).flatMap(({ slug, rating }) =>
      rating ? ratingItems(site, `content/cities/${slug}.ts`, "rating", rating, today) : [],
    ),
    ...publishingItems(),
    ...factItems(facts),
  ];
}
