/** An editor adds a city, a service and a guide, fills them in as asked, and the site does not build or link them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { slugsOf } from "@/lib/content/records";
import { build, copyProject } from "@/tests/run/copy";
import { filledIn } from "./filled-in";

jest.setTimeout(900_000);

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-"));
  copyProject(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const read = (file: string): string => readFileSync(join(copy, file), "utf8");

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  return { status, said: stdout + stderr };
}
const cli = (...args: readonly string[]) => run("node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", ...args);

const [neighbour = ""] = slugsOf("cities");
const pages = [
  { file: "content/cities/zakopane.ts", path: "zakopane", args: ["miasto", "Zakopane", "--beside", neighbour] },
  { file: "content/services/prad-w-gorach.ts", path: "uslugi/prad-w-gorach", args: ["usluga", "Prąd w górach"] },
  { file: "content/guides/zima-w-gorach.ts", path: "poradnik/zima-w-gorach", args: ["poradnik", "Zima w górach"] },
] as const;

test("each new page asks for what it needs, line by line, and for nothing else", () => {
  for (const { args } of pages) expect(cli("new", ...args).status).toBe(0);
  expect(run("node_modules/@biomejs/biome/bin/biome", "check", "content").status).toBe(0);
  const { status, said } = cli("check:content");
  expect(status).toBe(1);
  const complaints = said.split("\n").filter((line) => / › /.test(line));
  expect(complaints.filter((line) => !line.includes("Miejsce do uzupełnienia:"))).toEqual([]);
  for (const { file } of pages)
    for (const [index, line] of read(file).split("\n").entries())
      if (line.includes("UZUPEŁNIJ:"))
        expect(said).toMatch(new RegExp(`${file}:${index + 1} › .*Miejsce do uzupełnienia: \\p{L}`, "u"));
});

test("written over, they are pages with share images of their own, linked and listed", async () => {
  for (const { file, args } of pages) writeFileSync(join(copy, file), filledIn(read(file), args[1]));
  const { status, output } = build(copy);
  expect(status === 0 ? "" : output).toBe("");
  for (const { path } of pages) {
    const picture = `og/${path.replace("/", "-")}.png`;
    expect([path, read(`out/${path}.html`).includes(`/${picture}`)]).toEqual([path, true]);
    expect(await sharp(join(copy, "out", picture)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(read("out/sitemap.xml")).toContain(`/${path}</loc>`);
    expect(read("content/opublikowane-adresy.txt")).toContain(`\n/${path}\n`);
  }
  expect(read(`out/${neighbour}.html`).includes('href="/zakopane"')).toBe(true);
});
