/** An editor adds a city, a service and a guide, and is not told what to write, or is blamed for what they did not. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, runCli } from "@/tests/run/copy";
import { sharedFolder } from "@/tests/support";

jest.setTimeout(900_000);

const copy = sharedFolder();

test("each new page asks for its texts, line by line, and for nothing else", () => {
  copyProject(copy);
  const pages = [
    ["content/cities/zakopane.ts", "miasto", "Zakopane"],
    ["content/services/prad-w-gorach.ts", "usluga", "Prąd w górach"],
    ["content/guides/lato-w-gorach.ts", "poradnik", "Lato w górach"],
  ] as const;
  for (const [, ...args] of pages) expect(runCli(copy, "new", ...args).status).toBe(0);
  const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "content"];
  expect(spawnSync(process.execPath, biome, { cwd: copy }).status).toBe(0);
  const { status, output } = runCli(copy, "check:content");
  expect(status).toBe(1);
  const complaints = output.split("\n").filter((line) => / › /.test(line));
  expect(complaints.filter((line) => !line.includes("Miejsce do uzupełnienia:"))).toEqual([]);
  for (const [file] of pages)
    for (const [index, line] of readFileSync(join(copy, file), "utf8").split("\n").entries())
      if (line.includes("UZUPEŁNIJ:"))
        expect(output).toMatch(new RegExp(`${file}:${index + 1} › .*Miejsce do uzupełnienia: \\p{L}`, "u"));
});
