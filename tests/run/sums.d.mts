// Documented in sums.mjs.
export type Result = { passed: number; failed: number; skipped?: readonly string[] };
export function jestResult(report: object): Result;
export function playwrightResult(report: object): Result;
export function resultOf(ok: boolean, report: string | undefined, read: (report: object) => Result): Result;
export function summary(results: readonly (readonly [name: string, result: Result])[]): {
  lines: string[];
  failed: number;
};
