/** A content file that came from somebody else, by a copy or a pull request, runs a program on the editor's computer. */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemsIn, requireReadable, sourceProblems } from "@/lib/tools/check/readable";
import { Checks } from "@/lib/tools/edit/checks";
import { copySources, runCli } from "@/tests/run/copy";
import { putFile, sharedFolder, workFolder } from "@/tests/support";

test("all of today's content is data, and that of another firm", () => {
  expect(sourceProblems()).toEqual([]);
  const other = ["site", "map"].map((name) => readFileSync(`tests/fixtures/other-firm/${name}.ts`));
  expect(problemsIn(new Map(other.map((bytes, index) => [`content/${index}.ts`, bytes])))).toEqual([]);
});

describe("in a folder of its own", () => {
  workFolder();
  const data = `import type { Fact } from "@/lib/content/types";
import { one } from "./one";

const two = [-2, 1_000, true, null, \`dwa\`] as const;
export const site: readonly Fact[] = { one, "a.b": [...two, one], 3: { ...one } } satisfies object;`;

  test("constants, lists, objects, spreads and types are", () => {
    putFile("content/site.ts", data);
    putFile("content/one.ts", 'import { site } from "@/content/cities/index";\n\nexport const one = "raz";');
    expect(sourceProblems()).toEqual([]);
  });

  const program = /programem/;
  test.each<[what: string, code: string, words?: RegExp]>([
    ["a call", "export const a = fetch();"],
    ["a call in a list", "export const a = [1,\n ...list()];"],
    ["a new object", "export const a = new Date();"],
    ["a call behind satisfies", "export const a = f() satisfies string;"],
    ["a getter", "export const a = { get b() { return 1; } };"],
    ["a method", "export const a = { b() {} };"],
    ["a function", "export const a = () => 1;"],
    ["a declared function", "export function a() {}"],
    ["a class", "export class A { static { f(); } }"],
    ["an enum", "export enum A { b = f() }"],
    ["a namespace", "namespace A { f(); }"],
    ["a computed key", "export const a = { [f()]: 1 };"],
    ["a prototype", 'export const a = { "__proto__": two };'],
    ["a template with an expression", "export const a = `$".concat("{f()}`;")],
    ["a tagged template", "export const a = f`b`;"],
    ["a regular expression", "export const a = /b/;"],
    ["arithmetic", "export const a = 1 + 1;"],
    ["a part of a global object", "export const a = process.env;"],
    ["a global object", "export const a = process;", /nic o nazwie process/],
    ["a global object under the name of a type", "export const a = Fact;", /nic o nazwie Fact/],
    ["a variable", "export let a = 1;"],
    ["a pattern", "export const { a = f() } = one;"],
    ["a default export", "export default one;"],
    ["an export from elsewhere", 'export { rm } from "node:fs";'],
    ["an export of everything", 'export * from "./one";'],
    ["a named import of a package", 'import { rm } from "node:fs";'],
    ["an import of a part of the program", 'import { a } from "@/lib/tools/files";'],
    ["an import out of content", 'import { a } from "./../lib/a";'],
    ["an encoded import out of content", 'import { a } from "./%2e%2e/lib/a";'],
    ["an import of a file that checks pass over", 'import { a } from "./__MACOSX/a";'],
    ["an import of everything", 'import * as a from "./one";'],
    ["an import for its effect", 'import "./one";'],
    ["an import of nothing but types", 'import { type One } from "./one";'],
    ["an import with attributes", 'import { a } from "./one" with { type: "json" };'],
    ["a required module", 'import fs = require("node:fs");'],
    ["a loaded module", 'export const a = import("node:fs");'],
    ["a statement", "f();"],
    ["a label", "a: while (true);"],
    ["a block", "{ f(); }"],
    ["an await", "await f();"],
    ["a decorator", "@f class A {}", /nie da się odczytać/],
    ["markup", "export const a = <b />;", /nie da się odczytać/],
    ["a value to be released", "using a = one;"],
  ])("%s is not, and its line is named", (_, code, words = program) => {
    putFile("content/site.ts", `${data}\n\n${code}\n`);
    const line = data.split("\n").length + 1 + code.split("\n").length;
    expect(sourceProblems()).toEqual([
      expect.objectContaining({ file: "content/site.ts", line, what: expect.stringMatching(words) }),
    ]);
  });

  test("neither is a directive, nor lists too deep to be read", () => {
    putFile("content/site.ts", `"use server";\n${data}`);
    putFile("content/deep.ts", `export const a = ${"[".repeat(50_000)}`);
    expect(sourceProblems().map(({ line, what }) => [line, what.split(":")[0]])).toEqual([
      [1, "Tego wiersza nie da się odczytać"],
      [1, "W plikach treści stoją tylko dane, a ten wiersz jest programem"],
    ]);
  });

  test.each(
    "site.js site.tsx site.mjs site.json package.json tsconfig.json .gitattributes a/.env site.d.ts PAGE.TS a.heic".split(
      " ",
    ),
  )("%s is refused: it could be loaded in place of data, or set up a tool", (name) => {
    putFile("content/site.ts", data);
    putFile(`content/${name}`, "1");
    expect(sourceProblems()).toEqual([
      expect.objectContaining({ file: `content/${name}`, mend: expect.stringMatching(/JPEG/) }),
    ]);
  });

  test("so are a file beside a folder of its name, and a link", () => {
    for (const file of ["facts.ts", "facts/index.ts"]) putFile(`content/${file}`, data);
    putFile("elsewhere/index.ts", "f();");
    // On Windows a junction needs no rights.
    symlinkSync(resolve("elsewhere"), "content/link", "junction");
    expect(sourceProblems().map(({ file }) => file)).toEqual(["content/facts.ts", "content/link"]);
    expect(requireReadable).toThrow(/folder o tej samej nazwie/);
  });

  test("files of the operating system and of open programs are passed over", () => {
    const names = ["Thumbs.db", "desktop.ini", ".DS_Store", "._site.ts", "~$cennik.docx", ".~lock.a.odt#"];
    for (const name of [...names, ".site.ts.swp", "site.ts~", "__MACOSX/._a.ts", ".a.jpg.4711-3.tmp"])
      putFile(`content/gallery/${name}`, "\0\ufffd");
    putFile("content/site.ts", data);
    expect(sourceProblems()).toEqual([]);
  });
});

