import type { IconName } from "@/lib/content/icons";

export type SearchGroup = "guide" | "service";

/** A part of a page with its own heading. */
export type SearchSection = {
  /** Anchor on the page, if there is one. */
  id?: string;
  heading: string;
  /** Sentences and table cells of the page, without Markdown. Each can be the passage of a result. */
  texts: readonly string[];
};

/** A guide or a service page as the index holds it. */
export type SearchDocument = {
  /** Address, "/poradnik/oswietlenie". Unique. */
  path: string;
  group: SearchGroup;
  title: string;
  icon: IconName;
  /** Phrases people type, from the page's metadata. Searched, never shown. */
  keywords: string;
  /** Text of the topic card: the passage if only title or keywords matched. */
  summary: string;
  sections: readonly SearchSection[];
};

/** A synonym as the index holds it: stems, phrases as lists of stems. */
export type CompiledSynonym = { phrases: readonly (readonly string[])[]; terms: readonly string[] };

/** The file the browser loads. */
export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: readonly CompiledSynonym[] };

/** Part of a passage; `hit` marks a word of the query. */
export type PassagePart = { text: string; hit: boolean };

export type SearchHit = {
  path: string;
  title: string;
  icon: IconName;
  passage: readonly PassagePart[];
  /** Section of the passage; undefined for the summary. */
  section?: { heading: string; href: string };
};

export type SearchResults = { guides: readonly SearchHit[]; services: readonly SearchHit[] };
