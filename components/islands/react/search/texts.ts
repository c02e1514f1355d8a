import type { Words } from "@/lib/content/types";
import type { SearchHit } from "@/lib/search/index-format";
import { fill } from "@/lib/text/fill";
import { plural } from "@/lib/text/plural";

export type SearchTexts = Omit<Words["search"], "noScript">;

/** Status line of a finished search: "Wyniki dla „alarm”: 7 stron." */
export const foundText = (query: string, { length }: readonly SearchHit[], texts: SearchTexts): string =>
  length > 0
    ? fill(texts.found, { pytanie: query, ile: `${length}\u00a0${plural(length, ...texts.pageForms)}` })
    : fill(texts.nothing, { pytanie: query });
