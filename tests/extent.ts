/**
 * How much a run looks at: `npm test` at one of each kind of thing, `npm run test:all` at every one. Files named
 * *.nightly.test.ts and *.nightly.spec.ts run in the second only.
 */
export const testAll = process.env.TEST_ALL === "1";
