/**
 * Tests with another firm's content, in a copy of the project: what passes only with the content of this one asks the
 * wrong thing. `npm test -- other-firm` runs unit and export tests there, `npm test -- other-firm unit` one set.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { edits } from "@/tests/fixtures/other-firm/edits";
import { copyProject } from "./copy";

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

const [set, ...words] = process.argv.slice(2);
const sets = set ? [set] : ["unit", "export"];
const report = join(process.cwd(), ".cache/jest-other-firm.json");
const copy = mkdtempSync(join(tmpdir(), "other-firm-"));

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: copy, stdio: "inherit" }).status === 0;
const cli = (command: string): boolean => run("node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", command);

/** Files whose tests failed, or did not load, with the names of the tests. */
function failures(): string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${name.slice(copy.length + 1)}: ${fullName}`),
  );
}

rmSync(report, { force: true });
try {
  copyProject(copy);
  cpSync("tests/fixtures/other-firm/site.ts", join(copy, "content/site.ts"));
  for (const edit of edits) edit(copy);
  const made = sets.includes("export") ? cli("build") : cli("check:content") && cli("prepare");
  // Tests that name a city or a field of today's site do not compile.
  const typed = set !== undefined || run("node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false");
  const jest = ["node_modules/jest/bin/jest.js", ...words, "--json", `--outputFile=${report}`];
  if (!made || !run(...jest, "--selectProjects", ...sets) || !typed) process.exitCode = 1;
  if (existsSync(report)) for (const name of failures()) console.error(name);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
