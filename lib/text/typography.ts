/**
 * Polish typography, applied to every text of content/ when it is loaded: editors type plain spaces and quotes.
 * Rules: PWN, "Zasady pisowni i interpunkcji", and design direction part 8.
 */

const NBSP = "\u00a0";
/** Word joiner: no line breaks after the dash of a range. */
const JOINER = "\u2060";

/** Units that never start a line. */
const units =
  "rok|roku|godzin|godziny|godzinę|minut|minuty|minutach|miesięcy|miesiące|°C|zł|gr|tys|mln|kWh|kW|kWp|kVA|kvar|kV|VA|W|V|A|mA|Hz|kHz|MHz|GHz|lx|lm|dB|mm²|mm|cm|m²|m³|km|m|kg|h|min|s|ms|lat|lata|dni|dnia|h|GB|TB|MP|Mb|Gb|Mbit|Gbit|bit|MB|K|AC|DC|proc|szt|pkt|(?:mega)?om(?:y|a|ów|ach|om)?|obw[oó]d\\p{L}*|czuj(?:ek|k\\p{L}+)|moduł\\p{L}*|faz[ayę]?|gniazd\\p{L}*";

/** Prepositions that begin a sentence. */
const prepositions = "Bez|Dla|Do|Ku|Na|Nad|Od|Po|Pod|Przed|Przy|We|Za|Ze";

const months = "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

const hyphenedRange = new RegExp(
  `(?<![\\d-])(\\d[\\d,]*) ?- ?(?=\\d[\\d ,]*(?:[%°]| (?:${units})(?![\\p{L}\\d])))`,
  "gu",
);
/** A number, or the place of one: "[godziny] minut". */
const beforeUnit = new RegExp(`(\\d[%°]?|½|\\]) (?=(?:${units})(?![\\p{L}\\d]))`, "gu");
const afterSentence = new RegExp(`(?<=[\\s(„])(${prepositions}) (?=\\S)`, "gu");
const beforeMonth = new RegExp(`(\\d) (?=(?:${months})(?!\\p{L}))`, "gu");

/**
 * Sets one text in Polish typography: no-break space after one-letter words, after a preposition that begins a sentence
 * and between number and unit or its „od”, „quotes”, en dash in ranges, which do not break.
 *
 * @param text plain text; inline Markdown is allowed and left alone
 * @returns the text with typographic characters; idempotent
 */
export function typeset(text: string): string {
  return (
    text
      .replace(/"([^"]*)"/g, "„$1”")
      .replace(/(\d) ?– ?(?=\d)/g, "$1–")
      // A hyphen means a range only between times or before a unit: "60364-5-54" and "44-240" are codes.
      .replace(/(\d:\d\d) ?- ?(?=\d)/g, "$1–")
      .replace(hyphenedRange, "$1–")
      .replace(/(?<=[\d%°\]]–)(?=[\d[])/g, JOINER)
      .replace(/ (?=[–—] )/g, NBSP)
      // The look-behind lets "i w domu" bind both words.
      .replace(/(?<=^|[\s(„[*])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${NBSP}`)
      .replace(afterSentence, `$1${NBSP}`)
      .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
      .replace(beforeUnit, `$1${NBSP}`)
      .replace(beforeMonth, `$1${NBSP}`)
      .replace(/(?<=\bart\.|\bust\.|\bpkt|\bnr|\bkat\.|\bok\.|\bśr\.|§) (?=\d)/gu, NBSP)
      .replace(/(?<=\blit\.) (?=\p{L}(?!\p{L}))/gu, NBSP)
      .replace(/(?<=(?:^|[\s(„])(?:od|do|po|pod|lata?|latach)) (?=\d)/gu, NBSP)
      // Signs stay with what follows, "×" between numbers with both; Roman numerals with the word before.
      .replace(/(?<= [×+=−]) (?=\S)/g, NBSP)
      .replace(/(?<=\b(?:typ|typu|układ|układu|układzie)) (?=(?:\p{Lu}{1,2}|\d)(?!\p{L}))/gu, NBSP)
      .replace(/(?<=[\d²³][ \u00a0]?\S{0,5}) (?=×\u00a0\d)/gu, NBSP)
      .replace(/(?<=\p{Ll}) (?=[IVX]{1,4}(?![\p{L}\d]))/gu, NBSP)
  );
}

/** Ends of a group that should not end a line of a heading: two or three letters but no acronym, short conjunctions. */
const shortWord = /(?:^|(?<!\d)\u00a0)(?:\p{L}\p{Ll}{1,2}|[Aa]lbo|[Oo]raz|[Pp]rzy|[Żż]eby)$/u;
/** Most characters kept together on one line: what fits a 320 px phone. */
const longestGroup = 16;

/**
 * Sets a heading: short words („do”, „nas”, „żeby”) stay with what follows, as far as it fits a small phone.
 *
 * @param text already set by typeset(); idempotent
 */
export function typesetHeading(text: string): string {
  const groups: string[] = [];
  for (const word of text.split(" ").toReversed()) {
    const [next = ""] = groups;
    const [first = "", ...others] = next.split(NBSP);
    if (!next || !shortWord.test(word)) groups.unshift(word);
    else if (word.length + 1 + next.length <= longestGroup) groups[0] = `${word}${NBSP}${next}`;
    // Too long for a line: two short words together may end one.
    else if (others.length > 0 && shortWord.test(first))
      groups.splice(0, 1, `${word}${NBSP}${first}`, others.join(NBSP));
    else groups.unshift(word);
  }
  return groups.join(" ");
}
