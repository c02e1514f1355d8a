/** Search engines do not learn of changes, because the key is not published or not valid. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexNowKey, searchConsole } from "@/lib/content/schema/decisions";
import { writeIndexNowKey } from "@/lib/tools/make/index-now";
import { freshFolder } from "@/tests/support";

const folder = freshFolder();

test("the key of IndexNow is published under its own name, and nothing without one", () => {
  writeIndexNowKey(folder, {});
  expect(readdirSync(folder)).toEqual([]);
  writeIndexNowKey(folder, { indexNowKey: "0123456789abcdef" });
  expect(readFileSync(join(folder, "0123456789abcdef.txt"), "utf8")).toBe("0123456789abcdef");
});

test("keys and tokens with other text around them are refused", () => {
  expect(indexNowKey.safeParse("0123456789abcdef").success).toBe(true);
  expect(indexNowKey.safeParse("../robots").success).toBe(false);
  expect(searchConsole.safeParse({ token: "abcdefghijklmnopqrstu-_0" }).success).toBe(true);
  expect(searchConsole.safeParse({ token: '<meta name="google-site-verification">' }).success).toBe(false);
  expect(searchConsole.safeParse("dns").success).toBe(true);
});
