/**
 * `npm test` runs a sample of each kind, cheap steps first. Its last line, "N passed, N failed, N skipped", sums all
 * runners; a step without a runner (types, lint, builds) counts as one.
 *
 *     npm test                          a sample of everything
 *     npm test -- unit                  one set of tests
 *     npm test -- browser gallery       files of a set that match a word; options of the runner work as well
 *     npm run test:all                  everything
 *     npm run test:all -- publish       one set of it
 *     npm run test:all -- --mutations   plants faults in a copy: does a test notice each?
 */
import "../../lib/tools/cli/check-computer.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded } from "../../lib/tools/cli/install.mjs";
import { watchLeftovers } from "./leftovers.mjs";
import { ensureChromium, ensurePrograms, MissingProgram } from "./machine.mjs";
import { jestResult, playwrightResult, resultOf, summary } from "./sums.mjs";

/** Pairs of a step's name and its result. */
const results = [];
/** Pairs of a step's name and its seconds. */
const durations = [];
const node = process.execPath;
const tsx = "node_modules/tsx/dist/cli.mjs";
/** It refuses content that is no data, before anything imports it. */
const make = [tsx, "lib/tools/cli/cli.ts", "make"];
const otherFirm = [tsx, "tests/run/other-firm.ts"];

/** Sets that Jest runs. All but "unit" need a build. */
const jestSets = ["unit", "export", "specification", "delivery", "publish", "engines", "edit"];
const sets = [...jestSets, "browser", "other-firm"];

/** Arguments of the runners; words choose files. */
const jest = (names, words) => ["node_modules/jest/bin/jest.js", ...words, "--selectProjects", ...names];
const playwright = (words) => ["node_modules/@playwright/test/cli.js", "test", ...words];

/** Prints a step's name, does its work and records the time. */
function measure(name, work) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const result = work();
  durations.push([name, Math.round((Date.now() - started) / 1000)]);
  return result;
}

function run(args) {
  return spawnSync(node, args, { stdio: "inherit" }).status === 0;
}

/** Runs a step that passes or fails as a whole. */
function runStep(name, args) {
  const ok = measure(name, () => run(args));
  results.push([name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]);
  return ok;
}

/** Runs a step whose runner writes a report. */
function runWithReport(name, args, file, read) {
  rmSync(file, { force: true });
  const ok = measure(name, () => run(args));
  results.push([name, resultOf(ok, existsSync(file) ? readFileSync(file, "utf8") : undefined, read)]);
}

function runJest(...names) {
  const file = `.cache/jest-${names[0]}.json`;
  runWithReport(names.join(", "), jest(names, ["--json", `--outputFile=${file}`]), file, jestResult);
}

/** Finds or installs programs and a browser for the tests, before minutes of other tests. */
function ensureMachine() {
  installIfNeeded();
  ensurePrograms();
  ensureChromium();
  mkdirSync(".cache", { recursive: true });
}

/** Runs one set of tests, or its files that match the words. */
function runSet(name, words) {
  if (!sets.includes(name)) {
    console.error(`There is no set of tests "${name}". Choose one of: ${sets.join(", ")}.`);
    return false;
  }
  if (name === "other-firm") return run(make) && run([...otherFirm, ...words]);
  if (name === "browser") return run(playwright(words));
  const ok = (name !== "unit" || run(make)) && run(jest([name], words));
  // Words choose rows of the tables; what a browser shows is one more file.
  return name === "specification" && words.length === 0 ? run(playwright(["specification/"])) && ok : ok;
}

function runEverything(all) {
  ensureMachine();
  runStep("lint", ["node_modules/@biomejs/biome/bin/biome", "ci", "."]);
  runStep("types", ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
  if (!runStep("pictures, bundles and images", make)) return;
  runJest("unit");
  if (!runStep("build", [tsx, "lib/tools/cli/cli.ts", "build"])) return;
  runJest("export", "specification", "delivery", "publish", "engines");
  runWithReport("browser", playwright([]), ".cache/playwright.json", playwrightResult);
  // Alone: its development servers take a core and a half.
  runJest("edit");
  if (!all) return;
  runStep("build again elsewhere: the same bytes", [tsx, "tests/run/reproduce.ts"]);
  runWithReport("another firm's content", otherFirm, ".cache/jest-other-firm.json", jestResult);
}

/** The first line of each file that only the long run tests. */
function nightlyLines() {
  const files = readdirSync("tests", { recursive: true })
    .filter((file) => /\.nightly\.(?:test|spec)\.tsx?$/.test(file))
    .toSorted();
  return files.map((file) => {
    const [, first = ""] = /^\/\*\*\s+(?:\* )?(.+?)(?: \*\/)?$/m.exec(readFileSync(join("tests", file), "utf8")) ?? [];
    return `  ${file}: ${first}`;
  });
}

function testEverything(all) {
  const clearLeftovers = watchLeftovers();
  try {
    runEverything(all);
  } catch (error) {
    console.error(error instanceof MissingProgram ? error.message : error);
    results.push(["test run", { passed: 0, failed: 1 }]);
  }
  const leftovers = clearLeftovers();
  for (const name of leftovers) console.error(`Left behind: ${name}`);
  results.push(["nothing is left behind", leftovers.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }]);
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

/** @returns {boolean} whether every test has passed */
function runTests(args) {
  const all = args.includes("--all");
  // Jest, Playwright and tests/extent.ts read it.
  if (all) process.env.TEST_ALL = "1";
  const [set, ...words] = args.filter((argument) => argument !== "--all");
  if (set === "--mutations") return run(make) && run([tsx, "tests/mutations/run.ts", ...words]);
  return set ? runSet(set, words) : testEverything(all);
}

process.exitCode = runTests(process.argv.slice(2)) ? 0 : 1;
