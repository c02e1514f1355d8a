/** The builds that `npm run bench:build` compares: the whole one and Next.js alone, of the same pages. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheFolder } from "@/lib/generated";
import { buildCostFile } from "@/lib/tools/cache";
import { filesBelow } from "@/lib/tools/files";
import type { StepCost } from "@/lib/tools/make/cost";
import { copyProject } from "@/tests/run/copy";
import { addPages, writeWord } from "./build-pages";
import { type Cost, costOf } from "./process-tree";

const builds = {
  whole: {
    command: [process.execPath, "node_modules/tsx/dist/cli.mjs", "lib/tools/cli/build.ts"],
    env: { DEFER_HYDRATION: "", KEEP_PLAIN_EXPORT: "", TYPES_CHECKED: "" },
    result: "out",
  },
  next: {
    command: [process.execPath, "node_modules/next/dist/bin/next", "build"],
    env: { DEFER_HYDRATION: "0", NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    result: ".staging",
  },
} as const;

/** In their order: Next.js alone uses the pictures and scripts that the whole build has prepared. */
export const runs = [
  { build: "whole", state: "cold" },
  { build: "whole", state: "edited" },
  { build: "next", state: "cold" },
  { build: "next", state: "edited" },
] as const;
export type RunName = (typeof runs)[number];

/** What a run cost, and the steps of the whole build with theirs. */
export type Run = RunName & Cost & { pages: number; steps: readonly StepCost[] };

const recordOf = (root: string) => `${root}-runs.json`;

/**
 * A copy of the project with more pages: the one that an interrupted bench left, or a new one.
 * @param added number of pages
 * @returns its folder, and the runs made there, in their order
 */
export function started(added: number): { root: string; made: Run[] } {
  const root = join(cacheFolder, "bench", "build", String(added));
  const record = recordOf(root);
  if (existsSync(record)) return { root, made: JSON.parse(readFileSync(record, "utf8")) as Run[] };
  rmSync(root, { recursive: true, force: true });
  copyProject(root);
  // Next.js and Tailwind look upwards for the root of a project: they stop at a repository.
  mkdirSync(join(root, ".git"));
  addPages(root, added);
  keep(root, []);
  return { root, made: [] };
}

/** Writes down what was measured in a folder of started(). */
export const keep = (root: string, made: readonly Run[]): void => writeFileSync(recordOf(root), JSON.stringify(made));

/** Removes a folder of started() and what was written down of it. */
export function discard(root: string): void {
  rmSync(recordOf(root));
  rmSync(root, { recursive: true, force: true });
}

/** Next.js alone has nothing that was prepared: pages import their content, as in any project. */
function readTypedContent(root: string): void {
  const file = join(root, "package.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("/source/prepared.ts", "/source/typed.ts"));
}

function stepsOf(root: string): StepCost[] {
  const lines = readFileSync(join(root, relative(process.cwd(), buildCostFile)), "utf8").split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line) as StepCost);
}

/**
 * Makes one of the runs.
 * @param root folder of started()
 */
export async function makeRun(root: string, { build, state }: RunName): Promise<Run> {
  const { command, env, result } = builds[build];
  if (build === "next") readTypedContent(root);
  writeWord(root, state);
  // Turbopack's cache: each build is to find its own.
  if (state === "cold") rmSync(join(root, ".next"), { recursive: true, force: true });
  rmSync(join(root, ".staging"), { recursive: true, force: true });
  const cost = await costOf(command, { cwd: root, env, log: `${root}-${build}-${state}.log` });
  const pages = filesBelow(join(root, result)).filter((file) => file.endsWith(".html"));
  return { build, state, ...cost, pages: pages.length, steps: build === "whole" ? stepsOf(root) : [] };
}
