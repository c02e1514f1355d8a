/** Words of a text as a dictionary knows them. */

/** What stands in a text and is read as no word: keys of facts, addresses, words that the site replaces, domains. */
const noWords = [
  /\{[^}]*\}/g,
  /\]\([^)]*\)/g,
  /\[\p{L}+\]/gu,
  /https?:\S+/g,
  /(?<!\S)\S+\.[a-z]{2,3}(?![\p{L}\d])\S*/gu,
];

/** Letters, joined by hyphens; beside a figure they belong to a type or a unit ("YDYp3", "F1"). */
const words = /(?<![\p{L}\d])\p{L}+(?:-\p{L}+)*(?![\p{L}\d])/gu;

/** Abbreviations and single letters: no dictionary can tell a wrong one from a right one. */
const isSign = (word: string): boolean => word.length === 1 || (word.length <= 6 && word === word.toUpperCase());

/** The words of a text that can be looked up, as they stand there. */
export function wordsOf(text: string): string[] {
  const plain = noWords.reduce((rest, pattern) => rest.replace(pattern, " "), text.replaceAll("\u00ad", ""));
  return [...plain.matchAll(words)].map(([word]) => word).filter((word) => !isSign(word));
}

/** Forms under which a list of words may have a word: at the beginning of a sentence, in capitals. */
export const formsOf = (word: string): string[] => [
  word,
  word.charAt(0).toLowerCase() + word.slice(1),
  word.toLowerCase(),
  word.charAt(0) + word.slice(1).toLowerCase(),
];

/** The parts of a word with hyphens; none of a simple word. */
export const partsOf = (word: string): string[] =>
  word.includes("-") ? word.split("-").filter((part) => !isSign(part)) : [];
