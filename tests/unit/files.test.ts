/** Two checks of edit mode at once write one file, and the second fails. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@/lib/tools/files";
import { freshFolder } from "@/tests/support";

const folder = freshFolder();

test("several writers of one file all succeed, one text is whole, and nothing else is left", async () => {
  const file = join(folder, "spelling.json");
  const texts = ["one", "two", "three"].map((word) => word.repeat(100_000));
  await Promise.all(texts.map((text) => writeWhole(file, text)));
  expect(texts).toContain(readFileSync(file, "utf8"));
  expect(readdirSync(folder)).toEqual(["spelling.json"]);
});
