/**
 * `npm test`: one of each kind of thing, in the order in which a failure is cheapest. Ends with "N passed, N failed,
 * N skipped", the sums of all runners; a step without a runner of its own (types, lint, builds) counts as one.
 *
 *     npm test                          every kind of thing a visitor, an editor or an owner would notice
 *     npm test -- unit                  one set of tests
 *     npm test -- browser gallery       those of a set whose file matches a word; options of the runner work as well
 *     npm run test:all                  every one of each kind, and what is rare
 *     npm run test:all -- publish       one set of those
 *     npm run test:all -- --mutations   faults planted in a copy: does a test notice each of them?
 */
import "../../lib/tools/cli/check-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded } from "../../lib/tools/cli/install.mjs";
import { watchLeftovers } from "./leftovers.mjs";
import { ensureChromium, ensurePrograms, MissingProgram } from "./machine.mjs";
import { jestResult, playwrightResult, resultOf, summary } from "./sums.mjs";

/** The steps and what each came to. */
const results = [];
/** The steps and the seconds each took. */
const durations = [];
const node = process.execPath;
const tsx = "node_modules/tsx/dist/cli.mjs";
const make = [tsx, "lib/tools/cli/cli.ts", "make"];
const otherFirm = [tsx, "tests/run/other-firm.ts"];

/** Sets that Jest runs. All but "unit" need a build. */
const jestSets = ["unit", "export", "delivery", "publish", "engines", "edit"];
const sets = [...jestSets, "browser", "other-firm"];

/** How a runner is started for some sets, with words that choose some of their files. */
const jest = (names, words) => ["node_modules/jest/bin/jest.js", ...words, "--selectProjects", ...names];
const playwright = (words) => ["node_modules/@playwright/test/cli.js", "test", ...words];

/** Announces a part of the run, and notes how long it takes. */
function timed(name, work) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const result = work();
  durations.push([name, Math.round((Date.now() - started) / 1000)]);
  return result;
}

function run(args) {
  return spawnSync(node, args, { stdio: "inherit" }).status === 0;
}

/** A step that passes or fails as a whole. */
function step(name, args) {
  const ok = timed(name, () => run(args));
  results.push([name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]);
  return ok;
}

/** A step whose runner writes a report: what it says counts. */
function runner(name, args, file, read) {
  rmSync(file, { force: true });
  const ok = timed(name, () => run(args));
  results.push([name, resultOf(ok, existsSync(file) ? readFileSync(file, "utf8") : undefined, read)]);
}

function runJest(...names) {
  const file = `.cache/jest-${names[0]}.json`;
  runner(names.join(", "), jest(names, ["--json", `--outputFile=${file}`]), file, jestResult);
}

/** Programs and a browser for the tests, found or installed. */
function ensureMachine() {
  installIfNeeded();
  // First of all: what is missing is to be known now, not after minutes of tests.
  ensurePrograms();
  ensureChromium();
  mkdirSync(".cache", { recursive: true });
}

/** Runs one set of tests, or those of its files that match the words. */
function runSet(name, words) {
  if (!sets.includes(name)) {
    console.error(`There is no set of tests "${name}". Choose one of: ${sets.join(", ")}.`);
    return false;
  }
  if (name === "other-firm") return run([...otherFirm, ...words]);
  return (name !== "unit" || run(make)) && run(name === "browser" ? playwright(words) : jest([name], words));
}

function runEverything(all) {
  ensureMachine();
  step("lint", ["node_modules/@biomejs/biome/bin/biome", "ci", "."]);
  step("types", ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
  if (!step("pictures, bundles and images", make)) return;
  runJest("unit");
  if (!step("build", [tsx, "lib/tools/cli/cli.ts", "build"])) return;
  runJest("export", "delivery", "publish", "engines");
  runner("browser", playwright([]), ".cache/playwright.json", playwrightResult);
  runJest("edit");
  if (!all) return;
  step("build again elsewhere: the same bytes", [tsx, "tests/run/reproduce.ts"]);
  runner("another firm's content", otherFirm, ".cache/jest-other-firm.json", jestResult);
}

/** What only the long run looks at: the first line of each file that runs at night. */
function nightlyLines() {
  const files = readdirSync("tests", { recursive: true })
    .filter((file) => /\.nightly\.(?:test|spec)\.tsx?$/.test(file))
    .toSorted();
  return files.map((file) => {
    const [, first = ""] = /^\/\*\*\s+(?:\* )?(.+?)(?: \*\/)?$/m.exec(readFileSync(join("tests", file), "utf8")) ?? [];
    return `  ${file}: ${first}`;
  });
}

/** @returns {boolean} whether every test has passed */
function testEverything(all) {
  const clearLeftovers = watchLeftovers();
  try {
    runEverything(all);
  } catch (error) {
    console.error(error instanceof MissingProgram ? error.message : error);
    results.push(["test run", { passed: 0, failed: 1 }]);
  }
  const left = clearLeftovers();
  for (const name of left) console.error(`Left behind: ${name}`);
  results.push(["nothing is left behind", left.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }]);
  console.log(`\nSeconds: ${durations.map(([name, seconds]) => `${name} ${seconds}`).join(", ")}`);
  if (all) console.log("npm test runs a sample of each of these; npm run test:all -- --mutations plants faults.");
  else
    console.log(
      [
        "npm run test:all adds longer lists of pages and widths, a build elsewhere, another firm's content, and:",
        ...nightlyLines(),
      ].join("\n"),
    );
  const { lines, failed } = summary(results);
  for (const line of lines) console.log(line);
  return failed === 0;
}

function passes(args) {
  const all = args.includes("--all");
  // Jest, Playwright and tests/extent.ts read it.
  if (all) process.env.TEST_ALL = "1";
  const [set, ...words] = args.filter((argument) => argument !== "--all");
  if (set === "--mutations") return run([tsx, "tests/mutations/run.ts", ...words]);
  return set ? runSet(set, words) : testEverything(all);
}

process.exitCode = passes(process.argv.slice(2)) ? 0 : 1;
