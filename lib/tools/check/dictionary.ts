import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { spellingFile } from "@/lib/tools/cache";
import { writeWhole } from "@/lib/tools/files";

/** Whether words are spelt as the dictionary has them, by word. */
export type Verdicts = ReadonlyMap<string, boolean>;

/** What decides about a verdict. */
const dictionaryVersion = (): string =>
  ["dictionary-pl", "hunspell-wasm"]
    .map((name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version)
    .join(" ");

type Kept = { version: string; verdicts: [word: string, right: boolean][] };

/** Verdicts of earlier runs; none where the dictionary has changed since. */
function keptVerdicts(version: string): Map<string, boolean> {
  try {
    const kept = JSON.parse(readFileSync(spellingFile, "utf8")) as Kept;
    return new Map(kept.version === version ? kept.verdicts : []);
  } catch {
    return new Map();
  }
}

/** Asks Hunspell with the Polish dictionary. Loading it takes 0.7 s and 120 MB: only where a word is new. */
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

/** Looks words up in the Polish dictionary. Right words are kept in .cache/, and wrong ones still asked for. */
export async function verdictsOn(words: ReadonlySet<string>): Promise<Verdicts> {
  const version = dictionaryVersion();
  const kept = keptVerdicts(version);
  const unknown = [...words].filter((word) => !kept.has(word));
  const verdicts = new Map([...kept].filter(([word, right]) => right || words.has(word)));
  if (unknown.length > 0) for (const [word, right] of await askHunspell(unknown)) verdicts.set(word, right);
  if (unknown.length > 0 || verdicts.size !== kept.size) {
    const record: Kept = { version, verdicts: [...verdicts] };
    mkdirSync(dirname(spellingFile), { recursive: true });
    await writeWhole(spellingFile, JSON.stringify(record));
  }
  return verdicts;
}
