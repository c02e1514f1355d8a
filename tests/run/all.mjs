/**
 * `npm test`: everything, in the order in which a failure is cheapest. Ends with "N passed, N failed, N skipped", the
 * sums of all runners; a step without a runner of its own (types, lint, builds) counts as one. Each set of tests has a
 * command of its own as well: test:unit, test:export, test:browser, test:edit, test:engines, test:delivery,
 * test:publish.
 */
import "../../lib/tools/cli/check-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { installIfNeeded } from "../../lib/tools/cli/install.mjs";
import { ensureChromium, ensurePrograms, MissingProgram } from "./machine.mjs";
import { jestResult, playwrightResult, resultOf, summary } from "./sums.mjs";

/** The steps and what each came to. */
const results = [];
/** The steps and the seconds each took. */
const durations = [];
const node = process.execPath;
const tsx = "node_modules/tsx/dist/cli.mjs";

/** Announces a part of the run, and notes how long it takes. */
function timed(name, work) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const result = work();
  durations.push([name, Math.round((Date.now() - started) / 1000)]);
  return result;
}

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

/** A step that passes or fails as a whole. */
function step(name, command, args, env) {
  const ok = timed(name, () => run(command, args, env));
  results.push([name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]);
  return ok;
}

/** A step whose runner writes a report: what it says counts. */
function runner(name, args, file, read, env) {
  rmSync(file, { force: true });
  const ok = timed(name, () => run(node, args, env));
  results.push([name, resultOf(ok, existsSync(file) ? readFileSync(file, "utf8") : undefined, read)]);
}

function jest(set, env, ...options) {
  const file = `.cache/jest-${set}.json`;
  const args = ["node_modules/jest/bin/jest.js", "--selectProjects", set, ...options, "--json", `--outputFile=${file}`];
  runner(set, args, file, jestResult, env);
}

function playwright() {
  const args = ["node_modules/@playwright/test/cli.js", "test"];
  runner("browser", args, ".cache/playwright.json", playwrightResult);
}

function main() {
  installIfNeeded();
  // First of all: what is missing is to be known now, not after minutes of tests.
  ensurePrograms();
  const CHROME_PATH = ensureChromium();
  mkdirSync(".cache", { recursive: true });
  step("types", node, ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
  step("lint", node, ["node_modules/@biomejs/biome/bin/biome", "ci", "."]);
  if (!step("pictures, bundles and images", node, [tsx, "lib/tools/cli/prepare-files.ts"])) return;
  jest("unit");
  const built = step("build", node, [tsx, "lib/tools/cli/cli.ts", "build"], { KEEP_PLAIN_EXPORT: "1" });
  if (!built) return;
  step("build again elsewhere: the same bytes; then without hydration on demand", node, [
    tsx,
    "tests/run/reproduce.ts",
  ]);
  jest("export");
  playwright();
  // Each file starts a development server and a browser: one after the other they are faster than beside each other.
  jest("edit", CHROME_PATH ? { CHROME_PATH } : {}, "--runInBand");
  jest("engines");
  jest("delivery", CHROME_PATH ? { CHROME_PATH } : {});
  jest("publish");
}

try {
  main();
} catch (error) {
  console.error(error instanceof MissingProgram ? error.message : error);
  results.push(["test run", { passed: 0, failed: 1 }]);
}
console.log(`\nSeconds: ${durations.map(([name, seconds]) => `${name} ${seconds}`).join(", ")}`);
const { lines, failed } = summary(results);
for (const line of lines) console.log(line);
process.exitCode = failed > 0 ? 1 : 0;
