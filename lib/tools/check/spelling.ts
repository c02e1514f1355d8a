import { closest, distance } from "fastest-levenshtein";
import { eachString } from "@/lib/content/schema/fields";
import { type Verdicts, verdictsOn } from "./dictionary";
import { type Problem, reported } from "./problem";
import type { CheckedRecord } from "./records";
import { isRead } from "./rule";
import { type Listed, listedIn } from "./source";

/** Words of the trade, names of places and firms: editors add to it. */
const listFile = "content/slownik.txt";

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
function wordsOf(text: string): string[] {
  const plain = noWords.reduce((rest, pattern) => rest.replace(pattern, " "), text.replaceAll("\u00ad", ""));
  return [...plain.matchAll(words)].map(([word]) => word).filter((word) => !isSign(word));
}

/** Forms under which a list of words may have a word: at the beginning of a sentence, in capitals. */
const formsOf = (word: string): string[] => [
  word,
  word.charAt(0).toLowerCase() + word.slice(1),
  word.toLowerCase(),
  word.charAt(0) + word.slice(1).toLowerCase(),
];

/** The parts of a word with hyphens; none of a simple word. */
const partsOf = (word: string): string[] => (word.includes("-") ? word.split("-").filter((part) => !isSign(part)) : []);

/** Where a word stands first, and in how many more texts. */
type Place = { file: string; field: string; more: number };

/** Every word of the content. Sources of facts name acts, journals and sites, and stand on no page. */
function wordsIn(records: readonly CheckedRecord[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { file, schema, record } of records)
    eachString(schema, record, (text, role, field) => {
      if (!isRead(role) || field.endsWith(".source")) return;
      for (const word of wordsOf(text)) {
        const known = places.get(word);
        places.set(word, known ? { ...known, more: known.more + 1 } : { file, field, more: 0 });
      }
    });
  return places;
}

/** Whether a word is right: as it stands, or part by part where hyphens join it. */
function isRight(word: string, listed: ReadonlySet<string>, verdicts: Verdicts): boolean {
  const simple = (one: string) => verdicts.get(one) === true || formsOf(one).some((form) => listed.has(form));
  return simple(word) || (word.includes("-") && partsOf(word).every(simple));
}

/** A word of the site that is spelt almost so. */
function nearest(word: string, right: readonly string[]): string | undefined {
  const found = closest(word, right);
  return distance(word, found) <= Math.max(1, Math.min(3, Math.floor(word.length / 3))) ? found : undefined;
}

/** Words that neither the dictionary nor the list has. */
function misspelt(places: ReadonlyMap<string, Place>, listed: ReadonlySet<string>, verdicts: Verdicts): Problem[] {
  const [right, wrong]: [string[], string[]] = [[], []];
  for (const word of places.keys()) (isRight(word, listed, verdicts) ? right : wrong).push(word);
  return wrong.map((word) => {
    const { file, field, more } = places.get(word) as Place;
    const elsewhere = more > 0 ? ` (stoi jeszcze w ${more} ${more === 1 ? "miejscu" : "miejscach"})` : "";
    const meant = nearest(word, right);
    return {
      file,
      field,
      what: `Słowa „${word}” nie ma w słowniku${elsewhere}.`,
      mend: `${meant ? `Może chodziło o „${meant}”? ` : ""}Popraw je, a jeśli jest dobre, dopisz w ${listFile}.`,
    };
  });
}

/** Words of the list that need not be there, and those that stand in the wrong place. */
function listProblems(list: readonly Listed[], verdicts: Verdicts): Problem[] {
  const order = new Intl.Collator("pl").compare;
  const words = list.map(({ text }) => text);
  return reported(listFile, (report) => {
    for (const [index, { text: word, line }] of list.entries()) {
      const before = words[index - 1];
      if (words.indexOf(word) !== index)
        report(word, `Słowo „${word}” jest na liście drugi raz.`, "Usuń ten wiersz.", line);
      else if (verdicts.get(word) === true)
        report(word, `Słowo „${word}” jest już w słowniku języka polskiego.`, "Usuń ten wiersz.", line);
      else if (before !== undefined && order(before, word) > 0)
        report(word, `Słowo „${word}” stoi nie po kolei.`, `Przenieś je przed „${before}”.`, line);
    }
  });
}

/** Spelling of everything that people read, by the Polish dictionary of Hunspell and the word list of the trade. */
export async function spellingProblems(records: readonly CheckedRecord[]): Promise<Problem[]> {
  const places = wordsIn(records);
  const list = listedIn(listFile);
  const listed = new Set(list.map(({ text }) => text));
  const alone = [...places.keys()].flatMap((word) => [word, ...partsOf(word)]);
  const verdicts = await verdictsOn(new Set([...alone, ...listed]));
  return [...misspelt(places, listed, verdicts), ...listProblems(list, verdicts)];
}

/** Words of the list that no text uses any more. */
export function unusedWords(records: readonly CheckedRecord[]): Problem[] {
  const used = new Set([...wordsIn(records).keys()].flatMap((word) => [word, ...partsOf(word)]).flatMap(formsOf));
  return reported(listFile, (report) => {
    for (const { text: word, line } of listedIn(listFile))
      if (!used.has(word)) report(word, `Słowa „${word}” nie używa już żaden tekst.`, "Usuń ten wiersz.", line);
  });
}
