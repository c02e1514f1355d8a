import { contact as contactRecord } from "@/content/contact";
import { dlaFirm } from "@/content/dla-firm";
import { guideIndex as guideIndexRecord } from "@/content/guide-index";
import { home as homeRecord } from "@/content/home";
import { notFound as notFoundRecord } from "@/content/not-found";
import { offer as offerRecord } from "@/content/offer";
import { privacy as privacyRecord } from "@/content/privacy";
import { reviews as reviewRecords } from "@/content/reviews";
import { servicesPage as servicesPageRecord } from "@/content/services-page";
import { thanks as thanksRecord } from "@/content/thanks";
import { withTrueLead } from "./claim-tables";
import type { ContactPage, PrivacyPage, ThanksPage } from "./contact-types";
import type { GuideIndexPage, HomePage, NotFoundPage, OfferPage, Review, ServicesPage } from "./page-types";
import { prepare } from "./prepare";
import { shownReviews } from "./samples";
import { getSite } from "./site";
import type { SectionPage } from "./types";

const preparedHome: HomePage = prepare(homeRecord);
const home: HomePage = { ...preparedHome, trust: withTrueLead(preparedHome.trust) };
const notFound: NotFoundPage = prepare(notFoundRecord);
const reviews: readonly Review[] = shownReviews(prepare<readonly Review[]>(reviewRecords), getSite());
const offer: OfferPage = prepare(offerRecord);
const servicesPage: ServicesPage = prepare(servicesPageRecord);
const guideIndex: GuideIndexPage = prepare(guideIndexRecord);
const preparedBusiness: SectionPage = prepare(dlaFirm);
const business: SectionPage = {
  ...preparedBusiness,
  sections: preparedBusiness.sections.map((section) => (section.kind === "protocol" ? withTrueLead(section) : section)),
};
const contact: ContactPage = prepare(contactRecord);
const thanks: ThanksPage = prepare(thanksRecord);
const privacy: PrivacyPage = prepare(privacyRecord);

export const getHome = (): HomePage => home;
export const getNotFound = (): NotFoundPage => notFound;
export const getOffer = (): OfferPage => offer;
export const getServicesPage = (): ServicesPage => servicesPage;
export const getGuideIndex = (): GuideIndexPage => guideIndex;
export const getContact = (): ContactPage => contact;
export const getThanks = (): ThanksPage => thanks;
export const getPrivacy = (): PrivacyPage => privacy;
export const getBusinessPage = (): SectionPage => business;
/** Reviews shown and marked up on the home page. */
export const getReviews = (): readonly Review[] => reviews;
