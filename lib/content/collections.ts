import { z } from "zod";
import { folderPaths, isHidden, listAbove } from "./hidden";
import { powerCategory } from "./schema/calculators";
import * as claimSchemas from "./schema/claims";
import { plan } from "./schema/drawings";
import * as estimates from "./schema/estimate";
import { example, fact } from "./schema/facts";
import { list, record } from "./schema/fields";
import * as houses from "./schema/house";
import * as nameSchemas from "./schema/names";
import * as pageSchemas from "./schema/pages";
import { paper } from "./schema/papers";
import * as protocols from "./schema/protocol";
import * as publishingSchemas from "./schema/publishing";
import * as records from "./schema/records";
import * as sites from "./schema/site";
import * as wordSchemas from "./schema/words";
import { cityAsShown, lastChecked, privacyMeta, reviewsAsShown, siteAsShown, withTrueLead } from "./shown";
import type { IsoDate, PageMeta, Site, SitePath } from "./types";
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
  /** Group and title in search results. Left out: the page is not searched. */
  search?: { group: "guide" | "service"; title: (record: T) => string };
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
    schema: pageSchemas.homePage,
    record: written.home,
    path: "/",
    group: "Firma",
    tag: "G1",
    anchors: ["specjalizacje", "mapa", "miasta", "dlaczego", "opinie"],
    adapt: (record, { site }) => ({ ...record, trust: withTrueLead(record.trust, site) }),
  }),
  offer: definePage({
    schema: pageSchemas.offerPage,
    record: written.offer,
    path: "/oferta",
    group: "Firma",
    tag: "Q1",
    anchors: ["uslugi", "realizacje"],
  }),
  "services-page": definePage({
    schema: pageSchemas.servicesPage,
    record: written.servicesPage,
    path: "/uslugi",
    group: "Firma",
    tag: "Q1",
    anchors: ["uslugi"],
  }),
  services: definePages({
    schema: records.service,
    records: written.services,
    path: (slug) => `${folderPaths.services}${slug}`,
    secondPath: (service, slug) => (service.offer ? `/oferta/${slug}` : undefined),
    group: "Usługi",
    tag: ({ code }) => code,
    search: { group: "service", title: ({ serviceType }) => serviceType },
  }),
  estimate: definePage({
    schema: estimates.estimatePage,
    record: written.estimate,
    file: "estimate/index:estimate",
    path: "/wycena",
    group: "Usługi",
    tag: "P2",
    anchors: ["cennik", "zapytanie"],
  }),
  "estimate-subjects": defineFolder({
    schema: estimates.estimateSubject,
    records: written.estimateSubjects,
    folder: "estimate",
    shownAt: ["/wycena"],
    belongsTo: ({ service }) => (service ? `${folderPaths.services}${service}` : undefined),
  }),
  protocol: definePage({
    schema: protocols.protocolPage,
    record: written.protocol,
    path: "/wzor-protokolu",
    group: "Usługi",
    tag: "P2",
    anchors: ["protokol", "kolumny"],
  }),
  papers: definePages({
    schema: paper,
    records: written.papers,
    path: (slug) => `/${slug}`,
    group: "Usługi",
    tag: "P2",
  }),
  "dla-firm": definePage({
    schema: records.sectionPage,
    record: written.dlaFirm,
    path: "/dla-firm",
    group: "Firma",
    tag: "Q1",
    adapt: (business, { site }) => ({
      ...business,
      sections: business.sections.map((section) => (section.kind === "claims" ? withTrueLead(section, site) : section)),
    }),
  }),
  "guide-index": definePage({
    schema: pageSchemas.guideIndexPage,
    record: written.guideIndex,
    path: "/poradnik",
    group: "Poradnik",
    tag: "A1",
    anchors: ["szukaj", "tematy"],
  }),
  guides: definePages({
    schema: records.guide,
    records: written.guides,
    path: (slug) => `${folderPaths.guides}${slug}`,
    group: "Poradnik",
    ogType: "article",
    tag: ({ colour }) => colour.toUpperCase(),
    search: { group: "guide", title: ({ name }) => name },
    adapt: (guide, { writtenRecord }) => ({ ...guide, checked: lastChecked(writtenRecord) }),
  }),
  cities: definePages({
    schema: records.city,
    records: written.cities,
    path: (slug) => `${folderPaths.cities}${slug}`,
    group: "Miasta",
    tag: (_, index) => `X${index + 1}`,
    onMap: ({ name, geo }) =>
      written.mapCities.length > 0 ? { name, lat: geo.latitude, lon: geo.longitude } : undefined,
    anchors: ["uslugi", "dzielnice", "powody", "zasieg"],
    adapt: (city, { site }) => cityAsShown(city, site),
  }),
  contact: definePage({
    schema: pageSchemas.contactPage,
    record: written.contact,
    path: "/kontakt",
    group: "Firma",
    tag: "X1",
    anchors: ["przygotuj", "napisz", "opinie", "dlaczego"],
  }),
  privacy: definePage({
    schema: pageSchemas.privacyPage,
    record: written.privacy,
    path: "/polityka-prywatnosci",
    group: "Firma",
    tag: "Q1",
    adapt: (record, { site }) => ({ ...record, meta: privacyMeta(record.meta, site) }),
  }),
  thanks: definePage({
    schema: pageSchemas.thanksPage,
    record: written.thanks,
    path: "/dziekujemy",
    group: "Firma",
    tag: "Q1",
  }),
  situations: defineRecord({ schema: pageSchemas.situations, record: written.situations, shownAt: ["/", "/kontakt"] }),
  "not-found": defineRecord({ schema: pageSchemas.notFoundPage, record: written.notFound }),
  site: defineRecord({ schema: sites.site, record: written.site, adapt: siteAsShown }),
  layout: defineRecord({ schema: pageSchemas.layoutTexts, record: written.layout }),
  names: defineRecord({ schema: nameSchemas.names, record: written.names }),
  words: defineRecord({ schema: wordSchemas.words, record: written.words }),
  claims: defineRecord({
    schema: record({
      claims: z.record(z.string(), claimSchemas.claim),
      claimTable: claimSchemas.claimTable,
      promises: claimSchemas.promises,
    }),
    record: { claims: written.claims, claimTable: written.claimTable, promises: written.promises },
  }),
  reviews: defineRecord({
    schema: list(pageSchemas.review, { min: 0 }),
    record: written.reviews,
    adapt: (all, { site }) => reviewsAsShown(all, site),
  }),
  gallery: defineRecord({ schema: list(records.galleryPicture), record: written.gallery, file: "gallery/index" }),
  house: defineRecord({ schema: houses.house, record: written.house }),
  map: defineRecord({ schema: list(records.mapCity, { min: 0 }), record: written.mapCities }),
  publishing: defineRecord({ schema: publishingSchemas.publishing, record: written.publishing }),
  redirects: defineRecord({
    schema: list(pageSchemas.redirect, { min: 0 }),
    record: written.redirects,
    adapt: (redirects, { hiddenPaths }) => {
      const taken = new Set(redirects.map(({ from }) => from));
      const moved = hiddenPaths.filter((path) => !taken.has(path)).map((from) => ({ from, to: from }));
      return [...redirects, ...moved].map(({ from, to }) => ({ from, to: isHidden(to) ? listAbove(to) : to }));
    },
  }),
  "search-synonyms": defineRecord({
    schema: list(pageSchemas.synonym, { min: 0, max: 500 }),
    record: written.searchSynonyms,
  }),
  plans: defineFolder({ schema: plan, records: written.plans }),
  facts: defineFolder({ schema: z.record(z.string(), fact), records: written.factFiles }),
  examples: defineFolder({ schema: example, records: written.exampleFiles }),
  "power-devices": defineRecord({
    schema: list(powerCategory),
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
