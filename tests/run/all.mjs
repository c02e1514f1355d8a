/**
 * `npm test`: everything, in the order in which a failure is cheapest. Ends with "N passed, N failed, N skipped", the
 * sums of all runners; a step without a runner of its own (types, lint, builds) counts as one. Each set of tests has a
 * command of its own as well: test:unit, test:export, test:browser, test:edit, test:engines, test:delivery,
 * test:publish.
 */
import "../../lib/commands/check-node.mjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { installIfNeeded } from "../../lib/commands/install.mjs";
import { ensureChromium, ensurePrograms, MissingProgram } from "./machine.mjs";

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Why tests were skipped, and how many. */
const reasons = new Map();
/** The steps and the seconds each took. */
const durations = [];
const node = process.execPath;
const tsx = "node_modules/tsx/dist/cli.mjs";

function add(name, { passed, failed, skipped = [] }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped.length;
  for (const reason of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
}

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
  add(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return ok;
}

/** Numbers a runner wrote, or one failure when it wrote none. */
function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function jest(set, env) {
  const file = `.cache/jest-${set}.json`;
  rmSync(file, { force: true });
  const args = ["node_modules/jest/bin/jest.js", "--selectProjects", set, "--json", `--outputFile=${file}`];
  const ok = timed(set, () => run(node, args, env));
  const result = counts(file, (json) => ({
    passed: json.numPassedTests,
    // A file that does not even load has no tests to count.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "pending" || status === "todo")
      .map(({ fullName }) => /\(skipped: (.*?)\)/.exec(fullName)?.[1] ?? `no reason given: ${fullName}`),
  }));
  add(set, !ok && result.failed === 0 ? { ...result, failed: 1 } : result);
}

/** Tests of a Playwright report, suites within suites. */
const testsOf = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];

function playwright(env) {
  rmSync(".cache/playwright.json", { force: true });
  const ok = timed("browser", () => run(node, ["node_modules/@playwright/test/cli.js", "test"], env));
  const result = counts(".cache/playwright.json", (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: testsOf(report)
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? "no reason given"),
  }));
  add("browser", !ok && result.failed === 0 ? { ...result, failed: 1 } : result);
}

function main() {
  installIfNeeded();
  // First of all: what is missing is to be known now, not after minutes of tests.
  ensurePrograms();
  const CHROME_PATH = ensureChromium();
  mkdirSync(".cache", { recursive: true });
  step("types", node, ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
  step("lint", node, ["node_modules/@biomejs/biome/bin/biome", "ci", "."]);
  if (!step("pictures, bundles and images", node, [tsx, "lib/commands/prepare-files.ts"])) return;
  jest("unit");
  const built = step("build", node, [tsx, "lib/commands/build.ts"], { KEEP_PLAIN_EXPORT: "1", TYPES_CHECKED: "1" });
  if (!built) return;
  step(
    "build again elsewhere: the same bytes; then without hydration on demand",
    node,
    [tsx, "tests/run/reproduce.ts"],
    { TYPES_CHECKED: "1" },
  );
  jest("export");
  playwright(CHROME_PATH ? { CHROME_PATH } : {});
  jest("edit", CHROME_PATH ? { CHROME_PATH } : {});
  jest("engines");
  jest("delivery", CHROME_PATH ? { CHROME_PATH } : {});
  jest("publish");
}

try {
  main();
} catch (error) {
  console.error(error instanceof MissingProgram ? error.message : error);
  add("test run", { passed: 0, failed: 1 });
}
console.log(`\nSeconds: ${durations.map(([name, seconds]) => `${name} ${seconds}`).join(", ")}`);
for (const failure of failures) console.log(failure);
for (const [reason, count] of reasons) console.log(`${count} skipped: ${reason}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
