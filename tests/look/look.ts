/**
 * `npm run look`: draws every page of two states of the site at five widths, with all details open and, on phones, with
 * the menu open, and reports what differs. For a change that nobody ought to see.
 *
 *     npm run look                     the last commit, and the files as they are now
 *     npm run look -- main             a commit, and the files as they are now
 *     npm run look -- 5698f2e main     two commits
 *     npm run look -- main /oferta /   some pages only: names that begin with a slash
 *
 * Exits with 1 when anything differs. The pictures lie in .cache/look, with a report that opens in a browser.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "@/lib/generated";
import { builtSite, type State, stateNamed } from "./commits";
import { compareShots } from "./compare";
import { drawSite } from "./draw";
import { writeReport } from "./report";

const folder = join(cacheFolder, "look");
const args = process.argv.slice(2);
const pages = args.filter((argument) => argument.startsWith("/"));
const [before = "HEAD", after] = args.filter((argument) => !argument.startsWith("/"));

/** Pictures of one state, drawn anew unless they are those of a commit, which does not change. */
async function shotsOf(state: State): Promise<string> {
  const shots = join(folder, state.id, "shots");
  if (state.commit && pages.length === 0 && existsSync(join(shots, "complete"))) return shots;
  const site = builtSite(state, join(folder, state.id));
  rmSync(shots, { recursive: true, force: true });
  mkdirSync(shots, { recursive: true });
  await drawSite(site, shots, pages);
  return shots;
}

const states = [stateNamed(before), stateNamed(after)] as const;
const [first, second] = [await shotsOf(states[0]), await shotsOf(states[1])];
const results = await compareShots(first, second, join(folder, "difference"));
const differing = results.filter(({ difference }) => difference !== "none");
const report = writeReport(join(folder, "report.html"), states, results);
for (const { name, difference } of differing) console.log(`${name}: ${difference}`);
console.log(
  `${results.length} pictures of ${states[0].name} and ${states[1].name} compared, ${differing.length} differ: ${report}`,
);
process.exitCode = differing.length > 0 ? 1 : 0;
