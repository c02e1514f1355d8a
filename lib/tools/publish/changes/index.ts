import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@/lib/tools/files";
import { compareSites, isNothing, type SiteChanges } from "./compare";
import { reportPage } from "./report";
import { drawShots, type Shot, type Subject } from "./shots";
import { openSite } from "./site";

/** A built site and what to call it: "wersja opublikowana 21 listopada 2026". */
export type NamedSite = { folder: string; name: string };

type Options = {
  before: NamedSite;
  after: NamedSite;
  /** Where the report goes. */
  folder: string;
  /** A Chromium, or why there is none. `path` left out: Playwright's own. */
  browser: { path?: string } | { missing: string };
};

/** Pages to draw: each that changed by itself or came, and one for every change of the frame. */
function subjectsOf({ changed, frame, added }: SiteChanges): Subject[] {
  const own = changed.map(({ path, from = path }) => ({ path, before: from, after: path }));
  const shared = frame.flatMap(({ paths: [path] }) => (path ? [{ path, before: path, after: path }] : []));
  const all = [...own, ...shared, ...added.map(({ path }) => ({ path, after: path }))];
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
}

/** Pictures of the pages that changed, or why there are none. */
async function drawn(options: Options, changes: SiteChanges): Promise<ReadonlyMap<string, readonly Shot[]> | string> {
  const { before, after, browser } = options;
  if ("missing" in browser) return browser.missing;
  try {
    return await drawShots({ before: before.folder, after: after.folder }, subjectsOf(changes), browser.path);
  } catch (error) {
    return `Obrazów stron nie ma, bo przeglądarka ich nie narysowała: ${(error as Error).message.split("\n")[0]}`;
  }
}

/**
 * Compares two built sites and writes a report that opens in any browser.
 * @returns what changes, and the file of the report; none where nothing changes
 * @throws Error in Polish when one of the folders holds no site
 */
export async function reportChanges(options: Options): Promise<{ changes: SiteChanges; report?: string }> {
  const { before, after, folder } = options;
  const [old, now] = [openSite(before.folder), openSite(after.folder)];
  const changes = compareSites(old, now);
  if (isNothing(changes)) return { changes };
  const shots = await drawn(options, changes);
  const facts = { before: before.name, after: after.name, ...(typeof shots === "string" && { withoutShots: shots }) };
  const titles = (path: string) => (now.pages.has(path) ? now : old).page(path).title;
  mkdirSync(folder, { recursive: true });
  const report = join(folder, "index.html");
  await writeWhole(report, reportPage(changes, facts, titles, typeof shots === "string" ? undefined : shots));
  return { changes, report };
}
