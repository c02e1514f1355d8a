import type { StylePage } from "./page";

/** One place where a rule found something. */
export type Hit = { path: string; canonical: boolean; text: string };

type StyleRule = {
  name: string;
  /** Most hits allowed on canonical pages; left out: counted only. */
  limit?: number;
  find: (pages: readonly StylePage[]) => Hit[];
};

/** A full stop that ends no sentence: "art. 62", "np. 5", "tys. zł". */
const abbreviations =
  "art|ust|pkt|poz|nr|ok|np|min|maks|tys|godz|ul|al|im|św|tj|tzw|m\\.in|Dz|kat|śr|zob|por|rozdz|proc";
const sentenceEnd = new RegExp(`(?<!(?<!\\p{L})(?:${abbreviations})\\.)(?<=[.!?…])\\s+(?=[\\p{Lu}„(\\d])`, "u");

/** Sentences of a block. */
export const sentencesOf = (block: string): string[] => block.split(sentenceEnd).map((sentence) => sentence.trim());

const hit = ({ path, canonical }: StylePage, text: string): Hit => ({ path, canonical, text });

/** A match with up to 40 characters on either side. */
const around = (text: string, index: number, length: number): string => {
  const [from, to] = [Math.max(0, index - 40), Math.min(text.length, index + length + 40)];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
};

/** Hits of a pattern in the running text. */
const inText =
  (pattern: RegExp): StyleRule["find"] =>
  (pages) =>
    pages.flatMap((page) =>
      page.blocks.flatMap(({ text }) =>
        [...text.matchAll(pattern)].map((match) => hit(page, around(text, match.index, match[0].length))),
      ),
    );

/** A whole word or phrase, whatever its case. */
const phrase = (words: string): RegExp => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "giu");

const subordinate =
  /^(?:ale |a |i )?(?:gdy|gdyby|jeśli|jeżeli|kiedy|zanim|dopóki|póki|choć|chociaż|kto|co|im|skoro|ponieważ|jak|że|żeby|aby)(?!\p{L})/iu;
/** Words after "nie" that make it a clause of its own rather than the second half of a contrast. */
const predicate = new RegExp(
  `^(?:${[
    "ma|mam|masz|mają|jest|jesteś|są|był\\p{L}*|będzie|będą|może|mogą|musi|muszą|trzeba|wolno|da|daje|chce|wie|widać",
    "działa|wymaga|dotyczy|wystarczy|znaczy|liczy|szuka|tylko|zawsze|każd\\p{L}*",
    "pozwól|rób|zrób|wchodź|chodź|licz|bierz|pisz|mierz|patrz|trać|łącz|\\p{L}*łącz|noś|gaś",
    "\\p{L}+(?:aj|uj|ij|yj|aj(?:cie)|ć|ąc|uje|ują|ają|eją|emy|amy|imy|ymy|esz|asz|isz|ysz|ał[aoy]?|ił[aoy]?|wia|ega|ada|oże)",
  ].join("|")})$`,
  "iu",
);

/**
 * Contrasts of a sentence: "X, a nie Y", "nie X, lecz Y", "nie X, tylko Y", and "X, nie Y." after an affirmative
 * clause. "Nie tylko" adds and is left out, and so is a clause of its own ("gdy X, nie dotykaj").
 */
export function contrastsIn(sentence: string): string[] {
  const found: string[] = [];
  for (const match of sentence.matchAll(/, a nie (\p{L}+)/giu))
    if (!predicate.test(match[1] ?? "")) found.push(around(sentence, match.index, match[0].length));
  for (const match of sentence.matchAll(/(?<!\p{L})nie (?!tylko)[^,.;:!?()]{1,60}, (?:lecz|tylko)(?= )/giu))
    found.push(around(sentence, match.index, match[0].length));
  const end = /^([^;:]+), nie (\p{L}+)[^,;:]*$/iu.exec(sentence);
  if (end) {
    const [, before = "", word = ""] = end;
    const clause = before.split(", ").at(-1) ?? "";
    const affirmative = !phrase("nie").test(clause) && !subordinate.test(before) && !subordinate.test(clause);
    if (affirmative && !predicate.test(word)) found.push(around(sentence, before.length, 6));
  }
  return found;
}

const contrasts: StyleRule["find"] = (pages) =>
  pages.flatMap((page) =>
    page.blocks.flatMap(({ text }) => sentencesOf(text).flatMap(contrastsIn)).map((text) => hit(page, text)),
  );

const numerals =
  "jed(?:en|na|no)|dw(?:a|ie|oje|aj)|trzy|troje|trzej|cztery|czworo|pięć|pięcioro|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście|dwadzieścia|trzydzieści|sto|pół";
const number = `(?:\\d[\\d ,.–]*|(?:${numerals})(?!\\p{L}))`;
const numberFirst = new RegExp(`^${number}`, "iu");
const counts = new RegExp(`(?:^|[:.] )${number} ?[^,:.]{2,45}, ${number} ?[^,:.]{2,45}$`, "iu");

export const startsWithNumber = (heading: string): boolean => numberFirst.test(heading);
/** "Pięć rodzajów klientów, pięć zakresów": two counted things side by side. */
export const hasTwoCounts = (heading: string): boolean => counts.test(heading);

