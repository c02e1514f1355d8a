import type { z } from "zod";
import { folderPaths, isHidden, listAbove } from "./hidden";
import { schemas } from "./schema/schemas";
import { cityAsShown, lastChecked, privacyMeta, reviewsAsShown, siteAsShown, withTrueLead } from "./shown";
import type { IconName, IsoDate, PageMeta, Site, SitePath } from "./types";
import * as written from "./written";

/** Optional fields of every row. */
type ContentKind<T> = {
  /**
   * Returns what pages show of a prepared record, if that is more or less than the file says.
   * @param writtenRecord the record as it stands in the file, with the keys of facts in place
   */
  adapt?: (record: T, context: { writtenRecord: T; site: Site; hiddenPaths: readonly SitePath[] }) => T;
  /** Addresses of the pages that show it, if it has no page of its own. */
  shownAt?: readonly SitePath[];
  /** Address of the page it belongs to: it is hidden with it. */
  belongsTo?: (record: T) => SitePath | undefined;
};

/** One record: a file of content/, named by `file` or by its key in the table. */
type Single<T> = ContentKind<T> & {
  record: T;
  /** File below content/, with the export if it holds several: "calculators:powerDevices". Left out: the key. */
  file?: string;
};

/** Records of the same kind by their slugs: a folder of content/, named by `folder` or by its key in the table. */
type Folder<T> = ContentKind<T> & { records: Readonly<Record<string, T>>; folder?: string };

/** Kinds of pages in search results. */
export type SearchKind = "guide" | "service" | "city" | "page";

/** Headings of llms.txt, in the order in which the table first names them. */
export type PageGroup = "Firma" | "Usługi" | "Poradnik" | "Miasta";

/** Fields of every record that is a page of its own. */
type PageFields = { meta: PageMeta } & ({ updated: IsoDate } | { modified: IsoDate }) &
  ({ hero: { title: string } } | { title: string });

type PageKind<T> = {
  group: PageGroup;
  /** Device tag on the share image, by the codes of the design (direction, part 3). */
  tag: string | ((record: T, index: number) => string);
  /** The city that the map of the share image shows. */
  onMap?: (record: T) => { name: string; lat: number; lon: number } | undefined;
  /** Kind, title and icon in search results. Left out: the page is not searched. */
  search?: { kind: SearchKind; title: (record: T) => string; icon: IconName | ((record: T) => IconName) };
  /** Open Graph type, where the page is an article. */
  ogType?: "article";
  /** Anchors to which texts may link, besides those of sections. */
  anchors?: readonly string[];
};

/** The addresses of a folder's pages. */
type Paths<T> = {
  path: (slug: string) => SitePath;
  /** A second address of a page; search engines are sent to the first. */
  secondPath?: (record: T, slug: string) => SitePath | undefined;
};

// Each returns its row unchanged, typed by its schema.
const defineRecord = <S extends z.ZodType>(row: Single<z.infer<S>> & { schema: S }) => row;
const defineFolder = <S extends z.ZodType>(row: Folder<z.infer<S>> & { schema: S }) => row;
const definePage = <S extends z.ZodType<PageFields>>(
  row: Single<z.infer<S>> & PageKind<z.infer<S>> & { schema: S; path: SitePath },
) => row;
const definePages = <S extends z.ZodType<PageFields>>(
  row: Folder<z.infer<S>> & PageKind<z.infer<S>> & Paths<z.infer<S>> & { schema: S },
) => row;

/**
 * All of content/ except the texts of calculators (lib/calculators). The sitemap and llms.txt list pages in this order.
 * Records, routes, addresses, checks, sitemap, llms.txt, share images, search, breadcrumbs, `npm run new` and edit mode
 * derive from it.
 */
