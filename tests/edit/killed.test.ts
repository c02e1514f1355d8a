/** An editor finds half a file after edit mode was killed while saving. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freshFolder } from "@/tests/support";

jest.setTimeout(120_000);

const folder = freshFolder();

test("a file is whole at every moment of a save, and after edit mode is killed", async () => {
  const file = join(folder, "home.ts");
  const content = readFileSync("content/home.ts", "utf8").repeat(100);
  const texts = [content, content.toUpperCase()];
  writeFileSync(`${file}.texts`, JSON.stringify(texts));
  writeFileSync(file, content);
  const writer = spawn(process.execPath, ["--import", "tsx", "tests/edit/writer.ts", file], { stdio: "pipe" });
  await once(writer.stdout, "data");
  const readIndexes = Array.from({ length: 400 }, () => texts.indexOf(readFileSync(file, "utf8")));
  writer.kill("SIGKILL");
  await once(writer, "exit");
  readIndexes.push(texts.indexOf(readFileSync(file, "utf8")));
  // Both texts were read, and never half of one.
  expect(new Set(readIndexes)).toEqual(new Set([0, 1]));
});
