/**
 * Runs tests in a copy of the project with another firm's content: no test may depend on the content of this one.
 * `npm test -- other-firm` runs unit and export tests, `npm test -- other-firm unit` one set.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fillIn } from "@/tests/content/fill-in";
import { edits } from "@/tests/fixtures/other-firm/edits";
import { temporaryCopy } from "./copy";

type FileReport = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };

const [set, ...words] = process.argv.slice(2);
const sets = set ? [set] : ["unit", "export"];
const report = join(process.cwd(), ".cache/jest-other-firm.json");
const copy = temporaryCopy("other-firm");

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: copy, stdio: "inherit" }).status === 0;
const cli = (...args: string[]): boolean => run("node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", ...args);

/** Adds a service that nothing else in the content names. */
function addService(): boolean {
  const name = "Kable w piwnicy";
  const file = join(copy, "content/services/kable-w-piwnicy.ts");
  if (!cli("new", "usluga", name)) return false;
  writeFileSync(file, fillIn(readFileSync(file, "utf8"), name));
  return true;
}

/** Names of failed tests, and of files that did not load. */
function failures(): string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as { testResults: FileReport[] };
  return testResults.flatMap(({ name, status, assertionResults: tests }) => {
    const failed = tests.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
    const messages = status === "failed" && failed.length === 0 ? ["did not load"] : failed;
    return messages.map((what) => `${relative(copy, name)}: ${what}`);
  });
}

rmSync(report, { force: true });
cpSync("tests/fixtures/other-firm/site.ts", join(copy, "content/site.ts"));
for (const edit of edits) edit(copy);
const isReady = addService() && (sets.includes("export") ? cli("build") : cli("check:content") && cli("make"));
// Tests that name a city or a field of today's site do not compile.
const compiles = set !== undefined || run("node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false");
const jest = ["node_modules/jest/bin/jest.js", ...words, "--json", `--outputFile=${report}`];
if (!isReady || !run(...jest, "--selectProjects", ...sets) || !compiles) process.exitCode = 1;
if (existsSync(report)) for (const name of failures()) console.error(name);