/** Nouns that end like a verb in the first person plural. */
const nouns =
  /^(?:systemy|problemy|alarmy|normy|programy|bramy|reklamy|schematy|ekstremy|diagramy|domy|firmy|formy|filmy|tamy|lamy)$/iu;

/** A verb in the first person plural in a heading: "Policzymy", "Sprawdźmy". */
export const speaksAsWe = (heading: string): boolean =>
  heading.split(/[^\p{L}]+/u).some((word) => /^\p{L}{3,}my$/u.test(word) && !nouns.test(word));

const perPage =
  (find: (page: StylePage) => readonly string[]): StyleRule["find"] =>
  (pages) =>
    pages.flatMap((page) => find(page).map((text) => hit(page, text)));

/** Each different set of badges with the first page that has it. */
function badgeWordings(pages: readonly StylePage[]): Hit[] {
  const first = new Map<string, Hit>();
  for (const page of pages) {
    const wording = page.badges.join(" · ");
    if (wording && !first.has(wording)) first.set(wording, hit(page, wording));
  }
  return [...first.values()];
}

/** Least words of a sentence that must not stand on two pages. */
const longSentence = 8;
const wordCount = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** A text that may be repeated: sentences are compared with its words, or with a pattern. */
export type SharedText = string | RegExp;
const isShared = (sentence: string, shared: readonly SharedText[]): boolean =>
  shared.some((text) => (typeof text === "string" ? text.includes(sentence) : text.test(sentence)));

/**
 * Sentences on two canonical pages, each reported once for every page after its first.
 * @param shared texts that stand once in the content and are meant to be repeated: promises, rules, claims
 */
export function repeatedSentences(pages: readonly StylePage[], shared: readonly SharedText[]): Hit[] {
  const first = new Map<string, string>();
  const hits: Hit[] = [];
  for (const page of pages.filter(({ canonical }) => canonical)) {
    const own = page.blocks.filter(({ card }) => !card).flatMap(({ text }) => sentencesOf(text));
    for (const sentence of new Set(own)) {
      if (wordCount(sentence) < longSentence || isShared(sentence, shared)) continue;
      const other = first.get(sentence);
      if (other === undefined) first.set(sentence, page.path);
      else hits.push(hit(page, `${sentence} (także ${other})`));
    }
  }
  return hits;
}

const isGuide = ({ path }: StylePage): boolean => path.startsWith("/poradnik/");

/**
 * The formulas that made the pages sound like one machine, with the most of each (issue 17).
 * @param shared see `repeatedSentences`
 */
export const styleRules = (shared: readonly SharedText[] = []): readonly StyleRule[] => [
  { name: "zwykle", limit: 70, find: inText(phrase("zwykle")) },
  { name: "przeciwstawienie „X, a nie Y”", limit: 20, find: contrasts },
  { name: "„0 zł” zamiast „bezpłatnie”", limit: 0, find: inText(/(?<![\d,.] ?)0 zł(?![\p{L}/])/gu) },
  {
    name: "H2 zaczęte od liczby",
    limit: 12,
    find: perPage(({ h2 }) => h2.filter(startsWithNumber)),
  },
  { name: "nagłówek „N x, N y”", limit: 1, find: perPage(({ headings }) => headings.filter(hasTwoCounts)) },
  {
    name: "H1 poradnika z dwukropkiem",
    limit: 5,
    find: perPage((page) => (isGuide(page) && page.h1.includes(":") ? [page.h1] : [])),
  },
  {
    name: "zakończenie strony na „-my”",
    limit: 5,
    find: perPage(({ closing }) => (closing && speaksAsWe(closing) ? [closing] : [])),
  },
  { name: "różne zestawy odznak", limit: 1, find: badgeWordings },
  { name: "to samo zdanie na dwóch stronach", limit: 0, find: (pages) => repeatedSentences(pages, shared) },
  { name: "„Zanim zaczniesz: Zanim”", limit: 0, find: inText(/Zanim zaczniesz: zanim/giu) },
  { name: "do Tauron Dystrybucja", limit: 0, find: inText(/(?<!\p{L})do Tauron Dystrybucja/giu) },
  { name: "bywa", find: inText(phrase("bywa(?:ją)?")) },
  { name: "Dlatego", find: inText(/(?<!\p{L})Dlatego(?!\p{L})/gu) },
  { name: "X decyduje o", find: inText(phrase("decyduj[eą] o")) },
  { name: "zaczyna się od", find: inText(phrase("zaczyna(?:ją)? się od")) },
  {
    name: "Podaj X, powiemy Y",
    find: inText(
      /(?<!\p{L})(?:podaj|powiedz|napisz|opisz|przyślij|pokaż)(?!\p{L})[^!?]{3,140}?(?:(?<!\p{L})(?:powiemy|podamy|policzymy|odpowiemy|ustalimy|wycenimy))/giu,
    ),
  },
];

/** What a rule found, and whether it is too much. */
export type StyleCount = { rule: StyleRule; hits: readonly Hit[]; all: number; canonical: number; tooMany: boolean };

export function countStyle(pages: readonly StylePage[], rules: readonly StyleRule[]): StyleCount[] {
  return rules.map((rule) => {
    const hits = rule.find(pages);
    const canonical = hits.filter((found) => found.canonical).length;
    return { rule, hits, all: hits.length, canonical, tooMany: rule.limit !== undefined && canonical > rule.limit };
  });
}