describe("a program in the content", () => {
  const root = process.cwd();
  const copy = sharedFolder();
  const site = "content/site.ts";
  beforeAll(() => {
    copySources(copy);
    process.chdir(copy);
    symlinkSync(join(root, "node_modules"), "node_modules", "junction");
    // The message quotes the line, and the terminal obeys none of its signs.
    putFile(
      site,
      `import { writeFileSync } from "node:fs"; /*\u001b[2J*/\nwriteFileSync("ran", "");\n${readFileSync(site, "utf8")}`,
    );
  });
  afterAll(() => process.chdir(root));
  const refusal = /content\/site\.ts:1 › plik: W plikach treści stoją tylko dane/;

  test.each(["check:content", "make", "edit", "deploy"])("never runs in npm run %s", (command) => {
    const { output } = runCli(copy, command);
    expect(output).toMatch(refusal);
    expect(output).not.toContain("\u001b");
    expect(existsSync("ran")).toBe(false);
  });

  test("never runs in the process that answers edit mode", async () => {
    const checks = new Checks();
    try {
      expect(await checks.ask("all")).toEqual([expect.objectContaining({ file: site, line: 1 })]);
      for (const question of ["site", "overview", "ready", "connection"] as const)
        await expect(checks.ask(question)).rejects.toThrow(refusal);
    } finally {
      checks.close();
    }
    expect(existsSync("ran")).toBe(false);
  });
});
