import type { Report } from "./problem";
import { rule } from "./rule";

/** Lists whose entries may well be the same: cells of a row, lines of a letter. */
const mayRepeat: ReadonlySet<string> = new Set(["cells", "columns", "letter", "message"]);

/** What an entry of a list is called, by the place of the list. */
const calls: readonly (readonly [place: RegExp, word: string])[] = [
  [/^faq$/, "Pytanie"],
  [/^related\.services$/, "Usługa"],
  [/^related\.guides$/, "Poradnik"],
  [/^districts\.items$/, "Dzielnica"],
  [/^neighbours$/, "Miasto"],
  [/^meta\.keywords$/, "Zwrot"],
];

/** Fields by which people know an entry, the best first. */
const nameFields = ["question", "title", "term", "name", "label", "heading", "service", "src"] as const;

/** What makes an entry the same as another, and what it is called. A question is asked once, whatever its answers. */
function entryOf(entry: unknown, place: string): { same: string; name: string; word: string } {
  const word = calls.find(([pattern]) => pattern.test(place))?.[1] ?? "Wpis";
  if (typeof entry !== "object" || entry === null) return { same: String(entry), name: String(entry), word };
  const fields = entry as Record<string, unknown>;
  const name = nameFields.map((field) => fields[field]).find((value) => typeof value === "string");
  const { question } = fields;
  return typeof question === "string"
    ? { same: question, name: question, word: "Pytanie" }
    : { same: JSON.stringify(entry), name: name ? String(name) : "taki sam", word };
}

function reportRepeated(value: unknown, place: string, report: Report): void {
  if (typeof value !== "object" || value === null) return;
  const below = (key: string | number) => (place ? `${place}.${key}` : String(key));
  if (Array.isArray(value) && !value.some((entry) => typeof entry === "number")) {
    const seen = new Set<string>();
    for (const [index, { same, name, word }] of value.map((entry) => entryOf(entry, place)).entries()) {
      if (seen.has(same)) report(below(index), `${word} „${name}” jest na liście drugi raz.`, "Usuń powtórzenie.");
      seen.add(same);
    }
  }
  for (const [key, part] of Object.entries(value)) if (!mayRepeat.has(key)) reportRepeated(part, below(key), report);
}

/** Entries of lists that stand there twice. */
export const repeatRule = rule(({ record }, report) => reportRepeated(record, "", report));
