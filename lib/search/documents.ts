import type { z } from "zod";
import type { ContentRow } from "@/lib/content/collections";
import { amountOf } from "@/lib/content/price-list";
import { all, allPages, get } from "@/lib/content/records";
import * as schemas from "@/lib/content/schema/sections";
import { eachString } from "@/lib/content/schema/walk";
import type { IconName, PageMeta, Section, SitePath } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { clean } from "@/lib/text/inline";
import type { SearchDocument, SearchSection } from "./index-format";

/** Fields whose words repeat on every page of a kind, so all would match; headings are indexed separately. */
const repeatedFields = /(?:^|\.)button\.|^(?:heading|ask)$/;

/** Fields that are not read as a part of the page: what names it, repeats on others or calls. */
const otherFields =
  /^(?:slug|name|inCity|ofCity|meta|tile|card|hero|keyFacts|band|related|neighbours|texts|emergency|advice)$/;

/** Anchors of parts that are not in a list of sections. */
const anchors: Readonly<Record<string, string>> = {
  services: "uslugi",
  districts: "dzielnice",
  reasons: "powody",
  range: "zasieg",
  checklist: "przygotuj",
  write: "napisz",
  reviews: "opinie",
  gallery: "realizacje",
  list: "cennik",
  faq: "pytania",
};

type PageRecord = Readonly<Record<string, unknown>> & {
  meta: PageMeta;
  card?: string;
  hero?: { title: string; lead: string; answer?: string };
  advice?: string;
  name?: string;
  inCity?: string;
};

/** Returns all visible texts of a part of a page, without duplicates. */
function textsOf(schema: z.core.$ZodType, part: unknown): string[] {
  const texts = new Set<string>();
  eachString(schema, part, (text, { role }, path) => {
    if (role === "text" && !repeatedFields.test(path) && /\p{L}{2}/u.test(text)) texts.add(clean(text));
  });
  return [...texts];
}

const isSection = (part: unknown): part is Section =>
  typeof part === "object" && part !== null && "kind" in part && "id" in part && "heading" in part;

/** Returns what one field of a record adds to the index: its sections, or one part with a heading of its own. */
function partsOf(path: SitePath, schema: z.core.$ZodType, field: string, part: unknown): SearchSection[] {
  if (Array.isArray(part) && part.some(isSection))
    return part.filter(isSection).map((section) => ({
      href: `${path}#${section.id}`,
      heading: clean(section.heading),
      texts: textsOf(schemas.section, section),
    }));
  const texts = textsOf(schema, part);
  const heading = field === "faq" ? words.search.questions : (part as { heading?: string } | undefined)?.heading;
  if (texts.length === 0) return [];
  const anchor = anchors[field];
  return [{ ...(anchor && { href: `${path}#${anchor}` }), heading: clean(heading ?? ""), texts }];
}

/** Rows of the price list under a service, as one part that leads to its estimate. */
function pricesOf(path: SitePath, title: string): SearchSection | undefined {
  const subject = all("estimate-subjects").find(({ service }) => service && path.endsWith(`/${service}`));
  if (!subject) return undefined;
  const texts = subject.rows.map((row) => clean(`${row.what}: ${amountOf(row)}${row.note ? `, ${row.note}` : ""}`));
  return { href: `/wycena?o=${subject.id}`, heading: `${words.search.prices}: ${title}`, texts };
}

/** What people come to a page with, in their own words. */
const askedOf = (path: SitePath): readonly string[] =>
  get("search-topics").flatMap(({ page, words: phrases }) => (page === path ? phrases : []));

/** The town of a page, as people type it: the page answers whatever else they ask there. */
const placeOf = ({ name, inCity }: PageRecord): readonly string[] => (name && inCity ? [name, inCity] : []);

function documentOf(path: SitePath, row: ContentRow, record: PageRecord): SearchDocument | undefined {
  const { search, schema } = row;
  if (!search) return undefined;
  const { shape } = schema as z.ZodObject;
  const title = clean(search.title(record));
  const head = [record.hero?.lead, record.hero?.answer, record.advice].flatMap((text) => (text ? clean(text) : []));
  const prices = search.kind === "service" ? pricesOf(path, title) : undefined;
  return {
    path,
    kind: search.kind,
    title,
    icon: typeof search.icon === "function" ? search.icon(record) : search.icon,
    keywords: [...record.meta.keywords, ...askedOf(path), ...placeOf(record)].join(", "),
    summary: clean(record.card ?? record.hero?.lead ?? record.meta.description),
    sections: [
      { heading: clean(record.hero?.title ?? title), texts: head },
      ...Object.entries(record).flatMap(([field, part]) =>
        shape[field] && !otherFields.test(field) ? partsOf(path, shape[field], field, part) : [],
      ),
    ],
    ...(prices && { prices }),
  };
}

/** Returns all searchable pages as the index holds them. */
export const searchDocuments = (): SearchDocument[] =>
  allPages().flatMap(({ path, canonical, record, entry }) =>
    path === canonical ? (documentOf(path, entry.row, record as PageRecord) ?? []) : [],
  );

/** Returns the icons results may show, without duplicates. */
export const searchIcons = (): IconName[] => [...new Set(searchDocuments().map(({ icon }) => icon))];
