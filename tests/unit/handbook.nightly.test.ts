/** The pictures of the handbook show a window that an editor no longer sees: `npm run handbook` takes them again. */
import { readFileSync } from "node:fs";
import { windowFingerprint, windowFingerprintFile } from "@/tests/edit/handbook-pictures";

test("the pictures were taken of the window's words and styles of today", () => {
  expect(readFileSync(windowFingerprintFile, "utf8").trim()).toBe(windowFingerprint());
});
