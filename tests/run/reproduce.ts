/**
 * Builds a copy of the project in another folder and compares it with out/, byte by byte: the same commit must give the
 * same site wherever it is built. Then breaks a content file of the copy: the build must stop with its name and leave
 * the copy's last good site whole. Then it changes one word of a service, builds, and lists the files that became other
 * ones. Takes over nothing but installed packages and encoded pictures.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, copyProject, differences } from "./copy";
import { oneWordProblems } from "./one-word";

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "reproduce-"));
try {
  copyProject(copy);
  const first = build(copy);
  if (first.status !== 0) throw new Error(`The second build failed.\n${first.output}`);
  const different = differences(join(root, "out"), join(copy, "out"));
  if (different.length > 0)
    throw new Error(`${different.length} files differ between two builds:\n  ${different.slice(0, 20).join("\n  ")}`);
  console.log("Two builds in different folders: every byte the same.");

  const file = "content/services/pomiary.ts";
  const good = readFileSync(join(copy, file), "utf8");
  const bad = good.replace('name: "Pomiary"', 'name: "Pomiary {nie.ma}"');
  if (bad === good) throw new Error(`${file} no longer holds the name that this check replaces.`);
  writeFileSync(join(copy, file), bad);
  const broken = build(copy);
  if (broken.status === 0) throw new Error("A build with a wrong content file went through.");
  if (!broken.output.includes(file)) throw new Error(`The message does not name ${file}:\n${broken.output}`);
  if (differences(join(root, "out"), join(copy, "out")).length > 0)
    throw new Error("A failed build changed the last good site.");
  console.log("A wrong content file stops the build by name; the last good site stays whole.");

  writeFileSync(join(copy, file), good);
  const unexpected = oneWordProblems(copy, join(root, "out"));
  if (unexpected.length > 0) throw new Error(`One word of a service changed:\n  ${unexpected.join("\n  ")}`);
  console.log("One changed word changes its page, the search index with the page that names it, and the map's date.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
