import { hasKnownFacts, insertFacts } from "@/lib/content/figures";
import type { Role } from "@/lib/content/schema/meta";
import { eachString } from "@/lib/content/schema/walk";
import type { Section } from "@/lib/content/types";
import type { CheckedRecord, Rule } from "./checked-records";
import { collectProblems, type Report } from "./problem";

/** Makes a rule from a check that reports problems of a record. */
export const rule =
  (check: (checked: CheckedRecord, report: Report) => void): Rule =>
  (checked) =>
    collectProblems(checked.file, (report) => check(checked, report));

/** A string of a record with its path and role. */
type RecordString = { text: string; field: string; role: Role };

/** The strings of a record, in order. */
export function stringsOf({ schema, record }: Pick<CheckedRecord, "schema" | "record">): RecordString[] {
  const strings: RecordString[] = [];
  eachString(schema, record, (text, role, field) => strings.push({ text, field, role }));
  return strings;
}

/** The pictures that a record shows, by their names. */
export const picturesOf = (checked: CheckedRecord): string[] =>
  stringsOf(checked).flatMap(({ text, role }) => (role.role === "picture" ? text : []));

/** Makes a rule from a check of one string. */
export const stringRule = (check: (string: RecordString, report: Report, checked: CheckedRecord) => void): Rule =>
  rule((checked, report) => {
    for (const string of stringsOf(checked)) check(string, report, checked);
  });

/** A section with its path, "sections.2", and the section before it. */
type SectionContext = { section: Section; at: string; before?: Section };

/** Returns the sections of a record, a city's own last. */
export const sectionsOf = ({ record }: CheckedRecord): SectionContext[] =>
  (["sections", "local"] as const).flatMap((list) =>
    (record[list] ?? []).map((section, index, all) => ({ section, at: `${list}.${index}`, before: all[index - 1] })),
  );

/** Makes a rule from a check of one section. */
export const sectionRule = (check: (context: SectionContext, report: Report, checked: CheckedRecord) => void): Rule =>
  rule((checked, report) => {
    for (const context of sectionsOf(checked)) check(context, report, checked);
  });

/** Inserts facts into a text. A text with an unknown fact stays as it is: textRule reports it. */
export const withKnownFacts = (text: string): string => (hasKnownFacts(text) ? insertFacts(text) : text);

/** Whether people read strings of this role. */
export const isRead = ({ role }: Role): boolean => role === "text" || role === "label" || role === "meta";
