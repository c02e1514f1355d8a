/** The handbook's pictures show an older window of edit mode: `npm run handbook` takes new ones. */
import { readFileSync } from "node:fs";
import { windowFingerprint, windowFingerprintFile } from "@/tests/edit/handbook-pictures";

test("the window has the texts and styles of the pictures", () => {
  expect(readFileSync(windowFingerprintFile, "utf8").trim()).toBe(windowFingerprint());
});
