import { z } from "zod";
import { powerDevices } from "@/content/calculators";
import { cities } from "@/content/cities";
import { claims, claimTable } from "@/content/claims";
import { contact } from "@/content/contact";
import { dlaFirm } from "@/content/dla-firm";
import { estimate, estimateSubjects } from "@/content/estimate";
import { assumptions } from "@/content/facts/assumptions";
import { company } from "@/content/facts/company";
import { energy } from "@/content/facts/energy";
import { installations } from "@/content/facts/installations";
import { lowVoltage } from "@/content/facts/low-voltage";
import { rules } from "@/content/facts/rules";
import { safety } from "@/content/facts/safety";
import { sun } from "@/content/facts/sun";
import { gallery } from "@/content/gallery";
import { guideIndex } from "@/content/guide-index";
import { guides } from "@/content/guides";
import { home } from "@/content/home";
import { house } from "@/content/house";
import { layout } from "@/content/layout";
import { mapCities } from "@/content/map";
import { notFound } from "@/content/not-found";
import { offer } from "@/content/offer";
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
import { calculators } from "@/lib/calculators";
import { type OfferSlug, offerSlugs, type ServiceSlug } from "@/lib/content/routes";
import { powerCategory } from "@/lib/content/schema/calculators";
import { claim, claimTable as claimTableSchema } from "@/lib/content/schema/claims";
import { estimatePage, estimateSubject } from "@/lib/content/schema/estimate";
import { fact } from "@/lib/content/schema/facts";
import { list, record } from "@/lib/content/schema/fields";
import { house as houseSchema } from "@/lib/content/schema/house";
import * as pages from "@/lib/content/schema/pages";
import { protocolPage } from "@/lib/content/schema/protocol";
import * as publishingSchema from "@/lib/content/schema/publishing";
import * as schemas from "@/lib/content/schema/records";
import * as sites from "@/lib/content/schema/site";
import { words as wordsSchema } from "@/lib/content/schema/words";
import type { PageMeta, Section, SitePath } from "@/lib/content/types";
import type { Problem } from "./problem";

/** A content record as the checks see it: where it stands, what it is held to, and what is common to all. */
export type CheckedRecord = {
  file: string;
  /** Key under which the index lists it, where it has one; must equal its slug. */
  key?: string;
  schema: z.ZodType;
  record: { slug?: string; meta?: PageMeta; sections?: readonly Section[]; local?: readonly Section[] };
  /** False for pages outside search engines: their titles may repeat. */
  unique: boolean;
  /** Addresses that show it; none where it is no page of its own. */
  paths?: readonly SitePath[];
  /** Facts it stands on beside those in its texts. */
  facts?: readonly string[];
};

/** A check of one record. */
export type Rule = (checked: CheckedRecord) => Problem[];

/** Pages of one kind, by slug. */
const folder = <Slug extends string>(
  name: string,
  schema: z.ZodType,
  records: Readonly<Record<Slug, object>>,
  paths: (slug: Slug) => readonly SitePath[],
): CheckedRecord[] =>
  (Object.entries(records) as [Slug, object][]).map(([key, record]) => ({
    file: `content/${name}/${key}.ts`,
    key,
    schema,
    record,
    unique: true,
    paths: paths(key),
  }));

const isOffered = (slug: ServiceSlug): slug is OfferSlug => offerSlugs.some((offered) => offered === slug);

/** Some services stand under two addresses. */
const servicePaths = (slug: ServiceSlug): readonly SitePath[] => [
  `/uslugi/${slug}`,
  ...(isOffered(slug) ? ([`/oferta/${slug}`] as const) : []),
];

/** Where a record is shown. One that is no page of its own is named by its file. */
export const pathsOf = ({ file, paths }: CheckedRecord): readonly string[] => paths ?? [file];

/** A page with a file of its own. */
const page = (name: string, path: SitePath, schema: z.ZodType, record: object): CheckedRecord => ({
  file: `content/${name}.ts`,
  schema,
  record,
  unique: true,
  paths: [path],
});

/** Data that is no page. */
const data = (name: string, schema: z.ZodType, record: unknown): CheckedRecord => ({
  file: `content/${name}.ts`,
  schema,
  record: record as object,
  unique: false,
});

/** Every content record of the site. */
export const contentRecords = (): CheckedRecord[] => [
  ...folder("services", schemas.service, services, servicePaths),
  ...folder("guides", schemas.guide, guides, (slug) => [`/poradnik/${slug}`]),
  ...folder("cities", schemas.city, cities, (slug) => [`/${slug}`]),
  page("home", "/", pages.homePage, home),
  page("offer", "/oferta", pages.offerPage, offer),
  page("services-page", "/uslugi", pages.servicesPage, servicesPage),
  page("guide-index", "/poradnik", pages.guideIndexPage, guideIndex),
  page("dla-firm", dlaFirm.path, schemas.sectionPage, dlaFirm),
  page("estimate/index", estimate.path, estimatePage, estimate),
  ...Object.entries(estimateSubjects).map(([name, subject]) => ({
    ...data(`estimate/${name}`, estimateSubject, subject),
    paths: [estimate.path],
  })),
  page("protocol", protocol.path, protocolPage, protocol),
  page("contact", "/kontakt", pages.contactPage, contact),
  page("privacy", "/polityka-prywatnosci", pages.privacyPage, privacy),
  { ...page("thanks", "/dziekujemy", pages.thanksPage, thanks), unique: false },
  { ...data("situations", pages.situations, situations), paths: ["/", "/kontakt"] },
  data("not-found", pages.notFoundPage, notFound),
  data("site", record({ site: sites.site }), { site }),
  data("layout", pages.layoutTexts, layout),
  data("words", wordsSchema, words),
  data("claims", record({ claims: z.record(z.string(), claim), claimTable: claimTableSchema }), {
    claims,
    claimTable,
  }),
  data("reviews", list(pages.review, { min: 0 }), reviews),
  data("gallery/index", list(schemas.galleryPicture), gallery),
  data("house", houseSchema, house),
  data("map", list(schemas.mapCity), mapCities),
  data("publishing", publishingSchema.publishing, publishing),
  data("redirects", list(pages.redirect, { min: 0 }), redirects),
  data("search-synonyms", list(pages.synonym, { min: 0, max: 500 }), searchSynonyms),
  ...Object.entries({ assumptions, company, energy, installations, "low-voltage": lowVoltage, rules, safety, sun }).map(
    ([name, group]) => data(`facts/${name}`, z.record(z.string(), fact), group),
  ),
  data("calculators", list(powerCategory), powerDevices),
  ...Object.values(calculators).map(({ origin, schema, typed, guide, factKeys }) => ({
    ...data(origin.split(":")[0] ?? "", schema, typed),
    paths: [`/poradnik/${guide}` as const],
    facts: factKeys(),
  })),
];
