/** In edit mode two texts are checked at once: the second is answered with an error of the program. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@/lib/tools/files";
import { freshFolder } from "@/tests/support";

const folder = freshFolder();

test("two writers of one file at a time both succeed, one of them has the last word, and nothing else is left", async () => {
  const file = join(folder, "spelling.json");
  const texts = ["one", "two", "three"].map((word) => word.repeat(100_000));
  await Promise.all(texts.map((text) => writeWhole(file, text)));
  expect(texts).toContain(readFileSync(file, "utf8"));
  expect(readdirSync(folder)).toEqual(["spelling.json"]);
});
