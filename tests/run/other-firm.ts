/**
 * Runs tests in a copy of the project with another firm's content: no test may depend on the content of this one.
 * `npm test -- other-firm` runs unit and export tests, `npm test -- other-firm unit` one set.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cities } from "@/content/cities";
import { site } from "@/content/site";
import { filesBelow } from "@/lib/tools/files";
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

/** Adds a page and fills it in. */
function add(kind: string, file: string, ...args: [name: string, ...string[]]): boolean {
  const path = join(copy, "content", file);
  if (!cli("new", kind, ...args)) return false;
  writeFileSync(path, fillIn(readFileSync(path, "utf8"), args[0]));
  return true;
}

/** A service that nothing else names, and the firm's own towns. */
const addPages = (): boolean =>
  add("usluga", "services/kable-w-piwnicy.ts", "Kable w piwnicy") &&
  add("poradnik", "guides/zima-w-gorach.ts", "Zima w górach") &&
  add("miasto", "cities/olsztyn.ts", "Olsztyn") &&
  add("miasto", "cities/elblag.ts", "Elbląg", "--beside", "olsztyn") &&
  run("node_modules/@biomejs/biome/bin/biome", "format", "--write", "content");

/** What the export still says of this project's firm, by file. */
function traces(): string[] {
  const { brand, url, email, phone, companyPhone = phone, profiles, address } = site;
  const links = [url, ...profiles.map((profile) => profile.url)].map((link) => new URL(link).host);
  const numbers = [phone, companyPhone].flatMap(({ tel, display }) => [tel, display]);
  const places = [
    `"addressRegion":"${address.region}"`,
    ...Object.values(cities).map(({ name }) => `"name":"${name}"`),
  ];
  const out = join(copy, "out");
  return filesBelow(out)
    .filter((file) => /\.(?:html|txt|xml|json|js|svg|vcf|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), "utf8").replaceAll("\u00a0", " ");
      const found = [brand, email, ...links, ...numbers, ...places].filter((words) => text.includes(words));
      return found.map((words) => `out/${file} says ${words}`);
    });
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
for (const file of ["site.ts", "map.ts"]) cpSync(join("tests/fixtures/other-firm", file), join(copy, "content", file));
for (const edit of edits) edit(copy);
const isReady = addPages() && (sets.includes("export") ? cli("build") : cli("check:content") && cli("make"));
// Tests that name a city or a field of today's site do not compile.
const compiles = set !== undefined || run("node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false");
const jest = ["node_modules/jest/bin/jest.js", ...words, "--json", `--outputFile=${report}`];
if (!isReady || !run(...jest, "--selectProjects", ...sets) || !compiles) process.exitCode = 1;
const left = isReady && sets.includes("export") ? traces() : [];
if (left.length > 0) process.exitCode = 1;
for (const line of [...left, ...(existsSync(report) ? failures() : [])]) console.error(line);
