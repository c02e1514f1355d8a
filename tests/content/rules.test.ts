/** @jest-environment node */

import { citySlugs, guideSlugs, serviceSlugs } from "@/lib/content/routes";
import { recordProblems } from "@/lib/tools/check";
import { contentRecords } from "@/lib/tools/check/records";

test("records of every page were found", () => {
  expect(contentRecords().length).toBeGreaterThanOrEqual(
    serviceSlugs.length + guideSlugs.length + citySlugs.length + 6,
  );
});

test("the content has no problems", () => {
  expect(recordProblems()).toEqual([]);
});