export const collections = {
  home: definePage({
    schema: schemas.home,
    record: written.home,
    path: "/",
    group: "Firma",
    tag: "G1",
    anchors: ["specjalizacje", "mapa", "miasta", "dlaczego", "opinie"],
    adapt: (record, { site }) => ({ ...record, trust: withTrueLead(record.trust, site) }),
  }),
  offer: definePage({
    schema: schemas.offer,
    record: written.offer,
    path: "/oferta",
    group: "Firma",
    tag: "Q1",
    anchors: ["uslugi", "realizacje"],
    search: { kind: "page", title: ({ meta }) => meta.title, icon: "camera" },
  }),
  "services-page": definePage({
    schema: schemas["services-page"],
    record: written.servicesPage,
    path: "/uslugi",
    group: "Firma",
    tag: "Q1",
    anchors: ["uslugi"],
  }),
  services: definePages({
    schema: schemas.services,
    records: written.services,
    path: (slug) => `${folderPaths.services}${slug}`,
    secondPath: (service, slug) => (service.offer ? `/oferta/${slug}` : undefined),
    group: "Usługi",
    tag: ({ code }) => code,
    search: { kind: "service", title: ({ serviceType }) => serviceType, icon: ({ icon }) => icon },
  }),
  estimate: definePage({
    schema: schemas.estimate,
    record: written.estimate,
    file: "estimate/index:estimate",
    path: "/wycena",
    group: "Usługi",
    tag: "P2",
    anchors: ["cennik", "zapytanie"],
    search: { kind: "page", title: ({ meta }) => meta.title, icon: "calculator" },
  }),
  "estimate-subjects": defineFolder({
    schema: schemas["estimate-subjects"],
    records: written.estimateSubjects,
    folder: "estimate",
    shownAt: ["/wycena"],
    belongsTo: ({ service }) => (service ? `${folderPaths.services}${service}` : undefined),
  }),
  protocol: definePage({
    schema: schemas.protocol,
    record: written.protocol,
    path: "/wzor-protokolu",
    group: "Usługi",
    tag: "P2",
    anchors: ["protokol", "kolumny"],
    search: { kind: "page", title: ({ hero }) => hero.title, icon: "file-check" },
  }),
  papers: definePages({
    schema: schemas.papers,
    records: written.papers,
    path: (slug) => `/${slug}`,
    group: "Usługi",
    tag: "P2",
    search: { kind: "page", title: ({ hero }) => hero.title, icon: "file-text" },
  }),
  "dla-firm": definePage({
    schema: schemas["dla-firm"],
    record: written.dlaFirm,
    path: "/dla-firm",
    group: "Firma",
    tag: "Q1",
    search: { kind: "page", title: ({ hero }) => hero.title, icon: "building-2" },
    adapt: (business, { site }) => ({
      ...business,
      sections: business.sections.map((section) => (section.kind === "claims" ? withTrueLead(section, site) : section)),
    }),
  }),
  "guide-index": definePage({
    schema: schemas["guide-index"],
    record: written.guideIndex,
    path: "/poradnik",
    group: "Poradnik",
    tag: "A1",
    anchors: ["szukaj", "tematy"],
  }),
  guides: definePages({
    schema: schemas.guides,
    records: written.guides,
    path: (slug) => `${folderPaths.guides}${slug}`,
    group: "Poradnik",
    ogType: "article",
    tag: ({ colour }) => colour.toUpperCase(),
    search: { kind: "guide", title: ({ name }) => name, icon: ({ icon }) => icon },
    adapt: (guide, { writtenRecord }) => ({ ...guide, checked: lastChecked(writtenRecord) }),
  }),
  cities: definePages({
    schema: schemas.cities,
    records: written.cities,
    path: (slug) => `${folderPaths.cities}${slug}`,
    group: "Miasta",
    tag: (_, index) => `X${index + 1}`,
    onMap: ({ name, geo }) =>
      written.mapCities.length > 0 ? { name, lat: geo.latitude, lon: geo.longitude } : undefined,
    anchors: ["uslugi", "dzielnice", "powody", "zasieg"],
    search: { kind: "city", title: ({ hero }) => hero.title, icon: "map-pin" },
    adapt: (city, { site }) => cityAsShown(city, site),
  }),
  contact: definePage({
    schema: schemas.contact,
    record: written.contact,
    path: "/kontakt",
    group: "Firma",
    tag: "X1",
    anchors: ["przygotuj", "napisz", "opinie", "dlaczego"],
    search: { kind: "page", title: ({ meta }) => meta.title, icon: "phone" },
  }),
  privacy: definePage({
    schema: schemas.privacy,
    record: written.privacy,
    path: "/polityka-prywatnosci",
    group: "Firma",
    tag: "Q1",
    adapt: (record, { site }) => ({ ...record, meta: privacyMeta(record.meta, site) }),
  }),
  thanks: definePage({
    schema: schemas.thanks,
    record: written.thanks,
    path: "/dziekujemy",
    group: "Firma",
    tag: "Q1",
  }),
  situations: defineRecord({ schema: schemas.situations, record: written.situations, shownAt: ["/", "/kontakt"] }),
  "not-found": defineRecord({ schema: schemas["not-found"], record: written.notFound }),
  site: defineRecord({ schema: schemas.site, record: written.site, adapt: siteAsShown }),
  layout: defineRecord({ schema: schemas.layout, record: written.layout }),
  names: defineRecord({ schema: schemas.names, record: written.names }),
  words: defineRecord({ schema: schemas.words, record: written.words }),
  claims: defineRecord({
    schema: schemas.claims,
    record: { claims: written.claims, claimTable: written.claimTable, promises: written.promises },
  }),
  reviews: defineRecord({
    schema: schemas.reviews,
    record: written.reviews,
    adapt: (all, { site }) => reviewsAsShown(all, site),
  }),
  gallery: defineRecord({ schema: schemas.gallery, record: written.gallery, file: "gallery/index" }),
  house: defineRecord({ schema: schemas.house, record: written.house }),
  map: defineRecord({ schema: schemas.map, record: written.mapCities }),
  publishing: defineRecord({ schema: schemas.publishing, record: written.publishing }),
  redirects: defineRecord({
    schema: schemas.redirects,
    record: written.redirects,
    adapt: (redirects, { hiddenPaths }) => {
      const taken = new Set(redirects.map(({ from }) => from));
      const moved = hiddenPaths.filter((path) => !taken.has(path)).map((from) => ({ from, to: from }));
      return [...redirects, ...moved].map(({ from, to }) => ({ from, to: isHidden(to) ? listAbove(to) : to }));
    },
  }),
  "search-synonyms": defineRecord({
    schema: schemas["search-synonyms"],
    record: written.searchSynonyms,
  }),
  "search-topics": defineRecord({ schema: schemas["search-topics"], record: written.searchTopics }),
  plans: defineFolder({ schema: schemas.plans, records: written.plans }),
  facts: defineFolder({ schema: schemas.facts, records: written.factFiles }),
  examples: defineFolder({ schema: schemas.examples, records: written.exampleFiles }),
  "power-devices": defineRecord({
    schema: schemas.calculators.shape.powerDevices,
    record: written.powerDevices,
    file: "calculators:powerDevices",
  }),
} as const;

export type CollectionName = keyof typeof collections;

/** A row of any kind, for code that treats all alike. Its schema describes the record. */
export type ContentRow = ContentKind<unknown> &
  Partial<PageKind<unknown>> & {
    schema: z.ZodType;
    record?: unknown;
    records?: Readonly<Record<string, unknown>>;
    file?: string;
    folder?: string;
    path?: SitePath | ((slug: string) => SitePath);
    secondPath?: (record: unknown, slug: string) => SitePath | undefined;
  };
