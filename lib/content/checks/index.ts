import { countProblems } from "./counts";
import { ContentError, type Problem } from "./problem";
import { type CheckedRecord, contentRecords } from "./records";
import { rules } from "./rules";

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

/** Everything that is wrong with the content, in the order of the files. */
export function contentProblems(records: readonly CheckedRecord[] = contentRecords()): Problem[] {
  return [...records.flatMap((record) => rules.flatMap((rule) => rule(record))), ...repeatedMeta(records)];
}

/** @throws ContentError listing every offender, before a build touches anything */
export function checkContent(): void {
  const problems = [...contentProblems(), ...countProblems()];
  if (problems.length > 0) throw new ContentError(problems);
}
