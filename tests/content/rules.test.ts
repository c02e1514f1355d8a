/** @jest-environment node */
import { recordProblems } from "@/lib/build/checks";
import { contentRecords } from "@/lib/build/checks/records";
import { citySlugs, guideSlugs, serviceSlugs } from "@/lib/content/routes";

test("records of every page were found", () => {
  expect(contentRecords().length).toBeGreaterThanOrEqual(
    serviceSlugs.length + guideSlugs.length + citySlugs.length + 6,
  );
});

test("the content has no problems", () => {
  expect(recordProblems()).toEqual([]);
});
