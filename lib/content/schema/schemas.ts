/** The schema of every file and folder of content/, by its name; of a file with several exports by their names. */
import { z } from "zod";
import * as calculators from "./calculators";
import * as claims from "./claims";
import { plan } from "./drawings";
import * as estimates from "./estimate";
import { example, fact } from "./facts";
import { list, record } from "./fields";
import { house } from "./house";
import { named } from "./meta";
import * as records from "./pages";
import { paper } from "./papers";
import { privacyPage } from "./privacy";
import { protocolPage } from "./protocol";
import { publishing, redirect } from "./publishing";
import * as search from "./search";
import * as pages from "./single-pages";
import { site } from "./site";
import * as small from "./small-calculators";
import { words } from "./words";
import { names } from "./words-by-name";

export const schemas = {
  home: pages.homePage,
  offer: pages.offerPage,
  "services-page": pages.servicesPage,
  services: records.service,
  estimate: estimates.estimatePage,
  "estimate-subjects": estimates.estimateSubject,
  protocol: protocolPage,
  papers: paper,
  "dla-firm": records.sectionPage,
  "guide-index": pages.guideIndexPage,
  guides: records.guide,
  cities: records.city,
  contact: pages.contactPage,
  privacy: privacyPage,
  thanks: pages.thanksPage,
  situations: pages.situations,
  "not-found": pages.notFoundPage,
  site,
  layout: pages.layoutTexts,
  names,
  words,
  claims: record({
    claims: named(z.record(z.string(), claims.claim), "twierdzenia"),
    claimTable: claims.claimTable,
    promises: claims.promises,
  }),
  reviews: list(pages.review, "opinie", { min: 0 }),
  gallery: list(records.galleryPicture, "zdjęcia"),
  house,
  map: list(records.mapCity, "miasta", { min: 0 }),
  publishing,
  redirects: list(redirect, "przekierowania", { min: 0 }),
  "search-topics": list(search.searchTopic, "tematy", { min: 0, max: 100 }),
  "search-synonyms": list(search.synonym, "słowa", { min: 0, max: 500 }),
  facts: z.record(z.string(), fact),
  examples: example,
  plans: plan,
  calculators: record({
    powerTexts: named(calculators.powerTexts, "moc"),
    pvTexts: named(calculators.pvTexts, "fotowoltaika"),
    powerDevices: list(calculators.powerCategory, "urządzenia"),
  }),
  "small-calculators": record({
    cableTexts: named(small.cableTexts, "przewody"),
    lightTexts: named(small.lightTexts, "światło"),
    batteryTexts: named(small.batteryTexts, "akumulator"),
  }),
} as const;
