import type { z } from "zod";
import { allCities, allGuides, allServices, getBusinessPage } from "@/lib/content/records";
import { eachString, list } from "@/lib/content/schema/fields";
import * as schemas from "@/lib/content/schema/records";
import { section } from "@/lib/content/schema/sections";
import { clean } from "@/lib/text/inline";
import { sharedTexts } from "@/lib/tools/check/style/shared";
import type { Problem } from "./problem";

/** A page as its readers meet it: where it is written, and its running text, field by field, without Markdown. */
export type Page = { file: string; texts: readonly string[]; kind: "service" | "guide" | "city" | "other" };

function textsOf(schema: z.ZodType, record: unknown): string[] {
  const texts: string[] = [];
  eachString(schema, record, (text, { role }) => {
    if (role === "text") texts.push(clean(text));
  });
  return texts;
}

/** Pages of text of the site. Of a city only what is its own. */
const pagesOfText = (): Page[] => [
  ...allServices().map((page) => ({
    file: `content/services/${page.slug}.ts`,
    texts: textsOf(schemas.service, page),
    kind: "service" as const,
  })),
  ...allGuides().map((page) => ({
    file: `content/guides/${page.slug}.ts`,
    texts: textsOf(schemas.guide, page),
    kind: "guide" as const,
  })),
  ...allCities().map((page) => ({
    file: `content/cities/${page.slug}.ts`,
    texts: textsOf(list(section), page.local),
    kind: "city" as const,
  })),
  { file: "content/dla-firm.ts", texts: textsOf(schemas.sectionPage, getBusinessPage()), kind: "other" },
];

/** Number of words in texts. */
export const wordCount = (texts: readonly string[]): number =>
  texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

/** Sentences of at least `words` words: shorter ones ("Wycena jest bezpłatna.") are phrases, not copies. */
export const sentencesOf = (texts: readonly string[], words = 5): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}„])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= words);

/** Words of its own that the owner's specification asks of a page. */
const wanted = { service: 600, guide: 1000, city: 350, other: 0 } as const;

/** Pages that say less than the specification asks for. */
export const shortPages = (pages: readonly Page[] = pagesOfText()): Problem[] =>
  pages.flatMap(({ file, texts, kind }) => {
    const words = wordCount(texts);
    return words >= wanted[kind]
      ? []
      : [
          {
            file,
            field: kind === "city" ? "local" : "sections",
            what: `Tekst ma słów: ${words}, a specyfikacja chce co najmniej ${wanted[kind]}.`,
            mend: "Dopisz, co czytelnik powinien jeszcze wiedzieć.",
          },
        ];
  });

/**
 * Sentences that stand on two pages of services. Those worded once on purpose (rules of conduct, promises, claims) read
 * the same everywhere.
 */
export function copiedSentences(
  pages: readonly Page[] = pagesOfText(),
  wordedOnce: readonly string[] = sharedTexts().flatMap((text) => (typeof text === "string" ? text : [])),
): Problem[] {
  const shared = new Set(sentencesOf(wordedOnce));
  const first = new Map<string, string>();
  return pages
    .filter(({ kind }) => kind === "service" || kind === "other")
    .flatMap(({ file, texts }) =>
      [...new Set(sentencesOf(texts))].flatMap((sentence): Problem[] => {
        const other = first.get(sentence);
        first.set(sentence, file);
        return other === undefined || shared.has(sentence)
          ? []
          : [
              {
                file,
                field: "tekst",
                what: `To zdanie stoi też w ${other}: „${sentence}”`,
                mend: "Napisz inaczej na jednej z tych stron.",
              },
            ];
      }),
    );
}

/** Pages of cities that share a third of their sentences or more: search engines take them for copies. */
export function alikeCities(pages: readonly Page[] = pagesOfText()): Problem[] {
  const cities = pages
    .filter(({ kind }) => kind === "city")
    .map(({ file, texts }) => ({ file, sentences: new Set(sentencesOf(texts, 3)) }));
  return cities.flatMap((one, index) =>
    cities.slice(index + 1).flatMap((other): Problem[] => {
      const same = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      const share = same / Math.min(one.sentences.size, other.sentences.size);
      return share < 1 / 3
        ? []
        : [
            {
              file: other.file,
              field: "local",
              what: `${Math.round(share * 100)} % zdań jest takich samych jak w ${one.file}.`,
              mend: "Napisz własny tekst o tym mieście.",
            },
          ];
    }),
  );
}

const worn =
  /kompleksow|profesjonal|najwyższ\p{L}+ jakoś|szyt\p{L}+ na miarę|indywidualne podejście|innowacyjn|(?<!\p{L})pasj[ąęiao](?!\p{L})|w trosce o|w dzisiejszych czasach|bez wątpienia|niezawodn/iu;

/** Phrases that every firm uses and that tell nothing. */
export const wornPhrases = (pages: readonly Page[] = pagesOfText()): Problem[] =>
  pages.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const found = worn.exec(text);
      return found
        ? [
            {
              file,
              field: "tekst",
              what: `Zużyty zwrot: „…${text.slice(Math.max(0, found.index - 30), found.index + 40)}…”.`,
              mend: "Napisz, co konkretnie robicie.",
            },
          ]
        : [];
    }),
  );
