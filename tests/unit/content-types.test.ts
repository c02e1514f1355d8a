/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { typeProblems } from "@/lib/tools/check/types";

const own = process.cwd();
const project = mkdtempSync(join(tmpdir(), "types-"));
const compiler = join(project, "node_modules/typescript/bin/tsc");

beforeAll(() => {
  mkdirSync(join(project, "content"));
  mkdirSync(join(compiler, ".."), { recursive: true });
  process.chdir(project);
});
afterAll(() => {
  process.chdir(own);
  rmSync(project, { recursive: true, force: true });
});

test("a compiler that does not start is quoted, and no file of an editor is blamed", async () => {
  writeFileSync(compiler, 'process.stderr.write("no such syscall"); process.exit(1)');
  await expect(typeProblems()).rejects.toThrow(/^Nie udało się sprawdzić typów[\s\S]*no such syscall/);
});

test("what it finds in a file is told by file and line", async () => {
  writeFileSync(
    compiler,
    "console.log(\"content/site.ts(3,1): error TS2741: Property 'brand' is missing\"); process.exit(2)",
  );
  expect(await typeProblems()).toEqual([expect.objectContaining({ file: "content/site.ts", line: 3 })]);
});
