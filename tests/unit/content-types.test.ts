/** An editor would be blamed for a fault of the code, or not told of one of their own. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { typeProblems } from "@/lib/tools/check/types";
import { freshFolder, putFile } from "@/tests/support";

const own = process.cwd();
const project = freshFolder();
const compiler = join(project, "node_modules/typescript/bin/tsc");

beforeEach(() => {
  mkdirSync(join(project, "content"));
  process.chdir(project);
});
afterEach(() => process.chdir(own));

test("a compiler that does not start is quoted, and no file of an editor is blamed", async () => {
  putFile(compiler, 'process.stderr.write("no such syscall"); process.exit(1)');
  await expect(typeProblems()).rejects.toThrow(/^Nie udało się sprawdzić typów[\s\S]*no such syscall/);
});

test("what it finds in code is told in its own words; tests and what Next.js wrote stop no editor", async () => {
  const lines = ["lib/a.ts", "tests/unit/a.test.ts", ".next/types/validator.ts"].map(
    (file) => `${file}(3,1): error TS2322: Type 'a' is not assignable to type 'b'.`,
  );
  putFile(compiler, `console.log(${JSON.stringify(lines.join("\n"))}); process.exit(2)`);
  expect(await typeProblems()).toEqual([
    expect.objectContaining({ file: "lib/a.ts", what: expect.stringContaining("TS2322") }),
  ]);
});
