/**
 * Normalises words, in the same way for page texts in the index and for the visitor's query: "Oświetleniem",
 * "oswietlenia" and "OŚWIETLENIE" become one term.
 */

/**
 * Converts to lower case without diacritics and typographic hyphens. Accents that are signs of their own (NFD) stay:
 * `withoutAccents` removes them.
 * @returns a text of the same length, so that positions match the original
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00e0-\u024f]/g, (letter) => (letter === "ł" ? "l" : letter.normalize("NFD").charAt(0)))
    .replace(/[\u2010\u2011]/g, "-");

const withoutAccents = (folded: string): string => folded.replace(/[\u0300-\u036f]/g, "");

/** Words without a meaning for the search, folded. */
const stopWords = new Set(
  (
    "a aby albo ale ani az bardzo bez bo by byc byl byla bylo beda bedzie chce co czego czemu czy czym dla dlaczego do " +
    "gdy gdzie go i ich ile im innych ja jak jaka jaki jakie jakiego jakiej jako je jego jej jest jesli jezeli juz " +
    "kiedy kto ktora ktore ktorego ktorej ktory ktorych ku lub ma maja mam mi mnie moga moge moj moja moje mozesz " +
    "moze mozna musi musze na nad nam nas nasz nie nim niz no o od oraz po pod poza przed przez przy sa sie skad sobie " +
    "swoj ta tak taki takie tam te tego tej ten to trzeba ty tych tylko tym u w we wiec wszystko z za ze"
  ).split(" "),
);

/** Inflectional endings, folded, longest first. A stem keeps at least three letters. */
const endings =
  /(?<=^.{3,})(?:iejsz\w{1,3}|iami|jami|ymi|imi|ami|iego|iemu|owie|ego|emu|iach|jach|ach|ych|ich|iom|jom|iow|jow|iej|iem|ymy|imy|aja|uje|uja|ala|alo|aly|ej|em|om|ow|ym|im|ie|ia|iu|io|ii|ja|je|ji|ju|jo|ac|(?<!n)ic|yc|ec|i|y|a|e|u|o)$/;

/** Stems that end like an ending but must stay whole. */
const fixedStems = ["system", "problem", "poziom", "dach", "home", "cztery"];

/** Consonants softened before -e, with the original: "w kamerze" from "kamera", "w internecie" from "internet". */
const softenedEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})rze$/, "r"],
  [/(?<=.{3})dzie$/, "d"],
  [/(?<=.{3})cie$/, "t"],
  [/(?<=.{3})dze$/, "g"],
];

/** Endings of verbal nouns: "ogrzewanie" and "ogrzewać" share a stem. */
const verbalNoun = /(?<=^.{4,})[ae]n(?:i(?:e|a|u|em|ach|om|ami))?$/;

function stripEnding(word: string): string {
  if (verbalNoun.test(word)) return word.replace(verbalNoun, "");
  for (const [ending, letter] of softenedEndings) if (ending.test(word)) return word.replace(ending, letter);
  return word.replace(endings, "");
}

/**
 * Returns the stem of a folded word. Light stemming by endings, with the two alternations that matter most here: the
 * fleeting e ("korek", "korki") and -czn- ("elektryczny", "elektryk"). Words with digits or up to three letters stay.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const fixedStem = fixedStems.find((start) => word.startsWith(start) && word.length - start.length <= 3);
  if (fixedStem) return fixedStem;
  return (
    stripEnding(word)
      // "domowy" and "domów" both give "dom", "pokój" and "pokoju" both "poko".
      .replace(/(?<=.{3})(?:ow|j)$/, "")
      .replace(/(?<=.{2}[bcdfghklmnprstwz])e([klcn])$/, "$1")
      .replace(/(?<=.{2})czn$/, "k")
  );
}

/** A word of a text: its stem and position. */
export type Word = { stem: string; start: number; end: number };

const stemCache = new Map<string, string>();

/** Returns the stem of a folded word, "" for a stop word. */
function cachedStem(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const result = stopWords.has(word) ? "" : stem(word);
  stemCache.set(word, result);
  return result;
}

/** Returns the words of a text with their positions, without stop words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of fold(text).matchAll(/(?:[a-z0-9][\u0300-\u036f]*)+/g)) {
    const wordStem = cachedStem(withoutAccents(match[0]));
    if (wordStem) words.push({ stem: wordStem, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/**
 * Returns the terms of a text, for the index and for queries: stems without stop words. A hyphenated word also gives
 * its joined form, so that "wifi" finds "Wi-Fi" and "netbilling" finds "net-billing".
 */
export function termsOf(text: string): string[] {
  const joinedWords = [...withoutAccents(fold(text)).matchAll(/[a-z]+(?:-[a-z]+)+/g)].map((match) =>
    cachedStem(match[0].replaceAll("-", "")),
  );
  return [...wordsOf(text).map(({ stem: term }) => term), ...joinedWords];
}

/** Returns the stems of all words, stop words included, to compare phrases ("nie ma prądu"). */
export const phraseOf = (text: string): string[] =>
  [...withoutAccents(fold(text)).matchAll(/[a-z0-9]+/g)].map((match) => stem(match[0]));
