import type { Words } from "@/lib/content/types";
import type { SearchResults } from "@/lib/search/index-format";
import { fill } from "@/lib/text/fill";
import { plural } from "@/lib/text/plural";

export type SearchTexts = Omit<Words["search"], "noScript">;

/** Status line of a finished search: "Wyniki dla „alarm”: 2 poradniki i 1 usługa." */
export function foundText(query: string, { guides, services }: SearchResults, texts: SearchTexts): string {
  const parts = (
    [
      [guides.length, texts.guideForms],
      [services.length, texts.serviceForms],
    ] as const
  ).flatMap(([number, forms]) => (number > 0 ? [`${number}\u00a0${plural(number, ...forms)}`] : []));
  return parts.length > 0
    ? fill(texts.found, { pytanie: query, ile: parts.join(` ${texts.and} `) })
    : fill(texts.nothing, { pytanie: query });
}
