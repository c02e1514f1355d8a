import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { exportedFile } from "@/lib/tools/make/sitemap";
import { slowLine } from "./line";
import { newVisitor, slowPhone, type Visit, visit } from "./phones";
import { kilobytes, medians, seconds, table, times } from "./table";
import type { ServedVariant } from "./variants";

const htmlBytes = (root: string, path: string) =>
  brotliCompressSync(readFileSync(join(root, exportedFile(path)))).length;

/** Calls something for every variant, several times, in turns: a busy minute of the machine then meets all of them. */
export async function inTurns<Result extends Record<string, number>>(
  variants: readonly ServedVariant[],
  runs: number,
  measure: (variant: ServedVariant) => Promise<Result>,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result[]>(variants.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const variant of variants) results.get(variant.name)?.push(await measure(variant));
  return new Map([...results].map(([name, list]) => [name, medians(list)]));
}

/** First visits on the slow phone. "×": against the same page without any script. */
export async function firstVisits(
  browser: Browser,
  variants: readonly ServedVariant[],
  pages: readonly string[],
  runs: number,
) {
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const results = await inTurns<Visit>(variants, runs, async ({ url }) => {
      const line = await slowLine(url, slowPhone);
      const context = await newVisitor(browser);
      const result = await visit(context, line.url + path, slowPhone);
      await context.close();
      await line.close();
      return result;
    });
    const reference = results.get("scriptless");
    for (const { name, root } of variants) {
      const result = results.get(name);
      if (!result) continue;
      rows.push([
        path,
        name,
        result.requests,
        kilobytes(result.bytes),
        kilobytes(result.scriptBytes),
        kilobytes(htmlBytes(root, path)),
        seconds(result.first),
        seconds(result.largest),
        times(result.first, reference?.first ?? 0),
        times(result.largest, reference?.largest ?? 0),
        Math.round(result.script),
      ]);
    }
  }
  const head = "page, export, requests, kB, script kB, HTML kB, first s, largest s, × first, × largest, script ms";
  return `First visit on the slow phone, medians of ${runs}\n\n${table(head.split(", "), rows)}`;
}

/** A visit of three pages, and the first of them once more. */
const walk = ["/", "/uslugi/pomiary", "/kontakt", "/"];

/** Several pages one after the other, with the browser's cache: the largest paint of each. */
export async function walks(browser: Browser, variants: readonly ServedVariant[], runs: number) {
  const results = await inTurns(
    variants.filter(({ name }) => name !== "scriptless"),
    runs,
    async ({ url }) => {
      const line = await slowLine(url, slowPhone);
      const context = await newVisitor(browser);
      const steps: Visit[] = [];
      for (const path of walk) steps.push(await visit(context, line.url + path, slowPhone));
      await context.close();
      await line.close();
      const bytes = steps.reduce((sum, step) => sum + step.bytes, 0);
      return { bytes, ...Object.fromEntries(steps.map(({ largest }, index) => [`page ${index + 1}`, largest])) };
    },
  );
  const rows = [...results].map(([name, { bytes, ...steps }]) => {
    const largest = Object.values<number>(steps);
    const sum = largest.reduce((total, value) => total + value, 0);
    return ["slow phone", name, ...largest.map(seconds), seconds(sum), kilobytes(bytes)];
  });
  const head = ["", "export", ...walk, "sum s", "kB"];
  return `${walk.length - 1} pages one after the other, and the first once more: largest paint of each, s\n\n${table(head, rows)}`;
}
