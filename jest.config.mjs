import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "." });

/** Packages that ship ES modules only: those of the project, and what jsdom reads. */
const esm = [
  ...["marked", "schema-dts", "vcard-creator", "get-port", "magic-string", "httpxy"],
  ...["@exodus/bytes", "parse5", "entities", "@asamuzakjp", "@csstools"],
].join("|");

/**
 * Six sets of tests: `npm test -- unit`. "unit" needs what lib/tools/make/make-files.ts makes, the others
 * a build in out/.
 */
const sets = {
  unit: ["components", "tests/unit", "tests/content"],
  export: ["tests/export"],
  edit: ["tests/edit"],
  engines: ["tests/engines"],
  delivery: ["tests/delivery"],
  publish: ["tests/publish"],
};

const shared = {
  testEnvironment: "jsdom",
  cacheDirectory: "<rootDir>/.cache/jest",
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["/node_modules/", "/.next/", "/out/", ...(process.env.TEST_ALL ? [] : ["\\.nightly\\."])],
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.staging", "<rootDir>/.cache"],
};

export default async () => ({
  // Tests of real servers share one build and bind ports.
  maxWorkers: 2,
  projects: await Promise.all(
    Object.entries(sets).map(async ([displayName, folders]) => ({
      ...(await withNext({ ...shared, displayName, roots: folders.map((folder) => `<rootDir>/${folder}`) })()),
      transformIgnorePatterns: [
        `/node_modules/(?!(?:.*/node_modules/)?(?:${esm})/)`,
        "^.+\\.module\\.(css|sass|scss)$",
      ],
    })),
  ),
});
