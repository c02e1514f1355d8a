import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { spellingFile } from "@/lib/tools/cache";
import { writeWhole } from "@/lib/tools/files";

/** Whether words are spelt as the dictionary has them, by word. */
export type Verdicts = ReadonlyMap<string, boolean>;

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version as string;

/** What decides about a verdict. */
const dictionaryVersion = (): string => ["dictionary-pl", "hunspell-wasm"].map(versionOf).join(" ");

type Kept = { version: string; right: string[]; wrong: string[] };

/** Verdicts of earlier runs; none where the dictionary has changed since. */
function keptVerdicts(version: string): Map<string, boolean> {
  try {
    const kept = JSON.parse(readFileSync(spellingFile, "utf8")) as Kept;
    if (kept.version !== version) return new Map();
    return new Map([
      ...kept.right.map((word) => [word, true] as const),
      ...kept.wrong.map((word) => [word, false] as const),
    ]);
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

/**
 * Looks words up in the Polish dictionary. What was looked up before is not looked up again: right words are kept in
 * .cache/, and those of the wrong ones that are asked for (a word half typed is asked for once).
 */
export async function verdictsOn(words: ReadonlySet<string>): Promise<Verdicts> {
  const version = dictionaryVersion();
  const kept = keptVerdicts(version);
  const unknown = [...words].filter((word) => !kept.has(word));
  const verdicts = new Map([...kept].filter(([word, right]) => right || words.has(word)));
  if (unknown.length > 0) for (const [word, right] of await askHunspell(unknown)) verdicts.set(word, right);
  if (unknown.length > 0 || verdicts.size !== kept.size) {
    const all = [...verdicts];
    const record: Kept = {
      version,
      right: all.flatMap(([word, right]) => (right ? [word] : [])),
      wrong: all.flatMap(([word, right]) => (right ? [] : [word])),
    };
    mkdirSync(dirname(spellingFile), { recursive: true });
    await writeWhole(spellingFile, JSON.stringify(record));
  }
  return verdicts;
}
