/**
 * Builds a copy of the project in another folder, in three steps:
 * - unchanged: every byte is the same as in out/;
 * - with a broken content file: the build stops, names the file and keeps the last good site;
 * - with one word of a service changed: only the files change that must. Deploys send and visitors fetch each of them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, differences, temporaryCopy } from "./copy";

const root = process.cwd();
const copy = temporaryCopy("reproduce");
const file = "content/services/pomiary.ts";

/** Returns a file's name with those of its compressed copies. */
const withCompressed = (name: string): string[] => [name, `${name}.br`, `${name}.gz`];
/** Files that depend on the words of the service; "*" stands for a hash of the content. */
const expected: readonly string[] = [
  ...withCompressed("uslugi/pomiary.html"),
  ...withCompressed("oferta/pomiary.html"),
  ...withCompressed("search/index.*.json"),
  // It names the index, in its markup and for its island.
  ...withCompressed("poradnik.html"),
  ...withCompressed("sitemap.xml"),
];

/** Files of the copy's site that differ from out/, without hashes. */
const changedFiles = (): string[] =>
  differences(join(root, "out"), join(copy, "out")).map((name) => name.replace(/\.[0-9a-f]{8,}\./, ".*."));

/** Replaces parts of the service's file in the copy. */
function edit(...edits: [from: RegExp, to: string][]): void {
  let text = readFileSync(join(root, file), "utf8");
  for (const [from, to] of edits) {
    if (!from.test(text)) throw new Error(`Nothing in ${file} is like ${from}.`);
    text = text.replace(from, to);
  }
  writeFileSync(join(copy, file), text);
}

function expectNone(files: readonly string[], fault: string): void {
  if (files.length > 0) throw new Error(`${fault}:\n  ${files.slice(0, 20).join("\n  ")}`);
}

const first = build(copy);
if (first.status !== 0) throw new Error(`The second build failed.\n${first.output}`);
expectNone(changedFiles(), "Files differ between two builds");
console.log("Two builds in different folders: every byte the same.");

edit([/\n {2}name: "/, "$&{nie.ma} "]);
const broken = build(copy);
if (broken.status === 0) throw new Error("A build with a wrong content file went through.");
if (!broken.output.includes(file)) throw new Error(`The message does not name ${file}:\n${broken.output}`);
expectNone(changedFiles(), "A failed build changed the last good site");
console.log("A wrong content file stops the build by name; the last good site stays whole.");

edit([/kind: "steps",[\s\S]*?lead: "/, "$&Zawsze tak samo. "], [/updated: "\d{4}/, 'updated: "2025']);
const third = build(copy);
if (third.status !== 0) throw new Error(`The build with one word changed failed.\n${third.output}`);
const names = changedFiles();
expectNone(
  [...names.filter((name) => !expected.includes(name)), ...expected.filter((name) => !names.includes(name))],
  "One word of a service changed these and ought not to, or ought to and did not",
);
console.log("One changed word changes its page, the search index with the page that names it, and the map's date.");
