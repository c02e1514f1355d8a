import type { SearchKind } from "@/lib/content/collections";
import type { IconName } from "@/lib/content/icons";

/** A part of a page with its own heading. */
export type SearchSection = {
  /** Where it stands: "/uslugi/pomiary#zakres". Left out for the head of a page. */
  href?: string;
  heading: string;
  /** Sentences and table cells of the page, without Markdown. Each can be the passage of a result. */
  texts: readonly string[];
};

/** A page as the index holds it. */
export type SearchDocument = {
  /** Address, "/poradnik/oswietlenie". Unique. */
  path: string;
  kind: SearchKind;
  title: string;
  icon: IconName;
  /** Phrases people type, with commas: of the page's metadata and content/search-topics.ts. Searched, never shown. */
  keywords: string;
  /** Text of the page's card: the passage if only title or keywords matched. */
  summary: string;
  sections: readonly SearchSection[];
  /** Rows of the price list, each with what it buys, amount and condition. Only of services. */
  prices?: SearchSection;
};

/** A synonym as the index holds it: stems, phrases as lists of stems. */
export type CompiledSynonym = { phrases: readonly (readonly string[])[]; terms: readonly string[] };

/** The file the browser loads. */
export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: readonly CompiledSynonym[] };

/** Part of a passage; `hit` marks a word of the query. */
export type PassagePart = { text: string; hit: boolean };

export type SearchHit = {
  path: string;
  kind: SearchKind;
  title: string;
  icon: IconName;
  passage: readonly PassagePart[];
  /** Section of the passage; undefined for the summary. */
  section?: { heading: string; href: string };
};
