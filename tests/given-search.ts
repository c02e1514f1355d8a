import type { SearchDocument, SearchIndex } from "@/lib/search/index-format";

const documentOf = (path: string, title: string, text: string): SearchDocument => ({
  path,
  kind: path.startsWith("/poradnik") ? "guide" : "service",
  title,
  icon: "zap",
  keywords: "",
  summary: `${title} w skrócie.`,
  sections: [{ href: `${path}#rozdzial`, heading: "Rozdział", texts: [text] }],
});

/** A search index that no change of content moves. */
export const givenIndex: SearchIndex = {
  documents: [
    documentOf("/poradnik/awarie", "Awarie", "Gdy zgaśnie światło, sprawdź bezpieczniki."),
    documentOf("/poradnik/oswietlenie", "Oświetlenie", "Światło dobiera się do pokoju."),
    documentOf("/uslugi/naprawy", "Naprawy", "Gdy światło miga, przyjeżdżamy."),
  ],
  synonyms: [],
};
