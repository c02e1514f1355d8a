/** What a step comes to. `skipped` holds a reason for each test that was skipped. */
export type Result = { passed: number; failed: number; skipped?: readonly string[] };
/** Of a report of Jest, as `--json` writes it. */
export function jestResult(report: object): Result;
/** Of a report of Playwright's JSON reporter. */
export function playwrightResult(report: object): Result;
/** A runner's result with how the runner itself ended, from the text of its report if it wrote one. */
export function resultOf(ok: boolean, report: string | undefined, read: (report: object) => Result): Result;
/** The last lines of a run: what failed, why tests were skipped, and the sums. */
export function summary(results: readonly (readonly [name: string, result: Result])[]): {
  lines: string[];
  failed: number;
};
