import { figureProblems } from "@/lib/content/figures";
import { FigureError } from "@/lib/content/figures/figure";
import { type CheckedRecord, contentRecords } from "./checked-records";
import { mainSwitchProblems } from "./dangers";
import { houseProblems } from "./drawings";
import { estimateProblems } from "./estimate";
import { factProblems, shareProblems, unusedFigures } from "./facts";
import { fileProblems } from "./files";
import { firmProblems } from "./firm-data";
import { brokenFragments } from "./links";
import { wireProblems } from "./names-in-content";
import { collectProblems, type Problem } from "./problem";
import { lostAddresses } from "./published-addresses";
import { sectionsOf } from "./rule";
import { rules, shapeRule } from "./rules";
import { protocolProblems } from "./specimen";
import { spellingProblems } from "./spelling";

/** Reports texts that occur in two records: titles, descriptions and sentences that ask for a call. */
function repeatedTexts(records: readonly CheckedRecord[]): Problem[] {
  const firstFiles = new Map<string, string>();
  return records.flatMap((checked) =>
    collectProblems(checked.file, (report) => {
      const { file, record, unique } = checked;
      const reportRepeated = (field: string, text: string | undefined, mend: string) => {
        const firstFile = text && firstFiles.get(text);
        if (firstFile) report(field, `To samo stoi w ${firstFile}.`, mend);
        else if (text) firstFiles.set(text, file);
      };
      for (const field of unique ? (["title", "description"] as const) : [])
        reportRepeated(`meta.${field}`, record.meta?.[field], "Napisz inaczej na jednej z tych stron.");
      for (const { section, at } of sectionsOf(checked))
        reportRepeated(`${at}.ask`, section.ask, "Napisz tu, co powiedzieć przez telefon w tej sprawie.");
    }),
  );
}

/** Applies all rules to a record. A rule that throws on a misshapen record is skipped: shapeRule reports the cause. */
function recordProblems(checked: CheckedRecord): Problem[] {
  const shapeProblems = shapeRule(checked);
  const otherProblems = rules.flatMap((rule) => {
    try {
      return rule(checked);
    } catch (error) {
      if (shapeProblems.length === 0) throw error;
      return [];
    }
  });
  return [...shapeProblems, ...otherProblems];
}

type Check = (records: readonly CheckedRecord[]) => Problem[] | Promise<Problem[]>;

const recordChecks = [
  (records: readonly CheckedRecord[]) => records.flatMap(recordProblems),
  brokenFragments,
  repeatedTexts,
];

/** Checks records, each alone and against the others. */
export const contentProblems = (records: readonly CheckedRecord[]): Problem[] =>
  recordChecks.flatMap((check) => check(records));

const checks: readonly Check[] = [
  () => [...figureProblems()],
  () => factProblems(),
  () => mainSwitchProblems(),
  () => shareProblems(),
  ...recordChecks,
  () => firmProblems(),
  () => houseProblems(),
  unusedFigures,
  () => wireProblems(),
  () => lostAddresses(),
  () => protocolProblems(),
  () => estimateProblems(),
  () => fileProblems(),
  spellingProblems,
];

/** Checks all content that loads. */
export async function loadedProblems(): Promise<readonly Problem[]> {
  let records: readonly CheckedRecord[];
  try {
    records = contentRecords();
  } catch (error) {
    // Calculators need facts: no other check can run while a fact is wrong.
    if (error instanceof FigureError) return error.problems;
    throw error;
  }
  const problems: Problem[] = [];
  for (const check of checks)
    try {
      problems.push(...(await check(records)));
    } catch (error) {
      if (error instanceof FigureError) problems.push(...error.problems);
      // A misshapen record is reported by shapeRule, so a check that throws on it is skipped.
      else if (!records.some((checked) => shapeRule(checked).length > 0)) throw error;
    }
  return problems;
}
