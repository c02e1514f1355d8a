/** An editor is blamed for a fault of the code, or not told of their own. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { typeProblems } from "@/lib/tools/check/types";
import findCompiler from "@/node_modules/typescript/lib/getExePath.js";
import { sharedFolder } from "@/tests/support";

jest.mock("@/node_modules/typescript/lib/getExePath.js", () => ({ __esModule: true, default: jest.fn() }));

const folder = sharedFolder();
const compiler = join(folder, "compiler");
jest.mocked(findCompiler).mockReturnValue(compiler);

const writeCompiler = (code: string) => writeFileSync(compiler, `#!${process.execPath}\n${code}`, { mode: 0o700 });

test("a compiler that does not start is quoted, and no file of an editor is blamed", async () => {
  writeCompiler('process.stderr.write("no such syscall"); process.exit(1)');
  await expect(typeProblems()).rejects.toThrow(/^Nie udało się sprawdzić typów[\s\S]*no such syscall/);
});

test("only content is compiled; an error in code that it needs is quoted", async () => {
  const { include } = JSON.parse(readFileSync("lib/tools/check/tsconfig.json", "utf8"));
  expect(include).toEqual(["../../../content"]);
  const line = "lib/a.ts(3,1): error TS2322: Type 'a' is not assignable to type 'b'.";
  writeCompiler(`if (process.argv[3] === "lib/tools/check") console.log(${JSON.stringify(line)}); process.exit(2)`);
  expect(await typeProblems()).toEqual([
    expect.objectContaining({ file: "lib/a.ts", what: expect.stringContaining("TS2322") }),
  ]);
});

test("an aborted check stops its compiler", async () => {
  const started = join(folder, "started");
  writeCompiler(`require("node:fs").writeFileSync(${JSON.stringify(started)}, String(process.pid));
    setTimeout(() => {}, 60_000);`);
  const compiling = new AbortController();
  const answer = typeProblems(compiling.signal).catch(() => undefined);
  while (!existsSync(started) || readFileSync(started, "utf8") === "") await sleep(10);
  compiling.abort();
  await answer;
  const compilerRuns = () => {
    try {
      return process.kill(Number(readFileSync(started, "utf8")), 0);
    } catch {
      return false;
    }
  };
  while (compilerRuns()) await sleep(10);
});
