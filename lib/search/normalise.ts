/**
 * How words are compared: the same steps for the text of the pages, when the index is built, and for what a visitor
 * types. "Oświetleniem", "oswietlenia" and "OŚWIETLENIE" become one term.
 */

/**
 * Lower case without Polish diacritics and without typographic characters.
 * @returns a text of the same length as the input, so that positions in it are positions in the original
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ąćęłńóśźż]/g, (letter) => folded[letter] ?? letter)
    .replace(/[\u2010\u2011]/g, "-");

const folded: Readonly<Record<string, string>> = {
  ą: "a",
  ć: "c",
  ę: "e",
  ł: "l",
  ń: "n",
  ó: "o",
  ś: "s",
  ź: "z",
  ż: "z",
};

/** Words that say nothing about the subject. Folded. */
const stopWords = new Set(
  (
    "a aby albo ale ani az bardzo bez bo by byc byl byla bylo beda bedzie chce co czego czemu czy czym dla dlaczego do " +
    "gdy gdzie go i ich ile im innych ja jak jaka jaki jakie jakiego jakiej jako je jego jej jest jesli jezeli juz " +
    "kiedy kto ktora ktore ktorego ktorej ktory ktorych ku lub ma maja mam mi mnie moga moge moj moja moje mozesz " +
    "moze mozna musi musze na nad nam nas nasz nie nim niz no o od oraz po pod poza przed przez przy sa sie skad sobie " +
    "swoj ta tak taki takie tam te tego tej ten to trzeba ty tych tylko tym u w we wiec wszystko z za ze"
  ).split(" "),
);

/** Endings of declension and conjugation, folded, longest first. A stem keeps at least three letters. */
const endings =
  /(?<=^.{3,})(?:iejsz\w{1,3}|iami|jami|ymi|imi|ami|iego|iemu|owie|ego|emu|iach|jach|ach|ych|ich|iom|jom|iow|jow|iej|iem|ymy|imy|aja|uje|uja|ala|alo|aly|ej|em|om|ow|ym|im|ie|ia|iu|io|ii|ja|je|ji|ju|jo|ac|ic|yc|ec|i|y|a|e|u|o)$/;

/** Stems that look as if they ended in an ending. */
const whole = ["system", "problem", "poziom", "dach", "home", "cztery"];

/** Consonants softened before -e: "w kamerze" is a "kamera", "w internecie" the "internet". */
const softened: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})rze$/, "r"],
  [/(?<=.{3})dzie$/, "d"],
  [/(?<=.{3})cie$/, "t"],
  [/(?<=.{3})dze$/, "g"],
];

/** Nouns made of verbs: "ogrzewanie" and "ogrzewać" share a stem. */
const verbalNoun = /(?<=^.{4,})[ae]ni(?:e|a|u|em|ach|om|ami)$/;

function strip(word: string): string {
  if (verbalNoun.test(word)) return word.replace(verbalNoun, "");
  for (const [ending, letter] of softened) if (ending.test(word)) return word.replace(ending, letter);
  return word.replace(endings, "");
}

/**
 * The stem of a folded word: light, by endings, with the two alternations that matter most in this field, the fleeting
 * e ("korek", "korki") and -czn- ("elektryczny", "elektryk"). Words with digits and words of up to three letters stay.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const known = whole.find((start) => word.startsWith(start) && word.length - start.length <= 3);
  if (known) return known;
  return (
    strip(word)
      // "domowy" and "domów" both give "dom", "pokój" and "pokoju" both "poko".
      .replace(/(?<=.{3})(?:ow|j)$/, "")
      .replace(/(?<=.{2}[bcdfghklmnprstwz])e([klcn])$/, "$1")
      .replace(/(?<=.{2})czn$/, "k")
  );
}

/** A word of a text: its stem and where it stands. */
export type Word = { stem: string; start: number; end: number };

const stems = new Map<string, string>();

function stemOf(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = stopWords.has(word) ? "" : stem(word);
    stems.set(word, known);
  }
  return known;
}

/** The words of a text with their positions, stop words left out. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of fold(text).matchAll(/[a-z0-9]+/g)) {
    const known = stemOf(match[0]);
    if (known) found.push({ stem: known, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/**
 * The terms of a text for the index and for queries: stems without stop words. A hyphenated word also gives its joined
 * form, so that "wifi" finds "Wi-Fi" and "netbilling" finds "net-billing".
 */
export function termsOf(text: string): string[] {
  const joined = [...fold(text).matchAll(/[a-z]+(?:-[a-z]+)+/g)].map((match) => stemOf(match[0].replaceAll("-", "")));
  return [...wordsOf(text).map(({ stem: term }) => term), ...joined];
}

/** The stems of every word, stop words included, for the comparison of phrases ("nie ma prądu"). */
export const phraseOf = (text: string): string[] =>
  [...fold(text).matchAll(/[a-z0-9]+/g)].map((match) => stem(match[0]));
