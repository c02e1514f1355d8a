/**
 * `npm test`: everything, in the order in which a failure is cheapest. Ends with "N passed, N failed, N skipped", the
 * sums of all runners; a step without a runner of its own (types, lint, builds) counts as one.
 *
 *     npm test                          everything
 *     npm test -- unit                  one set of tests
 *     npm test -- browser gallery       those of a set whose file matches a word; options of the runner work as well
 *     npm run test:all                  more of the same kinds, and what is rare: every width, every kill point
 *     npm run test:all -- publish       one set of those
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
const jestProgram = "node_modules/jest/bin/jest.js";
const playwrightProgram = "node_modules/@playwright/test/cli.js";
const prepare = [tsx, "lib/tools/cli/cli.ts", "prepare"];

/** The sets of tests and how each is started, with words that choose some of its files. All but "unit" need a build. */
const sets = {
  unit: (words) => [jestProgram, ...words, "--selectProjects", "unit"],
  export: (words) => [jestProgram, ...words, "--selectProjects", "export"],
  browser: (words) => [playwrightProgram, "test", ...words],
  // Each file starts a development server and a browser: one after the other they are faster than beside each other.
  edit: (words) => [jestProgram, ...words, "--runInBand", "--selectProjects", "edit"],
  engines: (words) => [jestProgram, ...words, "--selectProjects", "engines"],
  delivery: (words) => [jestProgram, ...words, "--selectProjects", "delivery"],
  publish: (words) => [jestProgram, ...words, "--selectProjects", "publish"],
};

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

function jest(set, env) {
  const file = `.cache/jest-${set}.json`;
  runner(set, sets[set](["--json", `--outputFile=${file}`]), file, jestResult, env);
}

function playwright() {
  runner("browser", sets.browser([]), ".cache/playwright.json", playwrightResult);
}

/** Runs one set of tests, or those of its files that match the words. */
function runSet(name, words) {
  if (!Object.hasOwn(sets, name)) {
    console.error(`There is no set of tests "${name}". Choose one of: ${Object.keys(sets).join(", ")}.`);
    return false;
  }
  return (name !== "unit" || run(node, prepare)) && run(node, sets[name](words));
}

function runEverything() {
  installIfNeeded();
  // First of all: what is missing is to be known now, not after minutes of tests.
  ensurePrograms();
  const CHROME_PATH = ensureChromium();
  mkdirSync(".cache", { recursive: true });
  step("types", node, ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
  step("lint", node, ["node_modules/@biomejs/biome/bin/biome", "ci", "."]);
  if (!step("pictures, bundles and images", node, prepare)) return;
  jest("unit");
  const built = step("build", node, [tsx, "lib/tools/cli/cli.ts", "build"]);
  if (!built) return;
  step("build again elsewhere: the same bytes", node, [tsx, "tests/run/reproduce.ts"]);
  jest("export");
  playwright();
  jest("edit", CHROME_PATH ? { CHROME_PATH } : {});
  jest("engines");
  jest("delivery", CHROME_PATH ? { CHROME_PATH } : {});
  jest("publish");
}

/** @returns {boolean} whether every test has passed */
function testEverything() {
  try {
    runEverything();
  } catch (error) {
    console.error(error instanceof MissingProgram ? error.message : error);
    results.push(["test run", { passed: 0, failed: 1 }]);
  }
  console.log(`\nSeconds: ${durations.map(([name, seconds]) => `${name} ${seconds}`).join(", ")}`);
  const { lines, failed } = summary(results);
  for (const line of lines) console.log(line);
  return failed === 0;
}

const args = process.argv.slice(2);
// Jest, Playwright and tests/extent.ts read it.
if (args.includes("--all")) process.env.TEST_ALL = "1";
const [set, ...words] = args.filter((argument) => argument !== "--all");
process.exitCode = (set ? runSet(set, words) : testEverything()) ? 0 : 1;
