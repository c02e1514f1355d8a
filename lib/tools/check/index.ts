import { figureProblems } from "@/lib/content/figures";
import { FigureError } from "@/lib/content/figures/figure";
import { lostAddresses } from "./addresses";
import { houseProblems } from "./drawings";
import { estimateProblems } from "./estimate";
import { factProblems, unusedFacts, wholeProblems } from "./facts";
import { fileProblems } from "./files";
import { firmProblems } from "./firm";
import { brokenFragments } from "./links";
import { wireProblems } from "./names";
import { pictureUses } from "./pictures";
import { type Problem, reported } from "./problem";
import { protocolProblems } from "./protocol";
import { type CheckedRecord, contentRecords } from "./records";
import { sectionsOf } from "./rule";
import { rules, shapeRule } from "./rules";
import { spellingProblems } from "./spelling";

/** Texts that stand in two records: titles and descriptions of pages, sentences that ask for a call. */
export function repeatedTexts(records: readonly CheckedRecord[]): Problem[] {
  const first = new Map<string, string>();
  return records.flatMap((checked) =>
    reported(checked.file, (report) => {
      const { file, record, unique } = checked;
      const say = (field: string, text: string | undefined, mend: string) => {
        const other = text && first.get(text);
        if (other) report(field, `To samo stoi w ${other}.`, mend);
        else if (text) first.set(text, file);
      };
      for (const field of unique ? (["title", "description"] as const) : [])
        say(`meta.${field}`, record.meta?.[field], "Napisz inaczej na jednej z tych stron.");
      for (const { section, at } of sectionsOf(checked))
        say(`${at}.ask`, section.ask, "Napisz tu, co powiedzieć przez telefon w tej sprawie.");
    }),
  );
}

/** What the rules say of a record. Where its fields are misshapen, rules that stumble over them have nothing to add. */
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
  repeatedTexts,
];

/** What is wrong with records, each by itself and beside the others. */
export const contentProblems = (records: readonly CheckedRecord[]): Problem[] =>
  ofRecords.flatMap((check) => check(records));

const checks: readonly Check[] = [
  () => [...figureProblems()],
  () => factProblems(),
  () => wholeProblems(),
  ...ofRecords,
  () => firmProblems(),
  () => houseProblems(),
  unusedFacts,
  () => wireProblems(),
  pictureUses,
  () => lostAddresses(),
  () => protocolProblems(),
  () => estimateProblems(),
  () => fileProblems(),
  spellingProblems,
];

/** Everything wrong with the content as it is loaded. */
export async function loadedProblems(): Promise<readonly Problem[]> {
  let records: readonly CheckedRecord[];
  try {
    records = contentRecords();
  } catch (error) {
    // Calculators stand on facts: with wrong ones nothing else can be said.
    if (error instanceof FigureError) return error.problems;
    throw error;
  }
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
