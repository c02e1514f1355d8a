import type { Graph, ImageGalleryLeaf, Thing } from "schema-dts";
import { galleryPictures } from "@/lib/content/pictures";
import { all, get, type PageName, type PageRecord, pathOf, type RecordOf, some } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { Service, SitePath } from "@/lib/content/types";
import {
  business,
  cityBusiness,
  cityCatalog,
  documentsOf,
  hasAddress,
  organization,
  ratingOf,
  review,
  wholeBusiness,
} from "./business";
import { businessId, imageObject, locatedCity, pageId, ref } from "./nodes";
import { cityService, pricedServices, serviceNode } from "./service";
import {
  articleNode,
  breadcrumbList,
  faqItems,
  faqPage,
  itemList,
  type PageOptions,
  webPage,
  website,
} from "./web-page";

/** What a graph has besides the nodes of every page, and what the node of the page says of itself. */
type Parts = Partial<Pick<PageOptions, "type" | "picture" | "mainEntity" | "reviewer">> & { nodes?: readonly Thing[] };

/** A page that lists others. */
const collection = (
  path: SitePath,
  items: readonly { name: string; path: SitePath }[],
  nodes: readonly Thing[] = [],
): Parts => ({
  type: "CollectionPage",
  mainEntity: pageId(path, "lista"),
  nodes: [itemList(path, items), ...nodes],
});

const servicesOf = (services: readonly Service[]) =>
  services.map(({ slug, name }) => ({ name, path: pathOf("services", slug) }));

/** Photos of the gallery of /oferta; [] if it has none. */
function galleryOf(path: SitePath): ImageGalleryLeaf[] {
  const image = galleryPictures().map((picture, index) => imageObject(pageId(path, `zdjecie-${index + 1}`), picture));
  if (image.length === 0) return [];
  return [{ "@type": "ImageGallery", "@id": pageId(path, "galeria"), isPartOf: ref(pageId(path, "strona")), image }];
}

/** By kind of page. Others have the nodes of every page only: a specimen describes no real object. */
const partsOf: { readonly [Name in PageName]?: (record: RecordOf<Name>, path: SitePath) => Parts } = {
  /** The firm with its documents, and rating and reviews if shown. */
  home: ({ hero, trust }) => {
    const reviews = get("reviews").map(review);
    const firm = {
      ...wholeBusiness(),
      ...documentsOf(trust.items),
      ...ratingOf(getSite().ratings.home),
      ...(reviews.length > 0 && { review: reviews }),
    };
    return { picture: hero.picture, mainEntity: businessId(), nodes: [firm] };
  },
  services: (service, path) => ({
    mainEntity: pageId(path, "usluga"),
    nodes: [business(), serviceNode(service), ...faqPage(path, faqItems(service.sections))],
  }),
  /** An article with its questions. */
  guides: (guide, path) => ({
    picture: guide.hero.picture,
    mainEntity: pageId(path, "artykul"),
    reviewer: guide.reviewer,
    nodes: [articleNode(guide), ...faqPage(path, guide.faq)],
  }),
  "guide-index": (_, path) =>
    collection(
      path,
      all("guides").map(({ slug, name }) => ({ name, path: pathOf("guides", slug) })),
    ),
  /** The firm's services there. Only a city with postal data has its own business node. */
  cities: (city, path) => {
    const [firm, provider] = hasAddress(city)
      ? [cityBusiness(city), pageId(path, "firma")]
      : [business(), businessId()];
    const nodes = [firm, cityService(city, provider), cityCatalog(city), locatedCity(city)];
    return { mainEntity: pageId(path, "usluga"), nodes: [...nodes, ...faqPage(path, faqItems(city.local))] };
  },
  /** The firm, with its rating if shown. */
  contact: () => ({
    type: "ContactPage",
    mainEntity: businessId(),
    nodes: [{ ...wholeBusiness(), ...ratingOf(getSite().ratings.contact) }],
  }),
  /** The firm, and its services with the prices of the list. */
  estimate: () => ({ nodes: [business(), ...pricedServices()] }),
  offer: ({ cards }, path) =>
    collection(path, servicesOf(some("services", cards)), [wholeBusiness(), ...galleryOf(path)]),
  "services-page": (_, path) => collection(path, servicesOf(all("services")), [wholeBusiness()]),
  /** The firm's work for one kind of customer. */
  "dla-firm": ({ hero, sections }, path) => {
    const claims = sections.flatMap((section) => (section.kind === "claims" ? section.items : []));
    const firm = { ...wholeBusiness(), ...documentsOf(claims) };
    return {
      picture: hero.picture,
      mainEntity: businessId(),
      nodes: [firm, ...faqPage(path, faqItems(sections))],
    };
  },
};

/** Builds the graph of a page: the nodes of every page, then those of its kind. All have the canonical address. */
export function pageGraph({ entry, path: from, canonical: path, record, meta, lastModified }: PageRecord): Graph {
  const makeParts = partsOf[entry.name as PageName] as ((record: unknown, path: SitePath) => Parts) | undefined;
  const { nodes = [], ...options } = makeParts?.(record, path) ?? {};
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(),
      website(),
      webPage({ path, meta, dateModified: lastModified, ...options }),
      ...(path === "/" ? [] : [breadcrumbList(from, path)]),
      ...nodes,
    ],
  };
}

export { toScript } from "./nodes";
