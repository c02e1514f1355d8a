/**
 * `npm run bench:search`: the share of real queries (tests/search/queries.ts) whose guide is found first and among the
 * first three, and what a visitor loads for it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createEngine } from "@/lib/search/engine";
import { makeIndex } from "@/lib/tools/make/search-index";
import { measureQuality } from "@/tests/search/quality";
import { queries } from "@/tests/search/queries";

const chunks = "out/_next/static/chunks";

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Scripts of the last build that hold the search island, Brotli. Zero before the first build. */
function islandBytes(): number {
  if (!existsSync(chunks)) return 0;
  const scripts = readdirSync(chunks)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(chunks, name)));
  return scripts
    .filter((script) => script.includes("search-index"))
    .reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
}

async function bench(): Promise<void> {
  const index = JSON.stringify(makeIndex());
  const { search } = await createEngine(JSON.parse(index));
  const rows = measureQuality(queries, search);
  console.log("kind        queries   first    first three");
  for (const { kind, total, first, three } of rows)
    console.log(
      kind.padEnd(10),
      String(total).padStart(8),
      percent(first, total).padStart(9),
      percent(three, total).padStart(12),
    );
  for (const { query, guide, place, found } of rows.flatMap(({ misses }) => misses))
    console.log(`  „${query}”: ${guide} ${place ? `at ${place}` : "not found"}; first ${found.join(", ")}`);
  console.log(`index: ${brotliCompressSync(index).length} bytes Brotli, ${gzipSync(index).length} gzip`);
  console.log(`island: ${islandBytes()} bytes Brotli, on top of the framework`);
}

await bench();
