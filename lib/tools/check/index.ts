import { figureProblems } from "@/lib/content/figures";
import { FigureError } from "@/lib/content/figures/figure";
import { lostAddresses } from "./addresses";
import { houseProblems } from "./drawings";
import { estimateProblems } from "./estimate";
import { ageProblems, comparedLater, moneyProblems, unusedFacts, wholeProblems } from "./facts";
import { fileProblems } from "./files";
import { firmProblems } from "./firm";
import { brokenFragments } from "./links";
import { nameProblems } from "./names";
import { pictureUses, unusedPictures } from "./pictures";
import { type Problem, reported } from "./problem";
import { protocolProblems } from "./protocol";
import { type CheckedRecord, contentRecords } from "./records";
import { rules, shapeRule } from "./rules";
import { repeatedAsks } from "./sections";
import { spellingProblems } from "./spelling";

/** Titles and descriptions that stand on two pages. */
export function repeatedMeta(records: readonly CheckedRecord[]): Problem[] {
  const first = new Map<string, string>();
  return records.flatMap(({ file, record, unique }) =>
    reported(file, (report) => {
      for (const field of ["title", "description"] as const) {
        const text = unique && record.meta?.[field];
        if (!text) continue;
        const other = first.get(text);
        if (other) report(`meta.${field}`, `To samo stoi w ${other}.`, "Napisz inaczej na jednej z tych stron.");
        else first.set(text, file);
      }
    }),
  );
}

/**
 * What the rules say of a record. One whose fields are missing or of another kind is told so; rules that stumble over
 * them have nothing to add.
 */
function recordFaults(checked: CheckedRecord): Problem[] {
  const misshapen = shapeRule(checked);
  const others = rules.flatMap((rule) => {
    try {
      return rule(checked);
    } catch (error) {
      if (misshapen.length === 0) throw error;
      return [];
    }
  });
  return [...misshapen, ...others];
}

type Check = (records: readonly CheckedRecord[]) => Problem[] | Promise<Problem[]>;

const ofRecords = [
  (records: readonly CheckedRecord[]) => records.flatMap(recordFaults),
  brokenFragments,
  repeatedMeta,
  repeatedAsks,
];

/** What is wrong with records, each by itself and beside the others. */
export const contentProblems = (records: readonly CheckedRecord[]): Problem[] =>
  ofRecords.flatMap((check) => check(records));

const checks: readonly Check[] = [
  () => [...figureProblems()],
  () => ageProblems(),
  () => moneyProblems(),
  () => comparedLater(),
  () => wholeProblems(),
  ...ofRecords,
  () => firmProblems(),
  () => houseProblems(),
  unusedFacts,
  nameProblems,
  pictureUses,
  unusedPictures,
  () => lostAddresses(),
  () => protocolProblems(),
  () => estimateProblems(),
  () => fileProblems(),
  spellingProblems,
];

/** The records, or what is wrong with the facts that calculators stand on: nothing else can be said then. */
function recordsOrProblems(): { records: readonly CheckedRecord[] } | { problems: readonly Problem[] } {
  try {
    return { records: contentRecords() };
  } catch (error) {
    if (error instanceof FigureError) return error;
    throw error;
  }
}

/** Everything wrong with the content as it is loaded. */
export async function loadedProblems(): Promise<readonly Problem[]> {
  const read = recordsOrProblems();
  if ("problems" in read) return read.problems;
  const { records } = read;
  const problems: Problem[] = [];
  for (const check of checks)
    try {
      problems.push(...(await check(records)));
    } catch (error) {
      if (error instanceof FigureError) problems.push(...error.problems);
      // A field of another kind is told by itself, whatever else stumbles over it.
      else if (!records.some((checked) => shapeRule(checked).length > 0)) throw error;
    }
  return problems;
}
