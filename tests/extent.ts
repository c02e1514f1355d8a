/** True for `npm run test:all`, which tests every page and width; `npm test` takes one of each kind. */
export const testAll = process.env.TEST_ALL === "1";
