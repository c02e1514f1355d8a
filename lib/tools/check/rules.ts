import { gallery } from "@/content/gallery";
import { factKeysIn, hasKnownFacts, insertFacts, isFactKey } from "@/lib/content/figures";
import { unknownMend } from "@/lib/content/figures/figure";
import { eachString, type Role } from "@/lib/content/schema/fields";
import { metaLimits, pictureNameOf } from "@/lib/content/schema/records";
import { fullTitle } from "@/lib/seo/title";
import { parseInline, UnsupportedMarkdown } from "@/lib/text/inline";
import { plural } from "@/lib/text/plural";
import { drawingRule } from "./drawings";
import { gaugeRule } from "./facts";
import { linkRule } from "./links";
import type { Problem } from "./problem";
import type { Rule } from "./records";
import { repeatRule } from "./repeats";
import { senseRules } from "./sense";
import { serviceSectionRules } from "./service-sections";
import { lengthProblems, shapeProblems } from "./shape";
import { wordingRule } from "./wording";

const pictureNames = new Set(gallery.map(({ src }) => pictureNameOf(src)));
const slugRule: Rule = ({ file, key, record: { slug } }) =>
  key === undefined || slug === key
    ? []
    : [
        {
          file,
          field: "slug",
          what: `Adres „${slug}” jest inny niż w spisie („${key}”).`,
          mend: "Wpisz ten sam adres w pliku, w index.ts i w lib/content/routes.ts.",
        },
      ];

/** A text as readers see it; left as typed where it names a fact that does not exist, which textRule reports. */
const shown = (text: string): string => (hasKnownFacts(text) ? insertFacts(text) : text);

const counted = (count: number): string => `${count} ${plural(count, "znak", "znaki", "znaków")}`;

const metaRule: Rule = ({ file, record: { meta } }) => {
  if (!meta) return [];
  const problems: Problem[] = [];
  const title = fullTitle(shown(meta.title));
  if (title.length > metaLimits.title)
    problems.push({
      file,
      field: "meta.title",
      what: `Tytuł ma ${title.length} znaków, a wyszukiwarka pokazuje ${metaLimits.title}.`,
      mend: "Skróć go, zaczynając od końca.",
    });
  if (shown(meta.title).trim().length < metaLimits.ownTitle)
    problems.push({
      file,
      field: "meta.title",
      what: `Tytuł ma ${counted(shown(meta.title).trim().length)}, a w wynikach wyszukiwania ma powiedzieć, o czym jest strona.`,
      mend: `Wpisz co najmniej ${metaLimits.ownTitle} znaków.`,
    });
  if (!meta.noIndex && meta.keywords.length < 3)
    problems.push({
      file,
      field: "meta.keywords",
      what: `Słów kluczowych jest ${meta.keywords.length}, a potrzeba co najmniej trzech.`,
      mend: "Dopisz zwroty, które ludzie wpisują w wyszukiwarkę.",
    });
  const { length } = shown(meta.description);
  const limits = metaLimits.description;
  if (length < limits.min || length > limits.max)
    problems.push({
      file,
      field: "meta.description",
      what: `Opis ma ${length} znaków, a powinien mieć od ${limits.min} do ${limits.max}.`,
      mend: length > limits.max ? "Usuń najmniej potrzebne słowa." : "Dopisz, co czytelnik tu znajdzie.",
    });
  return problems;
};

/** Roles of strings that may hold facts in braces. */
const worded: ReadonlySet<Role["role"]> = new Set(["text", "label", "meta"]);

const textRule: Rule = ({ file, schema, record }) => {
  const problems: Problem[] = [];
  eachString(schema, record, (text, role, field) => {
    const keys = role.role === "fact" ? [text] : worded.has(role.role) ? factKeysIn(text) : [];
    for (const key of keys)
      if (!isFactKey(key))
        problems.push({
          file,
          field,
          what: `Nie ma faktu {${key}}.`,
          mend: unknownMend,
        });
    // The blank lines of a prepared letter are its own: only texts must not be empty.
    if (role.role !== "label" && !text.trim())
      problems.push({ file, field, what: "Pole jest puste.", mend: "Wpisz tekst albo usuń pole." });
    if (role.role !== "text") return;
    try {
      parseInline(text);
    } catch (error) {
      if (!(error instanceof UnsupportedMarkdown)) throw error;
      problems.push({ file, field, what: error.message, mend: "Zapisz to zwykłym tekstem." });
    }
  });
  return problems;
};

const pictureRule: Rule = ({ file, schema, record }) => {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  eachString(schema, record, (text, { role }, field) => {
    if (role !== "picture") return;
    if (!pictureNames.has(text))
      problems.push({
        file,
        field,
        what: `Nie ma zdjęcia „${text}”.`,
        mend: "Popraw nazwę albo dodaj plik i wpis w content/gallery.",
      });
    if (seen.has(text))
      problems.push({ file, field, what: `Zdjęcie „${text}” jest na tej stronie drugi raz.`, mend: "Wybierz inne." });
    seen.add(text);
  });
  return problems;
};

const whenOf = (section: unknown) => (section as { when?: string } | undefined)?.when;

const sectionRule: Rule = ({ file, record }) => {
  const problems: Problem[] = [];
  for (const field of ["sections", "local"] as const) {
    const sections = record[field];
    if (!sections) continue;
    sections.forEach(({ id, tone }, index) => {
      const where = `${field}.${index}.id`;
      if (!/^[a-z0-9-]+$/.test(id))
        problems.push({
          file,
          field: where,
          what: `Identyfikator „${id}” ma niedozwolone znaki.`,
          mend: "Użyj małych liter bez ogonków, cyfr i myślników.",
        });
      // Parts of the privacy page that are never shown together may share an anchor.
      if (sections.findIndex((other) => other.id === id && whenOf(other) === whenOf(sections[index])) !== index)
        problems.push({
          file,
          field: where,
          what: `Identyfikator „${id}” powtarza się na stronie.`,
          mend: "Nadaj sekcji inny.",
        });
      if (tone === "dark" && sections[index - 1]?.tone === "dark")
        problems.push({
          file,
          field: `${field}.${index}.tone`,
          what: "Dwie ciemne sekcje stoją obok siebie.",
          mend: "Usuń tone z jednej z nich.",
        });
    });
  }
  return problems;
};

/** A row offered to search engines shows the price it offers. */
const offerRule: Rule = ({ file, record }) =>
  (record.sections ?? []).flatMap((section, index) =>
    section.kind !== "table"
      ? []
      : section.rows.flatMap(({ offer, cells }, row) =>
          offer === undefined || cells.some((cell) => factKeysIn(cell).includes(offer))
            ? []
            : [
                {
                  file,
                  field: `sections.${index}.rows.${row}.offer`,
                  what: `Wiersz oferuje wyszukiwarkom {${offer}}, a w komórkach tej ceny nie ma.`,
                  mend: `Wpisz {${offer}} w komórkę z ceną albo popraw offer.`,
                },
              ],
        ),
  );

export const shapeRule: Rule = ({ file, schema, record }) => shapeProblems(file, schema, record);
const lengthRule: Rule = ({ file, schema, record }) => lengthProblems(file, schema, record);

/** The rules every record of the right shape is held to. */
export const rules: readonly Rule[] = [
  slugRule,
  metaRule,
  textRule,
  lengthRule,
  linkRule,
  pictureRule,
  sectionRule,
  offerRule,
  drawingRule,
  gaugeRule,
  wordingRule,
  repeatRule,
  ...senseRules,
  ...serviceSectionRules,
];
