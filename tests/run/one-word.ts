/**
 * An editor changes one word of a service and the day of the change: which files of the site become other ones. What
 * is sent to the server and fetched anew by visitors is this list, so every file on it has its reason.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, differences } from "./copy";

const file = "content/services/pomiary.ts";
const edits = [
  ["Kolejność wynika z normy", "Porządek wynika z normy"],
  [/updated: "[\d-]+"/, 'updated: "2026-11-22"'],
] as const;

/** A file with its compressed copies. */
const packed = (name: string): string[] => [name, `${name}.br`, `${name}.gz`];
/** What truly depends on the words of the service. "*" stands for a hash of the content. */
const expected: readonly string[] = [
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

const withoutHash = (name: string): string => name.replace(/\.[0-9a-f]{8,}\./, ".*.");

/** Puts the edits into the copy. */
function edit(path: string): void {
  const text = readFileSync(path, "utf8");
  const changed = edits.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} no longer holds ${from}, which this check replaces.`);
    return after;
  }, text);
  writeFileSync(path, changed);
}

/**
 * Edits and builds a copy, compares it with the site before, and puts the file back.
 * @param copy the project's copy, its site the same as the one before
 * @param before folder of the site before the edit
 * @returns files that changed and ought not to, and those that ought to and did not
 */
export function oneWordProblems(copy: string, before: string): string[] {
  const path = join(copy, file);
  const good = readFileSync(path);
  try {
    edit(path);
    const { status, output } = build(copy);
    if (status !== 0) throw new Error(`The build with one word changed failed.\n${output}`);
    const changed = new Set(differences(before, join(copy, "out")).map(withoutHash));
    return [
      ...[...changed].filter((name) => !expected.includes(name)).map((name) => `${name} changed and ought not to`),
      ...expected.filter((name) => !changed.has(name)).map((name) => `${name} did not change`),
    ];
  } finally {
    writeFileSync(path, good);
  }
}
