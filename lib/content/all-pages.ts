import { privacyMeta } from "./privacy";
import {
  allCities,
  allGuides,
  allServices,
  getBusinessPage,
  getContact,
  getEstimate,
  getGuideIndex,
  getHome,
  getOffer,
  getPrivacy,
  getProtocol,
  getService,
  getServicesPage,
  getThanks,
  guidePath,
  servicePath,
} from "./records";
import { offerSlugs } from "./routes";
import { getLayoutTexts, getSite } from "./site";
import type { IsoDate, PageMeta, SitePath } from "./types";

export type PageKind =
  | "home"
  | "offer"
  | "services"
  | "service"
  | "business"
  | "estimate"
  | "protocol"
  | "guide-index"
  | "guide"
  | "city"
  | "contact"
  | "privacy"
  | "thanks";

/** One address of the site, as sitemap, llms.txt, breadcrumbs, share images and the tests of the export need it. */
export type PageRecord = {
  path: SitePath;
  /** Address search engines are sent to: another one for services under /oferta. */
  canonical: SitePath;
  kind: PageKind;
  /** Short name of the page in breadcrumbs and lists: "Smart home". */
  title: string;
  /** The page's h1. */
  heading: string;
  meta: PageMeta;
  lastModified: IsoDate;
  /** True for canonical pages search engines may list. */
  indexable: boolean;
};

type Source = { meta: PageMeta; updated: IsoDate } & ({ hero: { title: string } } | { title: string });
type Address = Pick<PageRecord, "path" | "kind"> & { title?: string; canonical?: SitePath };

function readPages(): readonly PageRecord[] {
  const estimate = getEstimate();
  const business = getBusinessPage();
  const privacy = getPrivacy();
  const protocol = getProtocol();
  return [
    record({ path: "/", kind: "home" }, getHome()),
    record({ path: "/oferta", kind: "offer" }, getOffer()),
    record({ path: "/uslugi", kind: "services" }, getServicesPage()),
    ...allServices().map((service) =>
      record({ path: servicePath(service.slug), kind: "service", title: service.name }, service),
    ),
    ...offerSlugs.map((slug) => {
      const service = getService(slug);
      const path = servicePath(slug, "oferta");
      return record({ path, kind: "service", title: service.name, canonical: servicePath(slug) }, service);
    }),
    record({ path: estimate.path, kind: "estimate", title: estimate.name }, estimate),
    record({ path: protocol.path, kind: "protocol", title: protocol.name }, protocol),
    record({ path: business.path, kind: "business", title: business.name }, business),
    record({ path: "/poradnik", kind: "guide-index" }, getGuideIndex()),
    ...allGuides().map((guide) =>
      record({ path: guidePath(guide.slug), kind: "guide", title: guide.name }, { ...guide, updated: guide.modified }),
    ),
    ...allCities().map((city) => record({ path: `/${city.slug}`, kind: "city", title: city.name }, city)),
    record({ path: "/kontakt", kind: "contact" }, getContact()),
    record(
      { path: "/polityka-prywatnosci", kind: "privacy" },
      { ...privacy, meta: privacyMeta(privacy.meta, getSite()) },
    ),
    record({ path: "/dziekujemy", kind: "thanks" }, getThanks()),
  ];
}

let pages: readonly PageRecord[] | undefined;

/** Every page of the site in the order of its outline. The page for unknown addresses is none of them. */
export function allPages(): readonly PageRecord[] {
  // Once: every page asks, for its trail and its metadata.
  pages ??= readPages();
  return pages;
}

let byPath: ReadonlyMap<string, PageRecord> | undefined;

/** The page of an address; nothing for one that is no page, such as that of the page for unknown addresses. */
export function pageAt(path: string): PageRecord | undefined {
  byPath ??= new Map(allPages().map((page) => [page.path, page]));
  return byPath.get(path);
}

function record({ path, kind, title, canonical = path }: Address, source: Source): PageRecord {
  const { meta, updated } = source;
  return {
    path,
    canonical,
    kind,
    title: title ?? labelOf(path) ?? meta.title,
    heading: "hero" in source ? source.hero.title : source.title,
    meta: canonical === path ? meta : { ...meta, canonical },
    lastModified: updated,
    indexable: !meta.noIndex && canonical === path,
  };
}

/** Word the navigation has for a page. */
function labelOf(path: SitePath): string | undefined {
  const { footer, menu } = getLayoutTexts();
  return [...footer, ...menu].find(({ to }) => to === path)?.label;
}
