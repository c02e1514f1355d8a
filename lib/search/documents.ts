import { allGuides, guidePath } from "@/lib/content/guides";
import { visitStrings } from "@/lib/content/prepare";
import { allServices, servicePath } from "@/lib/content/services";
import type { Guide, IconName, Section, Service } from "@/lib/content/types";
import { plainText } from "@/lib/text/inline";
import type { SearchDocument, SearchSection } from "./types";

/** Fields of a section that no reader sees as text. */
const hidden =
  /(?:^|\.)(?:id|kind|tag|icon|href|to|action|then|tone|importance|requirement|fact|picture\.name|heading)$/;
/** Words that stand on every page of a kind and would match for all of them. */
const furniture = /(?:^|\.)button\./;

/** Characters that are there for the line breaks only. */
const plain = (text: string): string => plainText(text).replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

function textsOf(record: unknown): string[] {
  const texts = new Set<string>();
  visitStrings(record, (text, path) => {
    if (!hidden.test(path) && !furniture.test(path) && /\p{L}{2}/u.test(text)) texts.add(plain(text));
  });
  return [...texts];
}

const sectionOf = (section: Section): SearchSection => ({
  id: section.id,
  heading: plain(section.heading),
  texts: textsOf(section),
});

function documentOf(page: Guide | Service, base: Pick<SearchDocument, "path" | "group" | "title">): SearchDocument {
  const questions = "faq" in page ? [{ id: "pytania", heading: "Pytania", texts: textsOf(page.faq) }] : [];
  return {
    ...base,
    icon: page.icon,
    keywords: page.meta.keywords.join(", "),
    summary: plain(page.card),
    sections: [
      { heading: plain(page.hero.title), texts: [...textsOf(page.hero.lead), ...textsOf([page.advice])] },
      ...page.sections.map(sectionOf),
      ...questions,
    ],
  };
}

/** All guides and services as the index holds them, in the order of the site. */
export const searchDocuments = (): SearchDocument[] => [
  ...allGuides().map((guide) =>
    documentOf(guide, { path: guidePath(guide.slug), group: "guide", title: plain(guide.name) }),
  ),
  ...allServices().map((service) =>
    documentOf(service, { path: servicePath(service.slug), group: "service", title: plain(service.serviceType) }),
  ),
];

/** Icons results may show, each once. */
export const searchIcons = (): IconName[] => [...new Set(searchDocuments().map(({ icon }) => icon))];
