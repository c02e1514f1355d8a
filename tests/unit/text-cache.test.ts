/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textCache } from "@/lib/tools/make/text-cache";

const folder = mkdtempSync(join(tmpdir(), "text-cache-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a text is there for the next build, until one does not ask for it", () => {
  const first = textCache(folder);
  expect(first.cache.get("a")).toBeUndefined();
  first.cache.set("a", "text of a");
  first.cache.set("b", "text of b");
  first.removeOthers();

  const second = textCache(folder);
  expect(second.cache.get("a")).toBe("text of a");
  second.removeOthers();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(textCache(folder).cache.get("b")).toBeUndefined();
});
