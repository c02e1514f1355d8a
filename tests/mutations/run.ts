/**
 * `npm run test:all -- --mutations`: plants each fault of faults.ts in a copy of the project, runs the tests that are to
 * notice it there, and says which did not. Words choose faults by their names.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, copyProject } from "@/tests/run/copy";
import { type Fault, faults } from "./faults";

const words = process.argv.slice(2).map((word) => word.toLowerCase());
/** Sets whose tests read the sources, or a site that is sound. */
const readsSources = (fault: Fault) => /^(?:unit|edit|publish)\b/.test(fault.noticedBy);
const chosen = faults
  .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  // While the copy's site is still the sound one.
  .toSorted((one, other) => Number(readsSources(other)) - Number(readsSources(one)));
const copy = mkdtempSync(join(tmpdir(), "mutations-"));

/** Runs some files of a set in the copy, up to the first failure. @returns whether they pass */
function testsPass(
  set: string,
  files: readonly string[],
  nightly: boolean | undefined,
  stdio: "ignore" | "inherit" = "ignore",
): boolean {
  const args =
    set === "browser"
      ? ["node_modules/@playwright/test/cli.js", "test", ...files, "--max-failures=1"]
      : ["node_modules/jest/bin/jest.js", ...files, "--bail", "--selectProjects", set];
  const env = { ...process.env, TEST_ALL: nightly ? "1" : "" };
  return spawnSync(process.execPath, args, { cwd: copy, stdio, env }).status === 0;
}

/** Set and words for files of what is to notice a fault. */
function testsOf({ noticedBy }: Fault): { set: string; files: string[] } {
  const [set = "", ...files] = noticedBy.split(" ");
  return { set, files };
}

/** Tests that fail without any fault notice nothing. */
function mustPassAsItIs(): void {
  const { status, output } = build(copy);
  if (status !== 0) throw new Error(`The build fails without a fault.\n${output}`);
  for (const set of new Set(chosen.map((fault) => testsOf(fault).set)))
    for (const nightly of [undefined, true]) {
      const files = chosen
        .filter((fault) => testsOf(fault).set === set && fault.nightly === nightly)
        .flatMap((fault) => testsOf(fault).files);
      if (files.length > 0 && !testsPass(set, [...new Set(files)], nightly, "inherit"))
        throw new Error(`One of these fails without a fault: ${set} ${files.join(" ")}.`);
    }
}

/** Plants a fault, runs its tests and takes it out. A build that it stops has noticed it. */
function isNoticed(fault: Fault): boolean {
  const { set, files } = testsOf(fault);
  const path = join(copy, fault.file);
  const sound = readFileSync(path, "utf8");
  if (sound.split(fault.from).length !== 2)
    throw new Error(`"${fault.name}": ${fault.file} must hold this exactly once: ${fault.from}`);
  writeFileSync(
    path,
    sound.replace(fault.from, () => fault.to),
  );
  try {
    if (!readsSources(fault) && build(copy).status !== 0) return true;
    return set !== "build" && !testsPass(set, files, fault.nightly);
  } finally {
    writeFileSync(path, sound);
  }
}

try {
  copyProject(copy);
  mustPassAsItIs();
  const missed = chosen.filter((fault) => {
    const noticed = isNoticed(fault);
    const command = fault.nightly ? "npm run test:all --" : "npm test --";
    console.log(`${noticed ? "noticed" : "MISSED "}  ${fault.name}  (${command} ${fault.noticedBy})`);
    return !noticed;
  });
  console.log(`${chosen.length - missed.length} passed, ${missed.length} failed`);
  if (missed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
