import type { IsoDate } from "@/lib/content/types";
import { buildMoment } from "@/lib/text/dates";
import type { CheckedRecord, Rule } from "./records";

const day = 24 * 60 * 60 * 1000;

/** The last day that has begun somewhere: the editor's may have begun before the server's. */
export const tomorrow = (): string => new Date(buildMoment().getTime() + day).toISOString().slice(0, 10);

/** The parts of records that these rules know: fields of pages of several kinds. */
type Parts = CheckedRecord["record"] & {
  updated?: IsoDate;
  published?: IsoDate;
  modified?: IsoDate;
  checked?: IsoDate;
  related?: { services: readonly string[]; guides: readonly string[] };
  neighbours?: readonly string[];
};

/** Days on which something was done: they lie in the past. */
const dateRule: Rule = ({ file, record }) => {
  const { updated, published, modified, checked } = record as Parts;
  const limit = tomorrow();
  const late = Object.entries({ updated, published, modified, checked }).filter(
    ([, date]) => date && !Number.isNaN(Date.parse(date)) && date > limit,
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

/** Pages that name themselves among those they recommend. */
const ownRule: Rule = ({ file, record }) => {
  const { related, neighbours, slug } = record as Parts;
  if (!slug) return [];
  return [
    ...(neighbours?.includes(slug)
      ? [{ file, field: "neighbours", what: "Miasto jest na liście własnych sąsiadów.", mend: "Usuń je z listy." }]
      : []),
    ...((file.startsWith("content/guides") ? related?.guides : related?.services)?.includes(slug)
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
export const senseRules: readonly Rule[] = [dateRule, ownRule, tableRule];
