import { figureProblems } from "@/lib/content/facts";
import { eachString } from "@/lib/content/schema/fields";
import { countProblems } from "./counts";
import { ageProblems } from "./freshness";
import { photovoltaicsProblems } from "./photovoltaics";
import type { Problem } from "./problem";
import { protocolProblems } from "./protocol";
import { type CheckedRecord, contentRecords, pathsOf } from "./records";
import { linksOf, rules } from "./rules";
import { moneyProblems } from "./sense";

/** Titles and descriptions that stand on two pages. */
export function repeatedMeta(records: readonly CheckedRecord[]): Problem[] {
  const problems: Problem[] = [];
  for (const field of ["title", "description"] as const) {
    const first = new Map<string, string>();
    for (const { file, record, unique } of records) {
      const text = record.meta?.[field];
      if (!text || !unique) continue;
      const other = first.get(text);
      if (other)
        problems.push({
          file,
          field: `meta.${field}`,
          what: `To samo stoi w ${other}.`,
          mend: "Napisz inaczej na jednej z tych stron.",
        });
      else first.set(text, file);
    }
  }
  return problems;
}

/** Links to a section of another page that has no such section. */
export function brokenFragments(records: readonly CheckedRecord[]): Problem[] {
  const sections = new Map(
    records.flatMap((checked) => {
      const { sections: own, local } = checked.record;
      if (!own && !local) return [];
      const ids = [...(own ?? []), ...(local ?? [])].map(({ id }) => id);
      return pathsOf(checked).map((path) => [path, ids]);
    }),
  );
  const problems: Problem[] = [];
  for (const { file, schema, record } of records)
    eachString(schema, record, (text, role, field) => {
      for (const [path = "", fragment] of linksOf(text, role).map((link) => link.split("#"))) {
        const ids = sections.get(path);
        if (ids && fragment && fragment !== "pytania" && !ids.includes(fragment))
          problems.push({
            file,
            field,
            what: `Odnośnik prowadzi do ${path}#${fragment}, a na tej stronie nie ma takiej sekcji.`,
            mend: `Wpisz identyfikator jednej z sekcji: ${ids.join(", ")}.`,
          });
      }
    });
  return problems;
}

/** Everything that is wrong with the content, in the order of the files. */
export function contentProblems(records: readonly CheckedRecord[] = contentRecords()): Problem[] {
  return [
    ...records.flatMap((record) => rules.flatMap((rule) => rule(record))),
    ...brokenFragments(records),
    ...repeatedMeta(records),
  ];
}

/** What is wrong with facts and with the figures computed from them. */
export const factProblems = (): Problem[] => [
  ...figureProblems(),
  ...ageProblems(),
  ...moneyProblems(),
  ...photovoltaicsProblems(),
];

/** Everything wrong with what the content files say, apart from files and addresses they name (files.ts). */
export const recordProblems = (): Problem[] => [
  ...factProblems(),
  ...contentProblems(),
  ...countProblems(),
  ...protocolProblems(),
];
