import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "." });

const config = withNext({
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["/node_modules/", "/tests/browser/", "/.next/", "/out/"],
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.staging", "<rootDir>/.cache"],
  // Tests of the export and of real servers share one build and bind ports: one after the other.
  maxWorkers: 2,
});

/** Packages that ship ES modules only. */
const esm = "marked|schema-dts|vcard-creator|get-port";

export default async () => {
  const resolved = await config();
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`, "^.+\\.module\\.(css|sass|scss)$"] };
};
