/**
 * The types of content/, derived from lib/content/schema, which describes meaning and length of every field. Types
 * only, so that content/ can import nothing else.
 */
import type { z } from "zod";
import type { IsoDate } from "@/lib/text/dates";
import type { IconName } from "./icons";
import type * as calculators from "./schema/calculators";
import type * as claims from "./schema/claims";
import type * as drawings from "./schema/drawings";
import type * as estimates from "./schema/estimate";
import type * as facts from "./schema/facts";
import type { Href, SitePath } from "./schema/fields";
import type * as houses from "./schema/house";
import type * as records from "./schema/pages";
import type * as papers from "./schema/papers";
import type * as parts from "./schema/parts";
import type * as privacy from "./schema/privacy";
import type * as protocolPages from "./schema/protocol";
import type { publishing, redirect } from "./schema/publishing";
import type * as search from "./schema/search";
import type * as sections from "./schema/sections";
import type * as pages from "./schema/single-pages";
import type * as sites from "./schema/site";
import type * as small from "./schema/small-calculators";
import type { words } from "./schema/words";
import type { names } from "./schema/words-by-name";

export type { Href, IconName, IsoDate, SitePath };

/**
 * Running text with `**strong**`, `[link](/uslugi/pomiary)` and facts in braces, `{pomiary.domDo150}`, replaced by
 * values of content/facts. No-break spaces, „quotes” and dashes in ranges are set at build time.
 */
export type Text = string;

/** File name in content/gallery without its ending, "08-panel-knx-salon". */
export type PictureName = string;

export type PictureRef = z.infer<typeof parts.pictureRef>;
export type ClaimKey = z.infer<typeof parts.claimKey>;
export type Button = z.infer<typeof parts.button>;
/** A drawing of a section, by what it shows. */
export type Drawing = z.infer<typeof drawings.drawing>;
export type DrawingOf<K extends Drawing["drawing"]> = Extract<Drawing, { drawing: K }>;
/** A plan as its file in content/plans says it. */
export type Plan = z.infer<typeof drawings.plan>;
/** A plan with the fields of the one it is drawn on. */
export type WholePlan = Plan & Required<Pick<Plan, "size" | "rooms">>;
export type CircuitSymbol = z.infer<typeof drawings.circuitSymbol>;
export type PlanSymbol = z.infer<typeof drawings.planSymbol>;
export type Band = z.infer<typeof parts.band>;
export type Callout = z.infer<typeof parts.callout>;
export type RowItem = z.infer<typeof sections.rowItem>;
/** A row of a page's head as its file says it, and as pages show it. */
export type HeadRow = z.infer<typeof parts.headFacts>[number];
/** A row of a head as it is shown. */
export type HeadFact = Extract<HeadRow, { label: string }> & { /** From the price list. */ isPrice?: boolean };
export type TableRow = z.infer<typeof sections.tableRow>;
export type CompareItem = z.infer<typeof sections.compareItem>;
export type StepItem = z.infer<typeof sections.stepItem>;
export type CaseItem = z.infer<typeof sections.caseItem>;
export type FaultItem = z.infer<typeof sections.faultItem>;
/** One section of a service, guide or city page. Each kind has a component in components/sections. */
export type Section = z.infer<typeof sections.section>;
type SectionKind = Section["kind"];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

export type PageMeta = z.infer<typeof records.pageMeta>;
export type Service = z.infer<typeof records.service>;
export type Conductor = z.infer<typeof records.conductor>;
export type Guide = z.infer<typeof records.guide>;
export type City = z.infer<typeof records.city>;
export type Paper = z.infer<typeof papers.paper>;
export type SectionPage = z.infer<typeof records.sectionPage>;
export type GalleryPicture = z.infer<typeof records.galleryPicture>;
export type GalleryKind = (typeof records.galleryKinds)[number];
export type MapCity = z.infer<typeof records.mapCity>;
export type House = z.infer<typeof houses.house>;

export type HomePage = z.infer<typeof pages.homePage>;
export type Situations = z.infer<typeof pages.situations>;
export type Review = z.infer<typeof pages.review>;
export type NotFoundPage = z.infer<typeof pages.notFoundPage>;
export type Names = z.infer<typeof names>;
export type Words = z.infer<typeof words>;
export type LayoutTexts = z.infer<typeof pages.layoutTexts>;
export type OfferPage = z.infer<typeof pages.offerPage>;
export type ServicesPage = z.infer<typeof pages.servicesPage>;
export type GuideIndexPage = z.infer<typeof pages.guideIndexPage>;
export type ContactPage = z.infer<typeof pages.contactPage>;
export type WriteTexts = z.infer<typeof pages.writeTexts>;
export type ThanksPage = z.infer<typeof pages.thanksPage>;
export type PrivacyPage = z.infer<typeof privacy.privacyPage>;
export type PrivacySection = z.infer<typeof privacy.privacySection>;
export type ConsentTexts = z.infer<typeof privacy.consentTexts>;
export type PowerTexts = z.infer<typeof calculators.powerTexts>;
export type PvTexts = z.infer<typeof calculators.pvTexts>;
/** Words of a small calculator, by the name of their schema. */
export type SmallTexts<Name extends keyof typeof small> = z.infer<(typeof small)[Name]>;
export type PowerDevice = z.infer<typeof calculators.powerDevice>;
export type PowerCategory = z.infer<typeof calculators.powerCategory>;
export type Synonym = z.infer<typeof search.synonym>;
export type SearchTopic = z.infer<typeof search.searchTopic>;
export type Redirect = z.infer<typeof redirect>;
export type Publishing = z.infer<typeof publishing>;

export type Site = z.infer<typeof sites.site>;
export type Phone = z.infer<typeof sites.phone>;
export type Hours = Site["hours"]["office"];
export type Rating = z.infer<typeof sites.rating>;
export type Claim = z.infer<typeof claims.claim>;
export type PromiseTexts = z.infer<typeof claims.promises>;
export type ClaimRow = z.infer<typeof claims.claimRow>;
export type ClaimTableTexts = z.infer<typeof claims.claimTable>;
export type Fact = z.infer<typeof facts.fact>;
export type ExampleResult = z.infer<typeof facts.exampleResult>;
/** What a worked example assumes, and its results, by key (content/examples). */
export type ExampleInputs = z.infer<typeof facts.example>["inputs"];
export type ExampleResults = z.infer<typeof facts.example>["results"];
export type Figure = z.infer<typeof facts.figure>;
/** Figures by the key texts use in braces. */
export type Figures = Readonly<Record<string, Figure>>;

export type ProtocolPage = z.infer<typeof protocolPages.protocolPage>;
export type ProtocolSpecimen = ProtocolPage["specimen"];
type ProtocolCircuit = ProtocolSpecimen["circuits"]["rows"][number];
/** Tripping curve and rated current of a circuit breaker. */
export type Breaker = ProtocolCircuit["breaker"];
export type InsulationTestVolts = ProtocolSpecimen["circuits"]["insulationTestVolts"];
export type ProtocolColumn = keyof ProtocolPage["explanation"]["columns"];

export type EstimatePage = z.infer<typeof estimates.estimatePage>;
export type EstimateSubject = z.infer<typeof estimates.estimateSubject>;
/** A row of the price list. */
export type ListPrice = EstimateSubject["rows"][number];
export type EstimateQuestion = EstimateSubject["questions"][number];
