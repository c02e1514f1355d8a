/**
 * Builds a copy of the project in another folder and compares it with out/, byte by byte: the same commit must give the
 * same site wherever it is built. Then breaks a content file of the copy: the build must stop with its name and leave
 * the copy's last good site whole. Then it changes a word of a service, builds, and lists the files that became other
 * ones: they are sent to the server and fetched anew by visitors, so each needs a reason.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, copyProject, differences } from "./copy";

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "reproduce-"));
const file = "content/services/pomiary.ts";

/** A file with its compressed copies. */
const packed = (name: string): string[] => [name, `${name}.br`, `${name}.gz`];
/** What truly depends on the words of the service. "*" stands for a hash of the content. */
const ofOneWord: readonly string[] = [
  // The text stands under both addresses of the service.
  ...packed("uslugi/pomiary.html"),
  ...packed("oferta/pomiary.html"),
  // Every word of services and guides is searched.
  ...packed("search/index.*.json"),
  // The index has its hash in its name, and this page names it: to its own markup, to the framework and to its island.
  ...packed("poradnik.html"),
  ...packed("flight/poradnik.*.txt"),
  // The day of the change.
  ...packed("sitemap.xml"),
];

/** Files of the copy's site that are not as before, without hashes. */
const changed = (): string[] =>
  differences(join(root, "out"), join(copy, "out")).map((name) => name.replace(/\.[0-9a-f]{8,}\./, ".*."));

/** Exchanges parts of the service's file in the copy. */
function edit(...edits: [from: RegExp, to: string][]): void {
  let text = readFileSync(join(root, file), "utf8");
  for (const [from, to] of edits) {
    if (!from.test(text)) throw new Error(`Nothing in ${file} is like ${from}.`);
    text = text.replace(from, to);
  }
  writeFileSync(join(copy, file), text);
}

function expectNone(found: readonly string[], fault: string): void {
  if (found.length > 0) throw new Error(`${fault}:\n  ${found.slice(0, 20).join("\n  ")}`);
}

try {
  copyProject(copy);
  const first = build(copy);
  if (first.status !== 0) throw new Error(`The second build failed.\n${first.output}`);
  expectNone(changed(), "Files differ between two builds");
  console.log("Two builds in different folders: every byte the same.");

  edit([/\n {2}name: "/, "$&{nie.ma} "]);
  const broken = build(copy);
  if (broken.status === 0) throw new Error("A build with a wrong content file went through.");
  if (!broken.output.includes(file)) throw new Error(`The message does not name ${file}:\n${broken.output}`);
  expectNone(changed(), "A failed build changed the last good site");
  console.log("A wrong content file stops the build by name; the last good site stays whole.");

  edit([/kind: "steps",[\s\S]*?lead: "/, "$&Zawsze tak samo. "], [/updated: "\d{4}/, 'updated: "2025']);
  const third = build(copy);
  if (third.status !== 0) throw new Error(`The build with one word changed failed.\n${third.output}`);
  const names = changed();
  expectNone(
    [...names.filter((name) => !ofOneWord.includes(name)), ...ofOneWord.filter((name) => !names.includes(name))],
    "One word of a service changed these and ought not to, or ought to and did not",
  );
  console.log("One changed word changes its page, the search index with the page that names it, and the map's date.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
