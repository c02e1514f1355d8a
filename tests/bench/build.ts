/**
 * `npm run bench:build`: what a build costs when the site grows. Copies the project, adds pages, and measures
 * `npm run build` beside `next build` alone of the same pages, both cold and after one word was changed. `-- 1000 5000`
 * are the numbers of pages added. Prints Markdown tables for docs/measured-build.md. Linux only. Each build is written
 * down when it ends: a bench of hours that was interrupted goes on with the build it was in.
 *
 * Pictures are encoded before and kept for both: they do not depend on the number of pages.
 */
import { existsSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { cacheFolder } from "@/lib/generated";
import { discard, keep, makeRun, runs, started } from "./build-runs";
import { tables } from "./build-table";

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [1000, 5000];
if (counts.some((count) => !Number.isInteger(count) || count < 1)) throw new Error("Numbers of pages: -- 1000 5000");
if (!existsSync(cacheFolder)) throw new Error("The pictures are not encoded yet: npm run build");

const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model}, ${availableParallelism()} cores, ` +
    `${gigabytes} GiB, Node.js ${process.versions.node}\n`,
);
for (const count of counts) {
  const { root, made } = started(count);
  for (const name of runs.slice(made.length)) {
    console.error(`${count} pages: ${name.build}, ${name.state} …`);
    made.push(await makeRun(root, name));
    keep(root, made);
  }
  console.log(tables(made));
  discard(root);
}
