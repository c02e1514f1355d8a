/** A build that fails takes the good site with it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishSite, recover, type SiteFolders } from "@/lib/tools/make/swap";

let folders: SiteFolders;
const put = (folder: keyof SiteFolders, text: string) => {
  mkdirSync(folders[folder], { recursive: true });
  writeFileSync(join(folders[folder], "index.html"), text);
};
const shown = () => readFileSync(join(folders.published, "index.html"), "utf8");

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "swap-"));
  folders = { staging: join(root, ".staging"), published: join(root, "out"), previous: join(root, ".previous") };
});
afterEach(() => rmSync(join(folders.published, ".."), { recursive: true, force: true }));

test("the new site takes the old one's place, and nothing is left behind", () => {
  put("published", "old");
  put("staging", "new");
  publishSite(folders);
  expect(shown()).toBe("new");
  expect([folders.staging, folders.previous].filter(existsSync)).toEqual([]);
});

test("when the new site cannot take its place, the old one is served on", () => {
  put("published", "old");
  expect(() => publishSite(folders)).toThrow("Poprzednia wersja strony została.");
  expect(shown()).toBe("old");
});

test("a build after an interrupted exchange does not delete the only good site, whatever fails next", () => {
  put("previous", "old");
  expect(() => publishSite(folders)).toThrow();
  expect(shown()).toBe("old");
  rmSync(folders.published, { recursive: true });
  put("previous", "old");
  recover(folders);
  expect(shown()).toBe("old");
  put("staging", "new");
  publishSite(folders);
  expect(shown()).toBe("new");
});
