/**
 * `npm run test:all -- --mutations`: plants each fault of faults.ts in a copy of the project, runs the tests that must
 * notice it there, and says which did not. Words choose faults by their names.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, temporaryCopy } from "@/tests/run/copy";
import { type Fault, faults } from "./faults";

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const copy = temporaryCopy("mutations");

/** Set of the tests that must notice a fault, and words that choose its files. */
function testsOf({ noticedBy }: Fault): { set: string; files: string[] } {
  const [set = "", ...files] = noticedBy.split(" ");
  return { set, files };
}

/** Whether the tests need no build with the fault: they read the sources, or a site without it. */
const readsSources = (fault: Fault) => ["unit", "edit", "publish"].includes(testsOf(fault).set);
const chosenFaults = Object.entries(faults)
  .filter(([name]) => words.every((word) => name.toLowerCase().includes(word)))
  // These run first, while the site of the copy has no fault.
  .toSorted(([, one], [, other]) => Number(readsSources(other)) - Number(readsSources(one)));

/** Runs some files of a set in the copy, up to the first failure. @returns whether they pass */
function testsPass(set: string, files: readonly string[], stdio: "ignore" | "inherit" = "ignore"): boolean {
  const args =
    set === "browser"
      ? ["node_modules/@playwright/test/cli.js", "test", ...files, "--max-failures=1"]
      : ["node_modules/jest/bin/jest.js", ...files, "--bail", "--selectProjects", set];
  const env = { ...process.env, TEST_ALL: "" };
  return spawnSync(process.execPath, args, { cwd: copy, stdio, env }).status === 0;
}

/** @throws Error if a test fails without a fault: its failure would prove nothing */
function requirePassingTests(): void {
  const { status, output } = build(copy);
  if (status !== 0) throw new Error(`The build fails without a fault.\n${output}`);
  const needed = chosenFaults.map(([, fault]) => testsOf(fault));
  for (const set of new Set(needed.map((tests) => tests.set))) {
    const files = new Set(needed.filter((tests) => tests.set === set).flatMap((tests) => tests.files));
    if (!testsPass(set, [...files], "inherit"))
      throw new Error(`One of these fails without a fault: ${set} ${[...files].join(" ")}.`);
  }
}

/** Plants a fault, runs its tests and takes it out. A build that it stops has noticed it. */
function isNoticed(name: string, fault: Fault): boolean {
  const { set, files } = testsOf(fault);
  const [from, to] = fault.exchange;
  const path = join(copy, fault.file);
  const originalText = readFileSync(path, "utf8");
  const [before, after, ...more] = originalText.split(from);
  if (after === undefined || more.length > 0)
    throw new Error(`"${name}": ${fault.file} must hold this exactly once: ${from}`);
  writeFileSync(path, before + to + after);
  try {
    if (!readsSources(fault) && build(copy).status !== 0) return true;
    return !testsPass(set, files);
  } finally {
    writeFileSync(path, originalText);
  }
}

requirePassingTests();
const missedFaults = chosenFaults.filter(([name, fault]) => {
  const noticed = isNoticed(name, fault);
  console.log(`${noticed ? "noticed" : "MISSED "}  ${name}  (npm test -- ${fault.noticedBy})`);
  return !noticed;
});
console.log(`${chosenFaults.length - missedFaults.length} passed, ${missedFaults.length} failed`);
if (missedFaults.length > 0) process.exitCode = 1;
