import type { Graph, ImageGalleryLeaf, Thing } from "schema-dts";
import { galleryPictures } from "@/lib/content/pictures";
import { all, get, pathOf, some } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { City, Guide, Paper, SectionPage, Service, SitePath } from "@/lib/content/types";
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
} from "./firm";
import { articleNode, breadcrumbList, faqItems, faqPage, itemList, type PageOptions, webPage, website } from "./page";
import { businessId, imageObject, locatedCity, pageId, ref } from "./parts";
import { cityService, pricedServices, serviceNode } from "./service";

/** Builds a graph: the nodes of every page, then the page's own. `from` is the address the visitor used. */
const graph = (page: PageOptions, nodes: readonly Thing[], from: SitePath = page.path): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(),
    website(),
    webPage(page),
    ...(page.path === "/" ? [] : [breadcrumbList(from, page.path)]),
    ...nodes,
  ],
});

/** Home page: the firm with its documents, and rating and reviews if shown. */
export function homeGraph(): Graph {
  const { meta, updated, hero, trust } = get("home");
  const reviews = get("reviews").map(review);
  const firm = {
    ...wholeBusiness(),
    ...documentsOf(trust.items),
    ...ratingOf(getSite().ratings.home),
    ...(reviews.length > 0 && { review: reviews }),
  };
  return graph({ path: "/", meta, dateModified: updated, picture: hero.picture, mainEntity: businessId() }, [firm]);
}

/**
 * A service page. Both addresses have the nodes of the canonical one.
 * @param from address the visitor used: determines the breadcrumb
 */
export function serviceGraph(service: Service, from: SitePath): Graph {
  const { meta, updated, sections } = service;
  const path = pathOf("services", service.slug);
  const page = { path, meta, dateModified: updated, mainEntity: pageId(path, "usluga") };
  return graph(page, [business(), serviceNode(service), ...faqPage(path, faqItems(sections))], from);
}

/** A guide: an article with its questions. */
export function guideGraph(guide: Guide): Graph {
  const { meta, modified, hero, reviewer, faq } = guide;
  const path = pathOf("guides", guide.slug);
  const mainEntity = pageId(path, "artykul");
  return graph({ path, meta, dateModified: modified, picture: hero.picture, mainEntity, reviewer }, [
    articleNode(guide),
    ...faqPage(path, faq),
  ]);
}

export const guideIndexGraph = (): Graph =>
  collectionGraph(
    "/poradnik",
    get("guide-index"),
    all("guides").map(({ slug, name }) => ({ name, path: pathOf("guides", slug) })),
  );

/** A city page: the firm's services there. Only a city with postal data has its own business node. */
export function cityGraph(city: City): Graph {
  const { meta, updated, local } = city;
  const path = `/${city.slug}` as const;
  const [firm, provider] = hasAddress(city) ? [cityBusiness(city), pageId(path, "firma")] : [business(), businessId()];
  return graph({ path, meta, dateModified: updated, mainEntity: pageId(path, "usluga") }, [
    firm,
    cityService(city, provider),
    cityCatalog(city),
    locatedCity(city),
    ...faqPage(path, faqItems(local)),
  ]);
}

/** Contact page: the firm, with its rating if shown. */
export function contactGraph(): Graph {
  const { meta, updated } = get("contact");
  const firm = { ...wholeBusiness(), ...ratingOf(getSite().ratings.contact) };
  return graph({ path: "/kontakt", type: "ContactPage", meta, dateModified: updated, mainEntity: businessId() }, [
    firm,
  ]);
}

/** /wycena: the firm, and its services with the prices of the list. */
export function estimateGraph(): Graph {
  const { meta, updated } = get("estimate");
  return graph({ path: "/wycena", meta, dateModified: updated }, [business(), ...pricedServices()]);
}

/** Specimen of a protocol: only the page, it describes no real object. */
export function protocolGraph(): Graph {
  const { meta, updated } = get("protocol");
  return graph({ path: "/wzor-protokolu", meta, dateModified: updated }, []);
}

/** A specimen or a form: only the page. */
export function paperGraph({ meta, updated }: Paper, path: SitePath): Graph {
  return graph({ path, meta, dateModified: updated }, []);
}

/** Privacy page: only the page. */
export function privacyGraph(): Graph {
  const { meta, updated } = get("privacy");
  return graph({ path: "/polityka-prywatnosci", meta, dateModified: updated }, []);
}

/** Offer page: its services and the photos of its gallery. */
export function offerGraph(): Graph {
  const path = "/oferta";
  const images = galleryPictures().map((picture, index) => imageObject(pageId(path, `zdjecie-${index + 1}`), picture));
  const gallery: ImageGalleryLeaf = {
    "@type": "ImageGallery",
    "@id": pageId(path, "galeria"),
    isPartOf: ref(pageId(path, "strona")),
    image: images,
  };
  return collectionGraph(path, get("offer"), servicesOf(some("services", get("offer").cards)), [
    wholeBusiness(),
    ...(images.length > 0 ? [gallery] : []),
  ]);
}

export const servicesGraph = (): Graph =>
  collectionGraph("/uslugi", get("services-page"), servicesOf(all("services")), [wholeBusiness()]);

/** A page made of sections, about the firm's work for one kind of customer. */
export function sectionPageGraph(path: SitePath, { meta, updated, hero, sections }: SectionPage): Graph {
  const claims = sections.flatMap((section) => (section.kind === "claims" ? section.items : []));
  return graph({ path, meta, dateModified: updated, picture: hero.picture, mainEntity: businessId() }, [
    { ...wholeBusiness(), ...documentsOf(claims) },
    ...faqPage(path, faqItems(sections)),
  ]);
}

const servicesOf = (services: readonly Service[]) =>
  services.map(({ slug, name }) => ({ name, path: pathOf("services", slug) }));

function collectionGraph(
  path: SitePath,
  { meta, updated }: Pick<SectionPage, "meta" | "updated">,
  items: readonly { name: string; path: SitePath }[],
  nodes: readonly Thing[] = [],
): Graph {
  const page = {
    path,
    type: "CollectionPage",
    meta,
    dateModified: updated,
    mainEntity: pageId(path, "lista"),
  } as const;
  return graph(page, [itemList(path, items), ...nodes]);
}

export { toScript } from "./parts";
