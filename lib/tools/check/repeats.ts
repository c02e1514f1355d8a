import type { Report } from "./problem";
import { rule } from "./rule";

/** Fields whose entries may repeat: cells of a row, lines of a letter. */
const repeatableFields: ReadonlySet<string> = new Set(["cells", "columns", "letter", "message"]);

/** What a message calls an entry, by the path of its list. */
const entryWords: readonly (readonly [place: RegExp, word: string])[] = [
  [/^faq$/, "Pytanie"],
  [/^related\.services$/, "Usługa"],
  [/^related\.guides$/, "Poradnik"],
  [/^districts\.items$/, "Dzielnica"],
  [/^neighbours$/, "Miasto"],
  [/^nearby$/, "Miejsce"],
  [/^meta\.keywords$/, "Zwrot"],
];

/** Fields that name an entry, the best first. */
const nameFields = ["question", "title", "term", "name", "label", "heading", "service", "src"] as const;

/** Returns what identifies an entry and what to call it. Questions are compared without their answers. */
function describeEntry(entry: unknown, path: string): { id: string; name: string; word: string } {
  const word = entryWords.find(([pattern]) => pattern.test(path))?.[1] ?? "Wpis";
  if (typeof entry !== "object" || entry === null) return { id: String(entry), name: String(entry), word };
  const fields = entry as Record<string, unknown>;
  const name = nameFields.map((field) => fields[field]).find((value) => typeof value === "string");
  const { question } = fields;
  return typeof question === "string"
    ? { id: question, name: question, word: "Pytanie" }
    : { id: JSON.stringify(entry), name: name ? String(name) : "taki sam", word };
}

function reportRepeated(value: unknown, path: string, report: Report): void {
  if (typeof value !== "object" || value === null) return;
  const childPath = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value) && !value.some((entry) => typeof entry === "number")) {
    const ids = new Set<string>();
    for (const [index, { id, name, word }] of value.map((entry) => describeEntry(entry, path)).entries()) {
      if (ids.has(id)) report(childPath(index), `${word} „${name}” jest na liście drugi raz.`, "Usuń powtórzenie.");
      ids.add(id);
    }
  }
  for (const [key, part] of Object.entries(value))
    if (!repeatableFields.has(key)) reportRepeated(part, childPath(key), report);
}

/** Reports duplicate entries of lists. */
export const repeatRule = rule(({ record }, report) => reportRepeated(record, "", report));
