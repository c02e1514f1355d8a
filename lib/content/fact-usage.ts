import { factKeysIn, figureSources } from "./facts";
import { visitStrings } from "./prepare";

/**
 * Keys of the facts a record of content stands on: those in its texts, those its gauges draw, and those behind the worked
 * examples it shows.
 *
 * @param record as typed in content/: a prepared record has its figures in place of the keys
 */
export function factsIn(record: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  visitStrings(record, (text, path) => {
    for (const key of /(^|\.)fact$/.test(path) ? [text] : factKeysIn(text)) {
      keys.add(key);
      for (const source of figureSources(key)) keys.add(source);
    }
  });
  return keys;
}
