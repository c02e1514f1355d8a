import { closest, distance } from "fastest-levenshtein";
import type { CheckedRecord } from "./checked-records";
import { lookUpWords, type Verdicts } from "./dictionary";
import { collectProblems, type Problem } from "./problem";
import { isRead, stringsOf } from "./rule";
import { type ListLine, readList, wordListFile } from "./source";

/** Parts of a text that are not words: keys of facts, addresses, placeholders, domains. */
const nonWords = [
  /\{[^}]*\}/g,
  /\]\([^)]*\)/g,
  /\[\p{L}+\]/gu,
  /https?:\S+/g,
  /(?<!\S)\S+\.[a-z]{2,3}(?![\p{L}\d])\S*/gu,
];

/** Letters joined by hyphens. Letters next to a digit belong to a type or a unit ("YDYp3", "F1"). */
const wordPattern = /(?<![\p{L}\d])\p{L}+(?:-\p{L}+)*(?![\p{L}\d])/gu;

/** Whether a word is an abbreviation or a single letter, which no dictionary can judge. */
const isAbbreviation = (word: string) => word.length === 1 || (word.length <= 6 && word === word.toUpperCase());

/** Returns the words of a text that can be looked up. */
function wordsOf(text: string): string[] {
  // Split letters are a fault of their own.
  const joined = text.normalize("NFC").replaceAll("\u00ad", "");
  const prose = nonWords.reduce((rest, pattern) => rest.replace(pattern, " "), joined);
  return [...prose.matchAll(wordPattern)].map(([word]) => word).filter((word) => !isAbbreviation(word));
}

/** Returns the forms a word list may have: without the capital of a sentence start, without all capitals. */
const formsOf = (word: string): string[] => [
  word,
  word.charAt(0).toLowerCase() + word.slice(1),
  word.toLowerCase(),
  word.charAt(0) + word.slice(1).toLowerCase(),
];

/** Returns the parts of a hyphenated word; none for a simple word. */
const partsOf = (word: string) => (word.includes("-") ? word.split("-").filter((part) => !isAbbreviation(part)) : []);

/** Where a word occurs first, and in how many more texts. */
type WordUse = { file: string; field: string; more: number };

/** Returns every word of the content, without sources of facts: they name acts and journals and no page shows them. */
function wordsIn(records: readonly CheckedRecord[]): Map<string, WordUse> {
  const uses = new Map<string, WordUse>();
  for (const checked of records)
    for (const { text, field, role } of stringsOf(checked))
      for (const word of isRead(role) && !field.endsWith(".source") ? wordsOf(text) : []) {
        const earlier = uses.get(word);
        uses.set(word, earlier ? { ...earlier, more: earlier.more + 1 } : { file: checked.file, field, more: 0 });
      }
  return uses;
}

/** Whether a word is correct, as a whole or in each hyphenated part. */
function isCorrect(word: string, wordList: ReadonlySet<string>, verdicts: Verdicts): boolean {
  const isKnown = (part: string) => verdicts.get(part) === true || formsOf(part).some((form) => wordList.has(form));
  return isKnown(word) || (word.includes("-") && partsOf(word).every(isKnown));
}

/** Returns the most similar correct word, if it is similar enough. */
function closestWord(word: string, correct: readonly string[]): string | undefined {
  const match = closest(word, correct);
  return distance(word, match) <= Math.max(1, Math.min(3, Math.floor(word.length / 3))) ? match : undefined;
}

/** Reports words that are in neither the dictionary nor the word list. */
function misspellings(
  uses: ReadonlyMap<string, WordUse>,
  wordList: ReadonlySet<string>,
  verdicts: Verdicts,
): Problem[] {
  const [correct, wrong]: [string[], string[]] = [[], []];
  for (const word of uses.keys()) (isCorrect(word, wordList, verdicts) ? correct : wrong).push(word);
  return wrong.map((word) => {
    const { file, field, more } = uses.get(word) as WordUse;
    const elsewhere = more > 0 ? ` (stoi jeszcze w ${more} ${more === 1 ? "miejscu" : "miejscach"})` : "";
    const suggestion = closestWord(word, correct);
    return {
      file,
      field,
      word,
      what: `Słowa „${word}” nie ma w słowniku${elsewhere}.`,
      mend: `${suggestion ? `Może chodziło o „${suggestion}”? ` : ""}Popraw je, a jeśli jest dobre, dopisz w ${wordListFile}.`,
    };
  });
}

/** Reports entries of the word list that are unnecessary. */
function listProblems(list: readonly ListLine[], verdicts: Verdicts): Problem[] {
  const words = list.map(({ text }) => text);
  return collectProblems(wordListFile, (report) => {
    for (const [index, { text: word, line }] of list.entries()) {
      if (words.indexOf(word) !== index)
        report(word, `Słowo „${word}” jest na liście drugi raz.`, "Usuń ten wiersz.", line);
      else if (verdicts.get(word) === true)
        report(word, `Słowo „${word}” jest już w słowniku języka polskiego.`, "Usuń ten wiersz.", line);
    }
  });
}

/** Checks the spelling of everything people read, by Hunspell's Polish dictionary and the word list. */
export async function spellingProblems(records: readonly CheckedRecord[]): Promise<Problem[]> {
  const uses = wordsIn(records);
  const list = readList(wordListFile);
  const wordList = new Set(list.map(({ text }) => text));
  const candidates = [...uses.keys()].flatMap((word) => [word, ...partsOf(word)]);
  const verdicts = await lookUpWords(new Set([...candidates, ...wordList]));
  return [...misspellings(uses, wordList, verdicts), ...listProblems(list, verdicts)];
}

/** Reports entries of the word list that no text uses. */
export function unusedWords(records: readonly CheckedRecord[]): Problem[] {
  const usedWords = new Set([...wordsIn(records).keys()].flatMap((word) => [word, ...partsOf(word)]).flatMap(formsOf));
  return collectProblems(wordListFile, (report) => {
    for (const { text: word, line } of readList(wordListFile))
      if (!usedWords.has(word)) report(word, `Słowa „${word}” nie używa już żaden tekst.`, "Usuń ten wiersz.", line);
  });
}
