import { readFileSync } from "node:fs";
import { closest, distance } from "fastest-levenshtein";
import { eachString } from "@/lib/content/schema/fields";
import { type Problem, reported } from "./problem";
import type { CheckedRecord } from "./records";
import { isRead } from "./rule";
import { type Verdicts, verdictsOn } from "./spelling/dictionary";
import { formsOf, partsOf, wordsOf } from "./spelling/words";

/** Words of the trade, names of places and firms: editors add to it. */
const listFile = "content/slownik.txt";

type ListedWord = { word: string; line: number };

/** Words of the list with their lines. A line that begins with # is a note. */
const readList = (): ListedWord[] =>
  readFileSync(listFile, "utf8")
    .split("\n")
    .map((text, index) => ({ word: text.trim(), line: index + 1 }))
    .filter(({ word }) => word && !word.startsWith("#"));

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
function listProblems(list: readonly ListedWord[], verdicts: Verdicts): Problem[] {
  const order = new Intl.Collator("pl").compare;
  const words = list.map(({ word }) => word);
  return reported(listFile, (report) => {
    for (const [index, { word, line }] of list.entries()) {
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
  const list = readList();
  const listed = new Set(list.map(({ word }) => word));
  const alone = [...places.keys()].flatMap((word) => [word, ...partsOf(word)]);
  const verdicts = await verdictsOn(new Set([...alone, ...listed]));
  return [...misspelt(places, listed, verdicts), ...listProblems(list, verdicts)];
}

/** Words of the list that no text uses any more. */
export function unusedWords(records: readonly CheckedRecord[]): Problem[] {
  const used = new Set([...wordsIn(records).keys()].flatMap((word) => [word, ...partsOf(word)]).flatMap(formsOf));
  return reported(listFile, (report) => {
    for (const { word, line } of readList())
      if (!used.has(word)) report(word, `Słowa „${word}” nie używa już żaden tekst.`, "Usuń ten wiersz.", line);
  });
}
