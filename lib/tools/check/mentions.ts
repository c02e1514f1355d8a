import { leaveOutHidden } from "@/lib/content/prepare";
import { entries } from "@/lib/content/records";
import { eachString, walk } from "@/lib/content/schema/walk";
import type { City, Service, Site } from "@/lib/content/types";
import { names, site as siteRecord } from "@/lib/content/written";
import { contentRecords } from "./checked-records";
import type { Problem } from "./problem";
import { isRead, withKnownFacts } from "./rule";

/** What texts may no longer mention: why, and how they may name it; a guide is mentioned only by a link. */
type Gone = { key: Mention["key"]; reason: string; pattern?: RegExp };

/** Removes the ending of a Polish noun or adjective: "alarmy" and "alarmu" begin with "alarm". */
const stem = (word: string): string => word.replace(/(?:[aąeęioóuy]+|(?<=\p{L}{5})ść)$/u, "");

/** The words of a name, each in any form, in their order: "magazyny energii", "magazynu energii". */
const inAnyForm = (name: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${name
      .split(/\s+/)
      .map((word) => `${stem(word.toLowerCase())}\\p{L}*`)
      .join("\\s+")}`,
    "iu",
  );

/** What the name of a city has in common in its three forms, capital letter included. */
function cityPattern({ name, inCity, ofCity }: City): RegExp {
  const located = inCity.replace(/^we? /, "");
  const length = [...name].findIndex((letter, index) => located[index] !== letter || ofCity[index] !== letter);
  return new RegExp(`(?<!\\p{L})${name.slice(0, length < 0 ? name.length : length)}\\p{Ll}{0,4}(?!\\p{L})`, "u");
}

const hiddenPages = (): Gone[] =>
  entries.flatMap(({ name: kind, hidden, paths: [key], writtenRecord }): Gone[] => {
    if (!hidden || !key) return [];
    const { name } = writtenRecord as { name: string };
    const reason = `Strona „${name}” jest ukryta, a tu o niej mowa`;
    if (kind === "services") return [{ key, reason, pattern: inAnyForm((writtenRecord as Service).name) }];
    return [{ key, reason, ...(kind === "cities" && { pattern: cityPattern(writtenRecord as City) }) }];
  });

/** The region of the texts, for a firm of another voivodeship. */
const otherRegion = ({ address: { region } }: Pick<Site, "address">): Gone[] =>
  region.toLowerCase() === names.region.name
    ? []
    : [
        {
          key: names.region.name,
          reason: `Województwo ${region}, a tu mowa o ${names.region.inSentence}`,
          pattern: new RegExp(names.region.words.join("|"), "iu"),
        },
      ];

/** The sentence of a text in which a match stands, without Markdown. */
function sentenceAround(text: string, index: number): string {
  const start = Math.max(...[". ", "? ", "! "].map((end) => text.lastIndexOf(end, index) + 2), 0);
  const sentence =
    /^.*?[.?!](?=\s|$)/.exec(text.slice(start > 1 ? start : 0))?.[0] ?? text.slice(start > 1 ? start : 0);
  return sentence.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");
}

/** Texts that go with a hidden page by other code than prepare(), by file and field; facts stand where they are named. */
const goneFields = /^content\/(?:(?:facts|examples)\/|map\.ts |house\.ts devices\.|claims\.ts claims\.koncesja\.)/;

/** A phrase for search engines, which no page shows. */
const keyword = /\bkeywords\.\d+$/;

/** Blanks out what nobody reads: keys of facts, addresses of links. */
const asRead = (text: string): string => text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, (part) => " ".repeat(part.length));

/** A sentence about something gone, and how the owner accepts it in `decisions.mentioned`. */
type Mention = Problem & { key: string };

/**
 * Lists the sentences that still mention a hidden page: by a link to it, and a service or a city by its name; and those
 * about the region of content/names.ts, where the firm is elsewhere. What the owner accepted in `decisions.mentioned` is left out.
 * @returns one for each text and thing, with file and field
 */
export function mentionsOfGone(site: Pick<Site, "decisions" | "address"> = siteRecord): Mention[] {
  const { mentioned = [] } = site.decisions;
  const gone = [...hiddenPages(), ...otherRegion(site)].filter(({ key }) => !mentioned.includes(key));
  if (gone.length === 0) return [];
  return contentRecords()
    .filter(({ hidden }) => !hidden)
    .flatMap(({ file, schema, record }) => {
      const found: Mention[] = [];
      // Marks each text with its field, which the entries that go with a hidden page do not keep.
      const shown = walk(schema, record, (text, role, path, removable) =>
        isRead(role) || keyword.test(path) ? `${path}\n${text}` : leaveOutHidden(text, role, removable),
      );
      eachString(schema, shown, (marked) => {
        const [field = "", ...lines] = marked.split("\n");
        if (lines.length === 0 || goneFields.test(`${file} ${field}`)) return;
        const text = lines.join("\n");
        for (const { key, reason, pattern } of gone) {
          const linked = text.search(new RegExp(`\\]\\((?:${key}|${key.replace("/uslugi/", "/oferta/")})[)#]`));
          const named = pattern ? asRead(text).search(pattern) : -1;
          const index = named < 0 ? linked : named;
          if (index < 0) continue;
          const what = `${reason}: „${withKnownFacts(sentenceAround(text, index))}”.`;
          found.push({ file, field, what, mend: "Zmień to zdanie.", key });
        }
      });
      return found;
    });
}
