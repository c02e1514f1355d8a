/**
 * `npm run newer`: tries the newest version of every outdated dependency, one at a time, in a copy of the project, and
 * says which can be taken and where the others fail. `npm run newer -- next sharp` tries those alone.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { copySources } from "./copy";

/** Held back on purpose, and why. */
const kept: Readonly<Record<string, string>> = {
  "@types/jsdom": "types of jsdom 30, which wants Node.js 22",
  "@types/node": "types of the oldest Node.js that runs the project",
};

const tsx = ["node_modules/tsx/dist/cli.mjs"];
/** What a version has to pass, in the order in which a failure is cheapest. `npm test` looks at the rest. */
const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ["types", "node", "node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"],
  ["lint", "node", "node_modules/@biomejs/biome/bin/biome", "ci", "."],
  ["prepared files", "node", ...tsx, "lib/tools/cli/prepare-files.ts"],
  ["unit tests", "node", "node_modules/jest/bin/jest.js", "--selectProjects", "unit"],
  ["build", "node", ...tsx, "lib/tools/cli/cli.ts", "build"],
  ["tests of the export", "node", "node_modules/jest/bin/jest.js", "--selectProjects", "export"],
];

type Outdated = Record<string, { current: string; latest: string }>;

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "newer-"));

function run([program = "", ...args]: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program === "node" ? process.execPath : program, args, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e8,
    // Started by a silent `npm run`, npm would not say why it refuses.
    env: { ...process.env, NO_COLOR: "1", KEEP_PLAIN_EXPORT: "1", npm_config_loglevel: "error" },
  });
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}

/** The lines that say what went wrong, or the last ones. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() && !/^npm (?:warn|notice)/.test(line));
  const telling = lines
    // What tests write to the console, and how the runner ends, are no reasons.
    .filter((line) => !/● Console|worker process has failed|early update/.test(line))
    .filter((line) => /missing:|error:|cannot|not found|failed|✕|●|×/i.test(line));
  return (telling.length > 0 ? telling.slice(0, 4) : lines.slice(-4))
    .map((line) => `    ${line.trim().slice(0, 160)}`)
    .join("\n");
}

/** Puts the project's own versions back. */
function restore(): void {
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(root, file), join(copy, file));
  const { ok, output } = run(["npm", "ci"]);
  if (!ok) throw new Error(`npm ci failed in a copy of the project.\n${reasonIn(output)}`);
}

/** Tries one version. Returns nothing when all is well, else the step that fails and its words. */
function problemOf(name: string, version: string): string | undefined {
  restore();
  for (const [step, ...command] of [
    ["installing", "npm", "install", "--save-exact", `${name}@${version}`],
    // A version without the packages of other systems installs here, and nowhere from the lockfile.
    ["installing from the lockfile", "npm", "ci", "--dry-run"],
    ...steps,
  ] as const) {
    const { ok, output } = run(command);
    if (!ok) return `${step}\n${reasonIn(output)}`;
  }
  return undefined;
}

try {
  const { stdout } = spawnSync("npm", ["outdated", "--json"], { encoding: "utf8" });
  const outdated = Object.entries(JSON.parse(stdout || "{}") as Outdated);
  const asked = process.argv.slice(2);
  copySources(copy);
  for (const [name, { current, latest }] of outdated.filter(([name]) => asked.length === 0 || asked.includes(name))) {
    const versions = `${name} ${current} → ${latest}`;
    if (kept[name]) {
      console.log(`${versions}: kept back, ${kept[name]}`);
      continue;
    }
    const problem = problemOf(name, latest);
    console.log(problem ? `${versions}: fails at ${problem}` : `${versions}: can be taken (then npm test)`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
