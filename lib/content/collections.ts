import { z } from "zod";
import { powerDevices } from "@/content/calculators";
import { cities } from "@/content/cities";
import { claims, claimTable, promises } from "@/content/claims";
import { contact } from "@/content/contact";
import { dlaFirm } from "@/content/dla-firm";
import { estimate, estimateSubjects } from "@/content/estimate";
import { factFiles } from "@/content/facts";
import { gallery } from "@/content/gallery";
import { guideIndex } from "@/content/guide-index";
import { guides } from "@/content/guides";
import { home } from "@/content/home";
import { house } from "@/content/house";
import { layout } from "@/content/layout";
import { mapCities } from "@/content/map";
import { notFound } from "@/content/not-found";
import { offer } from "@/content/offer";
import { papers } from "@/content/papers";
import { privacy } from "@/content/privacy";
import { protocol } from "@/content/protocol";
import { publishing } from "@/content/publishing";
import { redirects } from "@/content/redirects";
import { reviews } from "@/content/reviews";
import { searchSynonyms } from "@/content/search-synonyms";
import { services } from "@/content/services";
import { servicesPage } from "@/content/services-page";
import { site } from "@/content/site";
import { situations } from "@/content/situations";
import { thanks } from "@/content/thanks";
import { words } from "@/content/words";
import { withTrueLead } from "./claim-tables";
import { folderPaths, isHidden, listAbove } from "./hidden";
import { lastChecked } from "./last-checked";
import { privacyMeta } from "./privacy";
import { cityAsShown, reviewsAsShown, siteAsShown } from "./samples";
import { powerCategory } from "./schema/calculators";
import * as claimSchemas from "./schema/claims";
import * as estimates from "./schema/estimate";
import { fact } from "./schema/facts";
import { list, record } from "./schema/fields";
import * as houses from "./schema/house";
import * as pageSchemas from "./schema/pages";
import { paper } from "./schema/papers";
import * as protocols from "./schema/protocol";
import * as publishingSchemas from "./schema/publishing";
import * as records from "./schema/records";
import * as sites from "./schema/site";
import * as wordSchemas from "./schema/words";
import type { IsoDate, PageMeta, Site, SitePath } from "./types";

