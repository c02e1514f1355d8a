/** A build that fails takes the good site with it. */
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
const shown = () => readFileSync(join(folders.published, "index.html"), "utf8");

test("the new site takes the old one's place, and nothing is left behind", () => {
  put("published", "old");
  put("staging", "new");
  swapSite(folders);
  expect(shown()).toBe("new");
  expect([folders.staging, folders.previous].filter(existsSync)).toEqual([]);
});

test("when the new site cannot take its place, the old one is served on", () => {
  put("published", "old");
  expect(() => swapSite(folders)).toThrow("Poprzednia wersja strony została.");
  expect(shown()).toBe("old");
});

test("a build after an interrupted exchange does not delete the only good site, whatever fails next", () => {
  put("previous", "old");
  expect(() => swapSite(folders)).toThrow();
  expect(shown()).toBe("old");
  rmSync(folders.published, { recursive: true });
  put("previous", "old");
  restorePrevious(folders);
  expect(shown()).toBe("old");
  put("staging", "new");
  swapSite(folders);
  expect(shown()).toBe("new");
});
