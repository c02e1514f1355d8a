import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "@/lib/tools/files";

/** Texts by what they were made from: everything that decides about them is part of the key. */
export type TextCache = { get(key: string): string | undefined; set(key: string, text: string): void };

/**
 * Texts kept in a folder from one build to the next.
 * @returns the cache, and a function that removes what nobody has asked for since
 */
export function textCache(folder: string): { cache: TextCache; removeOthers: () => void } {
  mkdirSync(folder, { recursive: true });
  const asked = new Set<string>();
  const fileOf = (key: string): string => {
    const name = sha256(key);
    asked.add(name);
    return join(folder, name);
  };
  const cache: TextCache = {
    get(key) {
      try {
        return readFileSync(fileOf(key), "utf8");
      } catch {
        return undefined;
      }
    },
    set(key, text) {
      const file = fileOf(key);
      // Whole or not at all: an interrupted build must not leave half a text for the next one.
      writeFileSync(`${file}.tmp`, text);
      renameSync(`${file}.tmp`, file);
    },
  };
  const removeOthers = () => {
    for (const name of readdirSync(folder)) if (!asked.has(name)) rmSync(join(folder, name), { force: true });
  };
  return { cache, removeOthers };
}
