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
const chosen = faults.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
const copy = mkdtempSync(join(tmpdir(), "mutations-"));

/** Runs the tests of a fault in the copy. @returns whether they pass */
function testsPass({ noticedBy, nightly }: Fault): boolean {
  const [set, ...files] = noticedBy.split(" ");
  const all = nightly ? ["--all"] : [];
  // A set that reads the published files needs a build with the fault; one that does not build is noticed.
  if (set !== "unit" && build(copy).status !== 0) return false;
  if (set === "build") return true;
  const args = ["tests/run/all.mjs", ...all, set ?? "", ...files];
  return spawnSync(process.execPath, args, { cwd: copy, stdio: "ignore" }).status === 0;
}

/** Tests that fail without any fault notice nothing. */
function mustPassAsItIs(): void {
  const suites = new Map(chosen.map((fault) => [`${fault.nightly} ${fault.noticedBy}`, fault]));
  for (const fault of suites.values())
    if (!testsPass(fault)) throw new Error(`npm test -- ${fault.noticedBy} fails without a fault.`);
}

/** Plants a fault, runs its tests and takes it out. @returns whether it was noticed */
function isNoticed(fault: Fault): boolean {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, "utf8");
  if (sound.split(fault.from).length !== 2)
    throw new Error(`"${fault.name}": ${fault.file} must hold this exactly once: ${fault.from}`);
  writeFileSync(
    path,
    sound.replace(fault.from, () => fault.to),
  );
  try {
    return !testsPass(fault);
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
