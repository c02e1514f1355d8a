/**
 * Faults that a visitor, an editor or an owner would notice, and the tests that are to notice each: planted one at a
 * time by run.ts.
 */

export type Fault = {
  /** Who would notice what. */
  name: string;
  /** File of the project, and the text in it that is exchanged; it stands there exactly once. */
  file: string;
  from: string;
  to: string;
  /** A set of `npm test` and words that choose some of its files: "unit hours", "export html"; "build" is the build itself. */
  noticedBy: string;
  /** Noticed by `npm run test:all` only. */
  nightly?: true;
};

export const faults: readonly Fault[] = [];
