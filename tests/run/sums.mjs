/**
 * Sums of passed, failed and skipped tests of all runners, with reasons. A runner that ends badly without a failed
 * test, or writes no report, counts as one failure.
 */

/** @typedef {{ passed: number, failed: number, skipped?: readonly string[] }} Result skipped: a reason for each */

/**
 * @param {object} report of Jest, as `--json` writes it
 * @returns {Result}
 */
export const jestResult = (report) => ({
  passed: report.numPassedTests,
  // A file that does not load has no tests to count.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "pending" || status === "todo")
    .map(({ fullName }) => /\(skipped: (.*?)\)/.exec(fullName)?.[1] ?? `no reason given: ${fullName}`),
});

/** Tests of a Playwright report, whose suites are nested. */
const testsOf = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];

/**
 * @param {object} report of Playwright's JSON reporter
 * @returns {Result}
 */
export const playwrightResult = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: testsOf(report)
    .filter(({ status }) => status === "skipped")
    .map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? "no reason given"),
});

/**
 * A runner's result from its report and its exit code.
 * @param {boolean} ok the exit code was 0
 * @param {string | undefined} report text of its report; undefined if it wrote none
 * @param {(report: object) => Result} read
 * @returns {Result}
 */
export function resultOf(ok, report, read) {
  let result = { passed: 0, failed: 1 };
  try {
    if (report !== undefined) result = read(JSON.parse(report));
  } catch {
    // Incomplete: one failure.
  }
  return !ok && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/**
 * The last lines of a run: failed steps, reasons of skipped tests, and the sums.
 * @param {readonly (readonly [step: string, result: Result])[]} results
 * @returns {{ lines: string[], failed: number }}
 */
export function summary(results) {
  const sum = (count) => results.reduce((total, [, result]) => total + count(result), 0);
  const reasons = new Map();
  for (const [, { skipped = [] }] of results)
    for (const reason of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const failed = sum((result) => result.failed);
  const skipped = sum((result) => result.skipped?.length ?? 0);
  return {
    lines: [
      ...results.filter(([, result]) => result.failed > 0).map(([name, result]) => `${name}: ${result.failed} failed`),
      ...[...reasons].map(([reason, count]) => `${count} skipped: ${reason}`),
      `${sum((result) => result.passed)} passed, ${failed} failed, ${skipped} skipped`,
    ],
    failed,
  };
}
