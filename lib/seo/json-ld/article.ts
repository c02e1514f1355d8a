import type { ArticleLeaf } from "schema-dts";
import { guidePath } from "@/lib/content/records";
import type { Guide } from "@/lib/content/types";
import { absoluteUrl, shareImage } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { organizationId, pageId, ref } from "./ids";
import { pictureUrl } from "./images";

/** A guide as an article of the firm. Who checked it stands on the page node: schema.org has reviewedBy only there. */
export function articleNode(guide: Guide): ArticleLeaf {
  const path = guidePath(guide.slug);
  return {
    "@type": "Article",
    "@id": pageId(path, "artykul"),
    headline: clean(guide.hero.title),
    description: clean(guide.meta.description),
    image: [pictureUrl(guide.hero.picture), absoluteUrl(shareImage(path).url)],
    datePublished: guide.published,
    dateModified: guide.modified,
    inLanguage: "pl-PL",
    keywords: [...guide.meta.keywords],
    mainEntityOfPage: ref(pageId(path, "strona")),
    author: ref(organizationId()),
    publisher: ref(organizationId()),
  };
}
