import lighthouse from "lighthouse";
import { inTurns } from "./first-visit";
import { seconds, table, times } from "./table";
import type { ServedVariant } from "./variants";

/** Figures of one audit. Times in milliseconds, the score of 100. */
type Audit = { first: number; largest: number; blocked: number; score: number };

async function audit(address: string, port: number): Promise<Audit> {
  const result = await lighthouse(address, { port, onlyCategories: ["performance"], logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    first: value("first-contentful-paint"),
    largest: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    score: Math.round((categories.performance?.score ?? 0) * 100),
  };
}

/**
 * Lighthouse's mobile audit of the published pages and of the same without any script.
 * @param port where the browser listens for Lighthouse
 */
export async function lighthouseAudits(
  port: number,
  variants: readonly ServedVariant[],
  pages: readonly string[],
  runs: number,
) {
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const results = await inTurns<Audit>(variants.slice(0, 2), runs, ({ url }) => audit(url + path, port));
    const reference = results.get("scriptless");
    for (const [name, { first, largest, blocked, score }] of results)
      rows.push([
        path,
        name,
        seconds(first),
        seconds(largest),
        times(first, reference?.first ?? 0),
        times(largest, reference?.largest ?? 0),
        Math.round(blocked),
        score,
      ]);
  }
  const head = "page, export, first s, largest s, × first, × largest, blocked ms, score";
  return `Lighthouse mobile, medians of ${runs}\n\n${table(head.split(", "), rows)}`;
}
