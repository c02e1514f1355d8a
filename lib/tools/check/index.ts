import { figureProblems } from "@/lib/content/figures";
import { lostAddresses } from "./addresses";
import { houseProblems } from "./drawings";
import { estimateProblems } from "./estimate";
import { comparedLater, moneyProblems, unusedFacts, wholeProblems } from "./facts";
import { firmProblems } from "./firm";
import { ageProblems } from "./freshness";
import { brokenFragments } from "./links";
import { nameProblems } from "./names";
import { pictureUses } from "./pictures";
import type { Problem } from "./problem";
import { protocolProblems } from "./protocol";
import { type CheckedRecord, contentRecords } from "./records";
import { rules, shapeRule } from "./rules";
import { repeatedAsks } from "./service-sections";

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

/** Everything that is wrong with the content, in the order of the files. */
export const contentProblems = (records: readonly CheckedRecord[] = contentRecords()): Problem[] => [
  ...records.flatMap(recordFaults),
  ...brokenFragments(records),
  ...repeatedMeta(records),
  ...repeatedAsks(records),
];

/** What is wrong with facts and with the figures computed from them. */
export const factProblems = (): Problem[] => [
  ...figureProblems(),
  ...ageProblems(),
  ...moneyProblems(),
  ...comparedLater(),
  ...wholeProblems(),
];

/** Everything wrong with what the content files say, apart from files and addresses they name (files.ts). */
export function recordProblems(): Problem[] {
  const records = contentRecords();
  return [
    ...factProblems(),
    ...contentProblems(records),
    ...firmProblems(),
    ...houseProblems(),
    ...unusedFacts(records),
    ...nameProblems(records),
    ...pictureUses(records),
    ...lostAddresses(),
    ...protocolProblems(),
    ...estimateProblems(),
  ];
}
