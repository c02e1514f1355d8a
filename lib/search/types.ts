import type { IconName } from "@/lib/content/icons";

export type SearchGroup = "guide" | "service";

/** A part of a page with its own heading. */
export type SearchSection = {
  /** Anchor on the page; left out where the part has none. */
  id?: string;
  heading: string;
  /** Sentences and cells as they stand on the page, without Markdown. Each is a passage a result may show. */
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
  /** Text of the topic card: the passage of a page that was found by its title or keywords only. */
  summary: string;
  sections: readonly SearchSection[];
};

/** A synonym as the index holds it: stems, phrases as lists of stems. */
export type CompiledSynonym = { phrases: readonly (readonly string[])[]; terms: readonly string[] };

/** The file the browser loads. */
export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: readonly CompiledSynonym[] };

/** A stretch of a passage; `hit` is true for a word the visitor looked for. */
export type PassagePart = { text: string; hit: boolean };

export type SearchHit = {
  path: string;
  title: string;
  icon: IconName;
  passage: readonly PassagePart[];
  /** Section the passage stands in; left out for the summary. */
  section?: { heading: string; href: string };
};

export type SearchResults = { guides: readonly SearchHit[]; services: readonly SearchHit[] };
