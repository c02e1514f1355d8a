import { facts } from "@/content/facts";
import type { IsoDate, Section } from "@/lib/content/types";
import { buildMoment } from "@/lib/text/dates";
import type { Problem } from "./problem";
import type { CheckedRecord, Rule } from "./records";

const day = 24 * 60 * 60 * 1000;

/** The parts of records that these rules know: fields of pages of several kinds. */
type Parts = CheckedRecord["record"] & {
  updated?: IsoDate;
  published?: IsoDate;
  modified?: IsoDate;
  checked?: IsoDate;
  faq?: readonly { question: string }[];
  related?: { services: readonly string[]; guides: readonly string[] };
  districts?: { items: readonly string[] };
  neighbours?: readonly string[];
};

/** Days on which something was done: they lie in the past. The editor's day may have begun before the server's. */
const dateRule: Rule = ({ file, record }) => {
  const { updated, published, modified, checked } = record as Parts;
  const tomorrow = new Date(buildMoment().getTime() + day).toISOString().slice(0, 10);
  const late = Object.entries({ updated, published, modified, checked }).filter(
    ([, date]) => date && !Number.isNaN(Date.parse(date)) && date > tomorrow,
  );
  return [
    ...late.map(([field, date]) => ({
      file,
      field,
      what: `Dzień ${date} jeszcze nie nadszedł.`,
      mend: "Wpisz dzień, w którym tekst został zmieniony albo sprawdzony.",
    })),
    ...(published && modified && modified < published
      ? [
          {
            file,
            field: "modified",
            what: `Zmiana z ${modified} jest wcześniejsza niż publikacja z ${published}.`,
            mend: "Popraw jeden z tych dni.",
          },
        ]
      : []),
  ];
};

/** Entries of lists that stand there twice. */
function repeated(file: string, field: string, entries: readonly string[], what: string): Problem[] {
  return entries.flatMap((entry, index) =>
    entries.indexOf(entry) === index
      ? []
      : [
          {
            file,
            field: `${field}.${index}`,
            what: `${what} „${entry}” jest na liście drugi raz.`,
            mend: "Usuń powtórzenie.",
          },
        ],
  );
}

const questionsOf = (section: Section): readonly string[] =>
  section.kind === "faq" ? section.items.map(({ question }) => question) : [];

const repeatRule: Rule = ({ file, record }) => {
  const { faq, related, districts, neighbours, meta, sections, local, slug } = record as Parts;
  return [
    ...repeated(
      file,
      "faq",
      (faq ?? []).map(({ question }) => question),
      "Pytanie",
    ),
    ...[...(sections ?? []), ...(local ?? [])].flatMap((section, index) =>
      repeated(file, `sections.${index}.items`, questionsOf(section), "Pytanie"),
    ),
    ...repeated(file, "related.services", related?.services ?? [], "Usługa"),
    ...repeated(file, "related.guides", related?.guides ?? [], "Poradnik"),
    ...repeated(file, "districts.items", districts?.items ?? [], "Dzielnica"),
    ...repeated(file, "neighbours", neighbours ?? [], "Miasto"),
    ...repeated(file, "meta.keywords", meta?.keywords ?? [], "Zwrot"),
    ...(slug && neighbours?.includes(slug)
      ? [{ file, field: "neighbours", what: "Miasto jest na liście własnych sąsiadów.", mend: "Usuń je z listy." }]
      : []),
    ...(slug && (file.startsWith("content/guides") ? related?.guides : related?.services)?.includes(slug)
      ? [{ file, field: "related", what: "Strona poleca samą siebie.", mend: "Usuń ją z listy." }]
      : []),
  ];
};

/** Every row of a table has a cell for each of its columns. */
const tableRule: Rule = ({ file, record: { sections, local } }) =>
  [
    ...(sections ?? []).map((section, index) => [section, `sections.${index}`] as const),
    ...(local ?? []).map((section, index) => [section, `local.${index}`] as const),
  ].flatMap(([section, field]) =>
    section.kind !== "table"
      ? []
      : section.rows.flatMap(({ label, cells }, row) =>
          cells.length === section.columns.length - 1
            ? []
            : [
                {
                  file,
                  field: `${field}.rows.${row}.cells`,
                  what: `Wiersz „${label}” ma komórek: ${cells.length}, a kolumn bez pierwszej jest ${section.columns.length - 1}.`,
                  mend: "Dopisz brakującą komórkę albo usuń zbędną.",
                },
              ],
        ),
  );

/** What each field says is sound by itself and makes no sense beside the others. */
export const senseRules: readonly Rule[] = [dateRule, repeatRule, tableRule];

/** Facts no sum can be made of: a price without a unit, or below zero. */
export function moneyProblems(known: Readonly<Record<string, object>> = facts): Problem[] {
  return Object.entries(known).flatMap(([key, fact]): Problem[] => {
    const { value, min, unit } = fact as { value?: number; min?: number; unit?: string };
    const amount = value ?? min;
    if (amount === undefined || amount >= 0 || !unit?.includes("zł")) return [];
    return [
      { file: "content/facts", field: key, what: `Cena ${amount} ${unit} jest mniejsza od zera.`, mend: "Popraw ją." },
    ];
  });
}
