import type {
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  PersonLeaf,
  WebPageLeaf,
} from "schema-dts";
import { pictureData } from "@/lib/content/pictures";
import type { Guide, IsoDate, PageMeta, PictureRef, Section, SitePath } from "@/lib/content/types";
import { absoluteUrl, shareImage } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { pageId, ref, websiteId } from "./ids";
import { imageObject } from "./images";

type PageType = (WebPageLeaf | CollectionPageLeaf | ContactPageLeaf)["@type"];

export type PageOptions = {
  /** Canonical address. */
  path: SitePath;
  meta: PageMeta;
  type?: PageType;
  dateModified: IsoDate;
  /** Photo at the top of the page; without one, its share image stands for it. */
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

/** The page itself: what it is about, which trail leads to it, when it was changed. */
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

/** Links of an index page, in the order it shows them. */
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

/** Questions and answers as the page shows them, or nothing where it shows none. */
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
