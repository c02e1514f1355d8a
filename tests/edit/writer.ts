/** Saves two texts by turns into the file of its argument, until it is killed. */
import { readFileSync } from "node:fs";
import { Journal, textChange } from "@/lib/tools/edit/journal";

const [file = ""] = process.argv.slice(2);
const texts = JSON.parse(readFileSync(`${file}.texts`, "utf8")) as [string, string];
const journal = new Journal();
console.log("writing");
for (let turn = 0; ; turn += 1) {
  const [from, to] = turn % 2 ? texts.toReversed() : texts;
  await journal.write([textChange(file, from, to ?? "")], { field: "", before: "", after: "" });
}
