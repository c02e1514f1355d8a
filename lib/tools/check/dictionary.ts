import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { spellingFile } from "@/lib/tools/cache";
import { writeWhole } from "@/lib/tools/files";

/** Whether each word is spelt correctly. */
export type Verdicts = ReadonlyMap<string, boolean>;

/** Versions a result depends on. */
const dictionaryVersion = (): string =>
  ["dictionary-pl", "hunspell-wasm"]
    .map((name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version)
    .join(" ");

type StoredVerdicts = { version: string; verdicts: [word: string, right: boolean][] };

/** Reads the results of earlier runs; none if the dictionary has changed since. */
function readStoredVerdicts(version: string): Map<string, boolean> {
  try {
    const storedVerdicts = JSON.parse(readFileSync(spellingFile, "utf8")) as StoredVerdicts;
    return new Map(storedVerdicts.version === version ? storedVerdicts.verdicts : []);
  } catch {
    return new Map();
  }
}

/** Checks words with Hunspell. Loading the Polish dictionary takes 0.7 s and 120 MB, so pass only new words. */
async function askHunspell(words: readonly string[]): Promise<(readonly [string, boolean])[]> {
  const [{ createHunspellFromStrings }, { default: dictionary }] = await Promise.all([
    import("hunspell-wasm"),
    import("dictionary-pl"),
  ]);
  const decoder = new TextDecoder();
  const hunspell = await createHunspellFromStrings(decoder.decode(dictionary.aff), decoder.decode(dictionary.dic));
  try {
    return words.map((word) => [word, hunspell.testSpelling(word)] as const);
  } finally {
    hunspell.dispose();
  }
}

/** Looks words up in the Polish dictionary. Caches all correct words, and wrong ones while they are in use. */
export async function lookUpWords(words: ReadonlySet<string>): Promise<Verdicts> {
  const version = dictionaryVersion();
  const storedVerdicts = readStoredVerdicts(version);
  const newWords = [...words].filter((word) => !storedVerdicts.has(word));
  const verdicts = new Map([...storedVerdicts].filter(([word, correct]) => correct || words.has(word)));
  if (newWords.length > 0) for (const [word, correct] of await askHunspell(newWords)) verdicts.set(word, correct);
  if (newWords.length > 0 || verdicts.size !== storedVerdicts.size) {
    const record: StoredVerdicts = { version, verdicts: [...verdicts] };
    mkdirSync(dirname(spellingFile), { recursive: true });
    await writeWhole(spellingFile, JSON.stringify(record));
  }
  return verdicts;
}
