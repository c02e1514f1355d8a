/** A failed build removes the good site. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { restorePrevious, type SiteFolders, swapSite } from "@/lib/tools/make/swap";
import { freshFolder, putFile } from "@/tests/support";

const root = freshFolder();
const folders: SiteFolders = {
  staging: join(root, ".staging"),
  published: join(root, "out"),
  previous: join(root, ".previous"),
};
const put = (folder: keyof SiteFolders, text: string) => putFile(join(folders[folder], "index.html"), text);
const readPublished = () => readFileSync(join(folders.published, "index.html"), "utf8");

test("the new site replaces the old one, and nothing is left behind", () => {
  put("published", "old");
  put("staging", "new");
  swapSite(folders);
  expect(readPublished()).toBe("new");
  expect([folders.staging, folders.previous].filter(existsSync)).toEqual([]);
});

test("if the new site cannot replace it, the old one stays", () => {
  put("published", "old");
  expect(() => swapSite(folders)).toThrow("Poprzednia wersja strony została.");
  expect(readPublished()).toBe("old");
});

test("a build after an interrupted swap does not delete the only good site, whatever fails next", () => {
  put("previous", "old");
  expect(() => swapSite(folders)).toThrow();
  expect(readPublished()).toBe("old");
  rmSync(folders.published, { recursive: true });
  put("previous", "old");
  restorePrevious(folders);
  expect(readPublished()).toBe("old");
  put("staging", "new");
  swapSite(folders);
  expect(readPublished()).toBe("new");
});
