import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "." });

/** Packages that ship ES modules only: dependencies of the project, then those of jsdom. */
const esm = [
  ...["marked", "qr", "schema-dts", "vcard-creator", "get-port", "magic-string", "httpxy"],
  ...["@exodus/bytes", "parse5", "entities", "@asamuzakjp", "@csstools"],
].join("|");

/**
 * Seven sets of tests: `npm test -- unit`. "unit" needs what lib/tools/make/make-files.ts makes, the others
 * a build in out/. Tests of components get a DOM; another file that needs one says `@jest-environment jsdom`.
 */
const sets = [
  { displayName: "unit", folders: ["components", "tests/unit", "tests/content"], endings: "ts" },
  {
    displayName: "unit",
    folders: ["components", "tests/unit", "tests/content"],
    endings: "tsx",
    testEnvironment: "jsdom",
    setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  },
  { displayName: "export", folders: ["tests/export"] },
  { displayName: "specification", folders: ["tests/specification"] },
  { displayName: "edit", folders: ["tests/edit"] },
  { displayName: "engines", folders: ["tests/engines"] },
  { displayName: "delivery", folders: ["tests/delivery"] },
  { displayName: "publish", folders: ["tests/publish"] },
];

const shared = {
  testEnvironment: "node",
  cacheDirectory: "<rootDir>/.cache/jest",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["/node_modules/", "/.next/", "/out/", ...(process.env.TEST_ALL ? [] : ["\\.nightly\\."])],
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.staging", "<rootDir>/.cache"],
};

export default async () => ({
  // By default Jest leaves one core idle.
  maxWorkers: "100%",
  // Long enough for a busy machine; only a failing test waits this long.
  testTimeout: 60_000,
  projects: await Promise.all(
    sets.map(async ({ folders, endings = "ts", ...set }) => ({
      ...(await withNext({
        ...shared,
        ...set,
        roots: folders.map((folder) => `<rootDir>/${folder}`),
        testMatch: [`**/*.test.${endings}`],
      })()),
      transformIgnorePatterns: [
        `/node_modules/(?!(?:.*/node_modules/)?(?:${esm})/)`,
        "^.+\\.module\\.(css|sass|scss)$",
      ],
    })),
  ),
});
