import type { z } from "zod";
import { allPages } from "@/lib/content/records";
import { list } from "@/lib/content/schema/fields";
import { question } from "@/lib/content/schema/parts";
import * as schemas from "@/lib/content/schema/sections";
import { eachString } from "@/lib/content/schema/walk";
import type { Guide, IconName, Section, Service } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import type { SearchDocument, SearchGroup, SearchSection } from "./index-format";

const groups: readonly SearchGroup[] = ["guide", "service"];

/** Fields whose words repeat on every page of a kind, so all would match; headings are indexed separately. */
const repeatedFields = /(?:^|\.)button\.|^(?:heading|ask)$/;

/** Returns all visible texts of a part of a page, without duplicates. */
function textsOf(schema: z.ZodType, record: unknown): string[] {
  const texts = new Set<string>();
  eachString(schema, record, (text, { role }, path) => {
    if (role === "text" && !repeatedFields.test(path) && /\p{L}{2}/u.test(text)) texts.add(clean(text));
  });
  return [...texts];
}

const sectionOf = (section: Section): SearchSection => ({
  id: section.id,
  heading: clean(section.heading),
  texts: textsOf(schemas.section, section),
});

function documentOf(page: Guide | Service, base: Pick<SearchDocument, "path" | "group" | "title">): SearchDocument {
  const questions =
    "faq" in page ? [{ id: "pytania", heading: "Pytania", texts: textsOf(list(question), page.faq) }] : [];
  return {
    ...base,
    icon: page.icon,
    keywords: page.meta.keywords.join(", "),
    summary: clean(page.card),
    sections: [
      {
        heading: clean(page.hero.title),
        texts: [page.hero.lead, "answer" in page.hero ? page.hero.answer : undefined, page.advice].flatMap((text) =>
          text ? clean(text) : [],
        ),
      },
      ...page.sections.map(sectionOf),
      ...questions,
    ],
  };
}

/** Returns all searchable pages as the index holds them: guides first. */
export const searchDocuments = (): SearchDocument[] =>
  groups.flatMap((group) =>
    allPages().flatMap(({ path, canonical, record, entry }) => {
      const { search } = entry.row;
      if (search?.group !== group || path !== canonical) return [];
      return [documentOf(record as Guide | Service, { path, group, title: clean(search.title(record)) })];
    }),
  );

/** Returns the icons results may show, without duplicates. */
export const searchIcons = (): IconName[] => [...new Set(searchDocuments().map(({ icon }) => icon))];
