import { hasKnownFacts, insertFacts } from "@/lib/content/figures";
import { eachString, type Role } from "@/lib/content/schema/fields";
import type { Section } from "@/lib/content/types";
import { type Report, reported } from "./problem";
import type { CheckedRecord, Rule } from "./records";

/** A rule that reports what is wrong with fields of a record. */
export const rule =
  (check: (checked: CheckedRecord, report: Report) => void): Rule =>
  (checked) =>
    reported(checked.file, (report) => check(checked, report));

/** A string of a record, with its place and what it is. */
type Typed = { text: string; field: string; role: Role };

/** A rule about each string of a record. */
export const stringRule = (check: (typed: Typed, report: Report, checked: CheckedRecord) => void): Rule =>
  rule((checked, report) =>
    eachString(checked.schema, checked.record, (text, role, field) => check({ text, field, role }, report, checked)),
  );

/** A section with its place, "sections.2", and the one before it. */
type PlacedSection = { section: Section; at: string; before?: Section };

/** The sections of a record, those of its own city last. */
export const sectionsOf = ({ record }: CheckedRecord): PlacedSection[] =>
  (["sections", "local"] as const).flatMap((list) =>
    (record[list] ?? []).map((section, index, all) => ({ section, at: `${list}.${index}`, before: all[index - 1] })),
  );

/** A rule about each section of a record. */
export const sectionRule = (check: (placed: PlacedSection, report: Report, checked: CheckedRecord) => void): Rule =>
  rule((checked, report) => {
    for (const placed of sectionsOf(checked)) check(placed, report, checked);
  });

/** A text as readers see it; left as typed where it names a fact that does not exist, which textRule reports. */
export const shown = (text: string): string => (hasKnownFacts(text) ? insertFacts(text) : text);

/** Roles of strings that people read. */
export const isRead = ({ role }: Role): boolean => role === "text" || role === "label" || role === "meta";
