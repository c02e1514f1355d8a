import { visitStrings } from "@/lib/content/prepare";
import { countProblems } from "./counts";
import { ContentError, type Problem } from "./problem";
import { type CheckedRecord, contentRecords } from "./records";
import { rulesFor } from "./rules";

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

/** Where a record is shown: a service stands under two addresses. */
const pathsOf = ({ file }: CheckedRecord): string[] => {
  const [, folder, name] = /content\/(services|guides|cities)\/([a-z-]+)\.ts/.exec(file) ?? [];
  if (folder === "services") return [`/uslugi/${name}`, `/oferta/${name}`];
  if (folder === "guides") return [`/poradnik/${name}`];
  if (folder === "cities") return [`/${name}`];
  return file === "content/dla-firm.ts" ? ["/dla-firm"] : [];
};

/** Links to a section of another page that has no such section. */
export function brokenFragments(records: readonly CheckedRecord[]): Problem[] {
  const sections = new Map(
    records.flatMap((checked) =>
      pathsOf(checked).map((path) => [
        path,
        [...(checked.record.sections ?? []), ...(checked.record.local ?? [])].map(({ id }) => id),
      ]),
    ),
  );
  const problems: Problem[] = [];
  for (const { file, record } of records)
    visitStrings(record, (text, field) => {
      for (const [, path = "", fragment = ""] of text.matchAll(/(\/[a-z/-]+)#([\w-]+)/g)) {
        const ids = sections.get(path);
        if (ids && fragment !== "pytania" && !ids.includes(fragment))
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
    ...records.flatMap((record) => rulesFor(record).flatMap((rule) => rule(record))),
    ...brokenFragments(records),
    ...repeatedMeta(records),
  ];
}

/** @throws ContentError listing every offender, before a build touches anything */
export function checkContent(): void {
  const problems = [...contentProblems(), ...countProblems()];
  if (problems.length > 0) throw new ContentError(problems);
}
