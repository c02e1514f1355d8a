/** An editor finds half a file where edit mode was killed while it saved.
 * @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

jest.setTimeout(120_000);

test("a file is whole at every moment of a save, and so is what a killed edit mode leaves", async () => {
  const folder = mkdtempSync(join(tmpdir(), "edycja-"));
  const file = join(folder, "home.ts");
  const content = readFileSync("content/home.ts", "utf8").repeat(100);
  const texts = [content, content.toUpperCase()];
  writeFileSync(`${file}.texts`, JSON.stringify(texts));
  writeFileSync(file, content);
  const writer = spawn(process.execPath, ["--import", "tsx", "tests/edit/writer.ts", file], { stdio: "pipe" });
  await once(writer.stdout, "data");
  const seen = Array.from({ length: 400 }, () => texts.indexOf(readFileSync(file, "utf8")));
  writer.kill("SIGKILL");
  await once(writer, "exit");
  seen.push(texts.indexOf(readFileSync(file, "utf8")));
  rmSync(folder, { recursive: true });
  // Saved while it was looked at, and never half.
  expect(new Set(seen)).toEqual(new Set([0, 1]));
});
