import { notFound } from "next/navigation";
import { claimRow, isAsked } from "@/lib/content/claims";
import { collections } from "@/lib/content/collections";
import { figure } from "@/lib/content/figures";
import { pictureData } from "@/lib/content/pictures";
import { prepare } from "@/lib/content/prepare";
import type { ClaimTables, FrameData, PageContext, PrintFoot } from "@/lib/content/props";
import { get, type PageName, pageAt, type RecordOf } from "@/lib/content/records";
import { claimRow as claimRowSchema } from "@/lib/content/schema/claims";
import { buildYear, getLayoutTexts, getSite, visitTracking } from "@/lib/content/site";
import type { ClaimKey, Phone, Site, SitePath } from "@/lib/content/types";
import { dayCurve } from "@/lib/drawings/day";
import { wholePlan } from "@/lib/drawings/plan";
import { siteFiles } from "@/lib/generated";
import { absoluteUrl } from "@/lib/seo/addresses";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { pageGraph, toScript } from "@/lib/seo/json-ld/graph";
import { qrDrawing } from "@/lib/seo/qr";
import { buildDay, type IsoDate, longDate } from "@/lib/text/dates";
import type { CallPlace } from "@/lib/tracking/events";

/**
 * Returns the data of the page frame.
 * @param path address of the page, "/404" for the not-found page
 * @param phone number shown in the frame; by default the main one
 */
export function frameFor(path: string, phone: Phone = getSite().phone): FrameData {
  const { meta, consent } = get("privacy");
  const { gtagId } = visitTracking();
  return {
    path,
    site: { ...getSite(), phone },
    texts: getLayoutTexts(),
    year: buildYear(),
    ...((gtagId || !meta.noIndex) && { privacy: consent.privacy }),
    ...(gtagId && { changeConsent: consent.change }),
    printStyles: siteFiles().printStyles,
  };
}

/** Builds the tables of claims, in their order, with the proofs valid on the day of the build. */
export function claimTables(keys: readonly ClaimKey[], site: Site, today = buildDay()): ClaimTables {
  const rows = keys
    .filter(isAsked)
    .map((key) => prepare(claimRowSchema, claimRow(key, site, today), `claims:claims.${key}`));
  return {
    proven: rows.filter(({ proof }) => proof.length > 0),
    open: rows.filter(({ proof }) => proof.length === 0),
    texts: get("claims").claimTable,
    day: longDate(today),
  };
}

/**
 * Returns the data the sections of a page need besides their content.
 * @param place place reported for calls from these sections
 * @param phone number they show; by default the main one
 */
export const pageContext = (place: CallPlace = "section", phone: Phone = getSite().phone): PageContext => ({
  phone,
  place,
  answering: { texts: getLayoutTexts().answering, hours: getSite().hours.phone },
  bandNote: getLayoutTexts().bandNote,
  pictureOf: (ref) => pictureData(ref),
  claimsOf: (keys) => claimTables(keys, getSite()),
  dayOf: dayCurve,
  planOf: (name) => wholePlan(name, (one) => get("plans", one)),
  figureOf: figure,
});

/**
 * Returns the foot of a printed page: canonical address, its QR code, and the day law and prices were checked or else
 * the day of the text.
 */
export function printFoot(path: SitePath, days: { text: IsoDate; checked?: IsoDate | undefined }): PrintFoot {
  const address = absoluteUrl(path);
  const { paper } = getLayoutTexts();
  const day = days.checked ?? days.text;
  return {
    address,
    qr: qrDrawing(address),
    date: { label: days.checked ? paper.checked : paper.updated, day, text: longDate(day) },
  };
}

type Options = {
  /** Slug of its record in a folder. */
  slug?: string;
  /** Its address, where the record has two. */
  path?: SitePath;
  place?: CallPlace;
  phone?: Phone;
};

/**
 * Gathers what a page of every kind shows: its record, the frame with structured data, the trail to it, and what its
 * sections need. A hidden page, or a stand-in for one, answers "not found".
 */
export function pageData<Name extends PageName>(name: Name, { slug = "", path, place, phone }: Options = {}) {
  const { path: usual }: { path: SitePath | ((slug: string) => SitePath) } = collections[name];
  const page = pageAt(path ?? (typeof usual === "string" ? usual : usual(slug))) ?? notFound();
  return {
    page: page.record as RecordOf<Name>,
    // Nobody finds the page after a message by searching.
    frame: { ...frameFor(page.path, phone), ...(name !== "thanks" && { jsonLd: toScript(pageGraph(page)) }) },
    trail: breadcrumbs(page.path),
    context: pageContext(place, phone),
  };
}

export type PageData<Name extends PageName> = ReturnType<typeof pageData<Name>>;
