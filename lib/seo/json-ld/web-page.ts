import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  PersonLeaf,
  SearchAction,
  WebPageLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts";
import { pictureData } from "@/lib/content/pictures";
import { pathOf } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { Guide, IsoDate, PageMeta, PictureRef, Section, SitePath } from "@/lib/content/types";
import { absoluteUrl, shareImage } from "@/lib/seo/addresses";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { clean } from "@/lib/text/inline";
import { imageObject, organizationId, pageId, pictureUrl, ref, websiteId } from "./nodes";

type PageType = (WebPageLeaf | CollectionPageLeaf | ContactPageLeaf)["@type"];

export type PageOptions = {
  /** Canonical address. */
  path: SitePath;
  meta: PageMeta;
  type?: PageType;
  dateModified: IsoDate;
  /** Photo at the top of the page; defaults to its share image. */
  picture?: PictureRef;
  /** Id of the node the page is about. */
  mainEntity?: string;
  reviewer?: Guide["reviewer"];
};

const shareImageNode = (path: SitePath, { title }: PageMeta) =>
  ({
    "@type": "ImageObject",
    "@id": pageId(path, "obraz"),
    contentUrl: absoluteUrl(shareImage(path).url),
    name: clean(title),
  }) as const;

const person = ({ name, qualification }: NonNullable<Guide["reviewer"]>): PersonLeaf => ({
  "@type": "Person",
  name: clean(name),
  hasCredential: { "@type": "EducationalOccupationalCredential", name: clean(qualification) },
});

/** The page itself: subject, breadcrumb, date of change. */
export function webPage({ path, meta, type = "WebPage", dateModified, picture, mainEntity, reviewer }: PageOptions) {
  const node = {
    "@type": type,
    "@id": pageId(path, "strona"),
    url: absoluteUrl(path),
    name: clean(meta.title),
    description: clean(meta.description),
    inLanguage: "pl-PL",
    isPartOf: ref(websiteId()),
    primaryImageOfPage: picture ? imageObject(pageId(path, "obraz"), pictureData(picture)) : shareImageNode(path, meta),
    dateModified,
    ...(mainEntity && { mainEntity: ref(mainEntity) }),
    ...(path !== "/" && { breadcrumb: ref(pageId(path, "okruszki")) }),
    ...(reviewer && { reviewedBy: person(reviewer) }),
  };
  return node satisfies Omit<WebPageLeaf, "@type"> as WebPageLeaf | CollectionPageLeaf | ContactPageLeaf;
}

/** Links of an index page, in their order. */
export const itemList = (path: SitePath, items: readonly { name: string; path: SitePath }[]): ItemListLeaf => ({
  "@type": "ItemList",
  "@id": pageId(path, "lista"),
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: clean(item.name),
    url: absoluteUrl(item.path),
  })),
});

type FaqItem = { question: string; answer: string };

/** Questions of all FAQ sections of a page. */
export const faqItems = (sections: readonly Section[]): readonly FaqItem[] =>
  sections.flatMap((section) => (section.kind === "faq" ? section.items : []));

/** Questions and answers as the page shows them; [] if there are none. */
export const faqPage = (path: SitePath, items: readonly FaqItem[]): readonly FAQPageLeaf[] =>
  items.length === 0
    ? []
    : [
        {
          "@type": "FAQPage",
          "@id": pageId(path, "pytania"),
          isPartOf: ref(pageId(path, "strona")),
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: clean(question),
            acceptedAnswer: { "@type": "Answer", text: clean(answer) },
          })),
        },
      ];

/** A guide as an article of the firm. Its reviewer is on the page node: schema.org has reviewedBy only there. */
export function articleNode(guide: Guide): ArticleLeaf {
  const path = pathOf("guides", guide.slug);
  return {
    "@type": "Article",
    "@id": pageId(path, "artykul"),
    headline: clean(guide.hero.title),
    description: clean(guide.meta.description),
    image: [...(guide.hero.picture ? [pictureUrl(guide.hero.picture)] : []), absoluteUrl(shareImage(path).url)],
    datePublished: guide.published,
    dateModified: guide.modified,
    inLanguage: "pl-PL",
    keywords: [...guide.meta.keywords],
    mainEntityOfPage: ref(pageId(path, "strona")),
    author: ref(organizationId()),
    publisher: ref(organizationId()),
  };
}

/** The site, with the search of its guides. */
export function website(): WebSiteLeaf {
  const { brand, url } = getSite();
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl("/poradnik")}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": websiteId(),
    name: brand,
    url,
    inLanguage: "pl-PL",
    publisher: ref(organizationId()),
    potentialAction: search,
  };
}

/**
 * The breadcrumb of a page.
 * @param path address the visitor used
 * @param canonical address of the page's nodes, target of the last step
 */
export const breadcrumbList = (path: SitePath, canonical: SitePath): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  "@id": pageId(canonical, "okruszki"),
  itemListElement: breadcrumbs(path).map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: clean(step.name),
    item: { "@type": "WebPage", "@id": absoluteUrl(step.path === path ? canonical : step.path) },
  })),
});
