import { readFigure } from "@/lib/content/figures/figure";
import type { City, Fact, IsoDate, Review, Site } from "@/lib/content/types";
import { cities, facts, gallery, offer, reviews, site as siteRecord } from "@/lib/content/written";
import { buildDay } from "@/lib/text/dates";
import { mentionsOfGone } from "@/lib/tools/check/mentions";
import { originOf } from "@/lib/tools/check/source";
import { filesOfFacts } from "@/lib/tools/check/structure";
import { decisionItems, publishingItems, renderItems } from "./decisions";
import { firmItems, ownData, ratingItems } from "./demonstration";
import { decision, itemsOf, type LaunchItem } from "./item";
import { proofItems } from "./proofs";

const reviewItems = (list: readonly Review[], { samples }: Site): LaunchItem[] =>
  itemsOf("content/reviews.ts", (block) => {
    for (const [index, { author, sample }] of list.entries())
      if (sample && samples)
        block(
          `${index}.text`,
          `„${author}” to opinia przykładowa.`,
          "Zastąp ją prawdziwą i potwierdź, że to nie przykład, albo ją usuń.",
          ownData("content/reviews.ts", String(index), "To prawdziwa opinia", false),
        );
  });

/** Lists facts the owner has not confirmed since they were last compared with their source. */
export function factItems(list: Readonly<Record<string, Fact>>): LaunchItem[] {
  const files = filesOfFacts();
  return Object.entries(list).flatMap(([key, fact]): LaunchItem[] => {
    const { what, source, confirmed, checked } = fact;
    if (!fact.confirm || (confirmed && confirmed >= checked)) return [];
    const [file = "content/facts"] = files.get(key) ?? [];
    return [
      {
        group: fact.unit?.startsWith("zł") ? "prices" : file.endsWith("/company.ts") ? "wishes" : "law",
        file,
        field: key,
        what: `${what}: ${readFigure(key, fact).text} (${source}, sprawdzono ${checked}).`,
        how: "Popraw albo potwierdź.",
        settle: { origin: originOf(file, `${key}.confirmed`), value: buildDay(), words: "Potwierdzam" },
      },
    ];
  });
}

/** Lists sentences that mention a hidden page, or another region. */
const mentionItems = (site: Site): LaunchItem[] =>
  mentionsOfGone(site).flatMap(({ file, field, what, mend, key }) =>
    itemsOf(file, (_, confirm) =>
      confirm(field, what, mend, decision("mentioned", { entry: key }, "Te zdania mogą zostać")),
    ),
  );

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
    ...mentionItems(site),
    ...publishingItems(),
    ...factItems(facts),
  ];
}
