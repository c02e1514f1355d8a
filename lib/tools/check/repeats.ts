import type { Problem } from "./problem";
import type { Rule } from "./records";

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

type Entry = { same: string; name: string; word: string };

/** What makes an entry the same as another, and what it is called. A question is asked once, whatever its answers. */
function entryOf(entry: unknown, place: string): Entry {
  const word = calls.find(([pattern]) => pattern.test(place))?.[1] ?? "Wpis";
  if (typeof entry !== "object" || entry === null) return { same: String(entry), name: String(entry), word };
  const fields = entry as Record<string, unknown>;
  const name = nameFields.map((field) => fields[field]).find((value) => typeof value === "string");
  const { question } = fields;
  return typeof question === "string"
    ? { same: question, name: question, word: "Pytanie" }
    : { same: JSON.stringify(entry), name: name ? String(name) : "taki sam", word };
}

function repeated(file: string, value: unknown, place: string): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    mayRepeat.has(key) ? [] : repeated(file, part, place ? `${place}.${key}` : key),
  );
  if (!Array.isArray(value) || value.some((entry) => typeof entry === "number")) return inside;
  const entries = value.map((entry) => entryOf(entry, place));
  const again = entries.flatMap(({ same, name, word }, index): Problem[] =>
    entries.findIndex((other) => other.same === same) === index
      ? []
      : [
          {
            file,
            field: place ? `${place}.${index}` : String(index),
            what: `${word} „${name}” jest na liście drugi raz.`,
            mend: "Usuń powtórzenie.",
          },
        ],
  );
  return [...again, ...inside];
}

/** Entries of lists that stand there twice. */
export const repeatRule: Rule = ({ file, record }) => repeated(file, record, "");
