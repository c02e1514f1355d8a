/** A failure or a skipped test is missing in the last line of a run. */
import { jestResult, playwrightResult, resultOf, summary } from "@/tests/run/sums.mjs";

const jestReport = {
  numPassedTests: 226,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      assertionResults: [
        { status: "passed", fullName: "own answers" },
        { status: "pending", fullName: "nginx (skipped: nginx is not installed) answers" },
        { status: "pending", fullName: "nginx (skipped: nginx is not installed) redirects" },
        { status: "pending", fullName: "left out by somebody" },
      ],
    },
  ],
};
const playwrightReport = {
  stats: { expected: 7, unexpected: 1, flaky: 1 },
  suites: [
    {
      suites: [
        { specs: [{ tests: [{ status: "skipped", annotations: [{ type: "skip", description: "no loader" }] }] }] },
      ],
      specs: [{ tests: [{ status: "expected", annotations: [] }] }],
    },
  ],
};
const sound = { passed: 1, failed: 0 };

test("the last line counts skipped tests, and lines before it have the reasons", () => {
  const { lines, failed } = summary([
    ["types", sound],
    ["delivery", jestResult(jestReport)],
  ]);
  expect(lines).toEqual([
    "2 skipped: nginx is not installed",
    "1 skipped: no reason given: left out by somebody",
    "227 passed, 0 failed, 3 skipped",
  ]);
  expect(failed).toBe(0);
});

test("a flaky test has failed, and failed steps are named", () => {
  const { lines, failed } = summary([
    ["types", sound],
    ["browser", playwrightResult(playwrightReport)],
  ]);
  expect(lines).toEqual(["browser: 2 failed", "1 skipped: no loader", "8 passed, 2 failed, 1 skipped"]);
  expect(failed).toBe(2);
});

test("a test file that does not load is a failure", () => {
  expect(jestResult({ ...jestReport, numRuntimeErrorTestSuites: 2 })).toMatchObject({ failed: 2 });
});

test.each([
  ["ends badly though no test failed", false, JSON.stringify(jestReport), { passed: 226, failed: 1 }],
  ["writes no report", true, undefined, { passed: 0, failed: 1 }],
  ["is cut off while it writes its report", true, '{"numPassed', { passed: 0, failed: 1 }],
  ["is content", true, JSON.stringify(jestReport), { passed: 226, failed: 0 }],
] as const)("a runner that %s counts as such", (_name, ok, report, expected) => {
  expect(resultOf(ok, report, jestResult)).toMatchObject(expected);
});
