import { contact as contactRecord } from "@/content/contact";
import { dlaFirm } from "@/content/dla-firm";
import { estimate as estimateRecord, estimateSubjects as subjectRecords } from "@/content/estimate";
import { guideIndex as guideIndexRecord } from "@/content/guide-index";
import { home as homeRecord } from "@/content/home";
import { notFound as notFoundRecord } from "@/content/not-found";
import { offer as offerRecord } from "@/content/offer";
import { privacy as privacyRecord } from "@/content/privacy";
import { protocol as protocolRecord } from "@/content/protocol";
import { reviews as reviewRecords } from "@/content/reviews";
import { servicesPage as servicesPageRecord } from "@/content/services-page";
import { situations as situationsRecord } from "@/content/situations";
import { thanks as thanksRecord } from "@/content/thanks";
import { withTrueLead } from "./claim-tables";
import { figure } from "./figures";
import { getCity, getGuide, getService } from "./page-records";
import { prepare } from "./prepare";
import { type ProtocolView, protocolView } from "./protocol/view";
import {
  citySlugs,
  type GuideSlug,
  guideSlugs,
  type OfferSlug,
  offerSlugs,
  type ServiceSlug,
  serviceSlugs,
} from "./routes";
import { estimatePage, estimateSubject } from "./schema/estimate";
import { list } from "./schema/fields";
import * as pages from "./schema/pages";
import { protocolPage } from "./schema/protocol";
import * as schemas from "./schema/records";
import { getSite, shownReviews } from "./site";
import type * as content from "./types";

export { getCity, getGuide, getService };

// Services

/** The twelve services in circuit order, F1 to F12. */
export const allServices = (): readonly content.Service[] => serviceSlugs.map(getService);

const isOffer = (slug: ServiceSlug): slug is OfferSlug => (offerSlugs as readonly string[]).includes(slug);

/**
 * The address of a service: the canonical one, or the one under /oferta where `from` is "oferta" and it has one.
 */
export const servicePath = (slug: ServiceSlug, from: "uslugi" | "oferta" = "uslugi") =>
  from === "oferta" && isOffer(slug) ? (`/oferta/${slug}` as const) : (`/uslugi/${slug}` as const);

// Guides

/** The fifteen guides in the order of the index page. */
export const allGuides = (): readonly content.Guide[] => guideSlugs.map(getGuide);

/** Address of a guide. */
export const guidePath = (slug: GuideSlug) => `/poradnik/${slug}` as const;

// Cities

/** The eleven cities with a page. */
export const allCities = (): readonly content.City[] => citySlugs.map(getCity);

// Pages of their own kind

const home: content.HomePage = prepare(pages.homePage, homeRecord, "home");
const situations: content.Situations = prepare(pages.situations, situationsRecord, "situations");
const notFound: content.NotFoundPage = prepare(pages.notFoundPage, notFoundRecord, "not-found");
const offer: content.OfferPage = prepare(pages.offerPage, offerRecord, "offer");
const servicesPage: content.ServicesPage = prepare(pages.servicesPage, servicesPageRecord, "services-page");
const guideIndex: content.GuideIndexPage = prepare(pages.guideIndexPage, guideIndexRecord, "guide-index");
const business: content.SectionPage = prepare(schemas.sectionPage, dlaFirm, "dla-firm");
const contact: content.ContactPage = prepare(pages.contactPage, contactRecord, "contact");
const estimate: content.EstimatePage = prepare(estimatePage, estimateRecord, "estimate/index:estimate");
const estimateSubjects: readonly content.EstimateSubject[] = Object.entries(subjectRecords).map(([file, subject]) =>
  prepare(estimateSubject, subject, `estimate/${file}`),
);
const thanks: content.ThanksPage = prepare(pages.thanksPage, thanksRecord, "thanks");
const privacy: content.PrivacyPage = prepare(pages.privacyPage, privacyRecord, "privacy");
const protocol: content.ProtocolPage = prepare(protocolPage, protocolRecord, "protocol");
const reviews: readonly content.Review[] = prepare(list(pages.review, { min: 0 }), reviewRecords, "reviews");

export const getHome = (): content.HomePage => ({ ...home, trust: withTrueLead(home.trust) });
/** What people phone for: on the home page and on /kontakt. */
export const getSituations = (): content.Situations => situations;
export const getNotFound = (): content.NotFoundPage => notFound;
export const getOffer = (): content.OfferPage => offer;
export const getServicesPage = (): content.ServicesPage => servicesPage;
export const getGuideIndex = (): content.GuideIndexPage => guideIndex;
/** /wycena, without its subjects: lib/estimate. */
export const getEstimate = (): content.EstimatePage => estimate;

/** What an estimate can be about, in the order of the board. */
export const allEstimateSubjects = (): readonly content.EstimateSubject[] => estimateSubjects;

export const getContact = (): content.ContactPage => contact;
export const getThanks = (): content.ThanksPage => thanks;
export const getPrivacy = (): content.PrivacyPage => privacy;
/** /wzor-protokolu. */
export const getProtocol = (): content.ProtocolPage => protocol;
/** The tables of the specimen with their limits and verdicts, ready to be shown. */
export const getProtocolView = (): ProtocolView => protocolView(protocol.specimen, figure("siec.napiecie").number);
/** /dla-firm. */
export const getBusinessPage = (): content.SectionPage => ({
  ...business,
  sections: business.sections.map((section) => (section.kind === "protocol" ? withTrueLead(section) : section)),
});
/** Reviews shown and marked up on the home page. */
export const getReviews = (): readonly content.Review[] => shownReviews(reviews, getSite());