/** Optional fields of every row. */
type ContentKind<T> = {
  /**
   * Returns what pages show of a prepared record, if that is more or less than the file says.
   * @param writtenRecord the record as it stands in the file, with the keys of facts in place
   */
  adapt?: (record: T, context: { writtenRecord: T; site: Site }) => T;
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
    record: home,
    path: "/",
    group: "Firma",
    tag: "G1",
    anchors: ["specjalizacje", "mapa", "miasta", "dlaczego", "opinie"],
    adapt: (record, { site }) => ({ ...record, trust: withTrueLead(record.trust, site) }),
  }),
  offer: definePage({
    schema: pageSchemas.offerPage,
    record: offer,
    path: "/oferta",
    group: "Firma",
    tag: "Q1",
    anchors: ["uslugi", "realizacje"],
  }),
  "services-page": definePage({
    schema: pageSchemas.servicesPage,
    record: servicesPage,
    path: "/uslugi",
    group: "Firma",
    tag: "Q1",
    anchors: ["uslugi"],
  }),
  services: definePages({
    schema: records.service,
    records: services,
    path: (slug) => `${folderPaths.services}${slug}`,
    secondPath: (service, slug) => (service.offer ? `/oferta/${slug}` : undefined),
    group: "Usługi",
    tag: ({ code }) => code,
    search: { group: "service", title: ({ serviceType }) => serviceType },
  }),
  estimate: definePage({
    schema: estimates.estimatePage,
    record: estimate,
    file: "estimate/index:estimate",
    path: "/wycena",
    group: "Usługi",
    tag: "P2",
    anchors: ["cennik", "zapytanie"],
  }),
  "estimate-subjects": defineFolder({
    schema: estimates.estimateSubject,
    records: estimateSubjects,
    folder: "estimate",
    shownAt: ["/wycena"],
    belongsTo: ({ service }) => (service ? `${folderPaths.services}${service}` : undefined),
  }),
  protocol: definePage({
    schema: protocols.protocolPage,
    record: protocol,
    path: "/wzor-protokolu",
    group: "Usługi",
    tag: "P2",
    anchors: ["protokol", "kolumny"],
  }),
  papers: definePages({
    schema: paper,
    records: papers,
    path: (slug) => `/${slug}`,
    group: "Usługi",
    tag: "P2",
  }),
  "dla-firm": definePage({
    schema: records.sectionPage,
    record: dlaFirm,
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
    record: guideIndex,
    path: "/poradnik",
    group: "Poradnik",
    tag: "A1",
    anchors: ["szukaj", "tematy"],
  }),
  guides: definePages({
    schema: records.guide,
    records: guides,
    path: (slug) => `${folderPaths.guides}${slug}`,
    group: "Poradnik",
    ogType: "article",
    tag: ({ colour }) => colour.toUpperCase(),
    search: { group: "guide", title: ({ name }) => name },
    adapt: (guide, { writtenRecord }) => ({ ...guide, checked: lastChecked(writtenRecord) }),
  }),
  cities: definePages({
    schema: records.city,
    records: cities,
    path: (slug) => `${folderPaths.cities}${slug}`,
    group: "Miasta",
    tag: (_, index) => `X${index + 1}`,
    onMap: ({ name, geo }) => (mapCities.length > 0 ? { name, lat: geo.latitude, lon: geo.longitude } : undefined),
    anchors: ["uslugi", "dzielnice", "powody", "zasieg"],
    adapt: (city, { site }) => cityAsShown(city, site),
  }),
  contact: definePage({
    schema: pageSchemas.contactPage,
    record: contact,
    path: "/kontakt",
    group: "Firma",
    tag: "X1",
    anchors: ["przygotuj", "napisz", "opinie", "dlaczego"],
  }),
  privacy: definePage({
    schema: pageSchemas.privacyPage,
    record: privacy,
    path: "/polityka-prywatnosci",
    group: "Firma",
    tag: "Q1",
    adapt: (record, { site }) => ({ ...record, meta: privacyMeta(record.meta, site) }),
  }),
  thanks: definePage({
    schema: pageSchemas.thanksPage,
    record: thanks,
    path: "/dziekujemy",
    group: "Firma",
    tag: "Q1",
  }),
  situations: defineRecord({ schema: pageSchemas.situations, record: situations, shownAt: ["/", "/kontakt"] }),
  "not-found": defineRecord({ schema: pageSchemas.notFoundPage, record: notFound }),
  site: defineRecord({ schema: sites.site, record: site, adapt: siteAsShown }),
  layout: defineRecord({ schema: pageSchemas.layoutTexts, record: layout }),
  words: defineRecord({ schema: wordSchemas.words, record: words }),
  claims: defineRecord({
    schema: record({
      claims: z.record(z.string(), claimSchemas.claim),
      claimTable: claimSchemas.claimTable,
      promises: claimSchemas.promises,
    }),
    record: { claims, claimTable, promises },
  }),
  reviews: defineRecord({
    schema: list(pageSchemas.review, { min: 0 }),
    record: reviews,
    adapt: (all, { site }) => reviewsAsShown(all, site),
  }),
  gallery: defineRecord({ schema: list(records.galleryPicture), record: gallery, file: "gallery/index" }),
  house: defineRecord({ schema: houses.house, record: house }),
  map: defineRecord({ schema: list(records.mapCity, { min: 0 }), record: mapCities }),
  publishing: defineRecord({ schema: publishingSchemas.publishing, record: publishing }),
  redirects: defineRecord({
    schema: list(pageSchemas.redirect, { min: 0 }),
    record: redirects,
    adapt: (written) => {
      const taken = new Set(written.map(({ from }) => from));
      const moved = hiddenPaths.filter((path) => !taken.has(path)).map((from) => ({ from, to: from }));
      return [...written, ...moved].map(({ from, to }) => ({ from, to: isHidden(to) ? listAbove(to) : to }));
    },
  }),
  "search-synonyms": defineRecord({ schema: list(pageSchemas.synonym, { min: 0, max: 500 }), record: searchSynonyms }),
  facts: defineFolder({ schema: z.record(z.string(), fact), records: factFiles }),
  "power-devices": defineRecord({
    schema: list(powerCategory),
    record: powerDevices,
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

/** One record of content/, as it stands in its file. */
export type ContentEntry = {
  name: CollectionName;
  row: ContentRow;
  writtenRecord: unknown;
  /** Its file, with the export if the file holds several: "services/pomiary", "calculators:powerDevices". */
  origin: string;
  /** Only in a folder. */
  slug?: string;
  /** Its place in the index of the folder. */
  index: number;
  /** Addresses of its own, the canonical one first; none where it is no page. */
  paths: readonly SitePath[];
  /** True if the site does not show it. */
  hidden: boolean;
};

function entriesOf([name, row]: [CollectionName, ContentRow]): ContentEntry[] {
  const { record, records, file = name, folder = name, path, secondPath, belongsTo } = row;
  if (!records)
    return [
      {
        ...{ name, row, writtenRecord: record, origin: file, index: 0, hidden: false },
        paths: typeof path === "string" ? [path] : [],
      },
    ];
  return Object.entries(records).map(([slug, writtenRecord], index) => {
    const other = secondPath?.(writtenRecord, slug);
    const paths = typeof path === "function" ? [path(slug), ...(other ? [other] : [])] : [];
    const page = paths[0] ?? belongsTo?.(writtenRecord);
    const hidden = page !== undefined && isHidden(page);
    return { name, row, writtenRecord, origin: `${folder}/${slug}`, slug, index, paths, hidden };
  });
}

/** Every record of content/, hidden or not, in the order of the table. */
export const entries: readonly ContentEntry[] = (
  Object.entries(collections) as unknown as [CollectionName, ContentRow][]
).flatMap(entriesOf);

const pathsWhere = (hidden: boolean): readonly SitePath[] =>
  entries.filter((entry) => entry.hidden === hidden).flatMap(({ paths }) => paths);

/** Addresses of the site's pages. */
export const sitePaths = pathsWhere(false);
/** Addresses of hidden pages. */
export const hiddenPaths = pathsWhere(true);
