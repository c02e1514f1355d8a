/** An editor adds a city, a service and a guide and fills them in, and the site does not build or link them. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugsOf } from "@/lib/content/records";
import { build, copyProject, runCli } from "@/tests/run/copy";
import { sharedFolder } from "@/tests/support";
import { fillIn } from "./fill-in";

jest.setTimeout(900_000);

const copy = sharedFolder();
beforeAll(() => copyProject(copy));
const read = (file: string): string => readFileSync(join(copy, file), "utf8");

const [neighbour = ""] = slugsOf("cities");
const pages = [
  { file: "content/cities/zakopane.ts", path: "zakopane", args: ["miasto", "Zakopane", "--beside", neighbour] },
  { file: "content/services/prad-w-gorach.ts", path: "uslugi/prad-w-gorach", args: ["usluga", "Prąd w górach"] },
  { file: "content/guides/zima-w-gorach.ts", path: "poradnik/zima-w-gorach", args: ["poradnik", "Zima w górach"] },
] as const;

test("each new page asks for its texts, line by line, and for nothing else", () => {
  for (const { args } of pages) expect(runCli(copy, "new", ...args).status).toBe(0);
  const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "content"];
  expect(spawnSync(process.execPath, biome, { cwd: copy }).status).toBe(0);
  const { status, output } = runCli(copy, "check:content");
  expect(status).toBe(1);
  const complaints = output.split("\n").filter((line) => / › /.test(line));
  expect(complaints.filter((line) => !line.includes("Miejsce do uzupełnienia:"))).toEqual([]);
  for (const { file } of pages)
    for (const [index, line] of read(file).split("\n").entries())
      if (line.includes("UZUPEŁNIJ:"))
        expect(output).toMatch(new RegExp(`${file}:${index + 1} › .*Miejsce do uzupełnienia: \\p{L}`, "u"));
});

test("filled in, they are pages with their own share images, linked and listed", async () => {
  for (const { file, args } of pages) writeFileSync(join(copy, file), fillIn(read(file), args[1]));
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
