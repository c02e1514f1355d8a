/** The owner publishes a site built before the last change. */
import { sourcesFingerprint } from "@/lib/tools/make/build-record";
import { putFile, workFolder } from "@/tests/support";

/** Reads paths with backslashes, as on Windows. */
jest.mock("node:fs", () => {
  const fs = jest.requireActual("node:fs");
  const reading = ["readFileSync", "readdirSync", "statSync"].map((name) => [
    name,
    (path: string, ...rest: unknown[]) => fs[name](String(path).replaceAll("\\", "/"), ...rest),
  ]);
  return { ...fs, ...Object.fromEntries(reading) };
});

workFolder();

beforeEach(() => {
  const tools = ["export", "hosting", "make", "publish"].map((folder) => `lib/tools/${folder}`);
  for (const folder of ["app", "components", "content", "public", ...tools]) putFile(`${folder}/a.ts`, "a");
  for (const file of ["next.config.mjs", "package.json", "package-lock.json", "postcss.config.mjs", "tsconfig.json"])
    putFile(file, "{}");
  putFile("next-sitemap.config.js", "a");
  putFile(".gitignore", "public/media/\npublic/icon-*.png\n");
});

test.each([
  ["components/a.ts", true],
  ["lib/tools/export/a.ts", true],
  ["package.json", true],
  ["package-lock.json", true],
  ["tsconfig.json", true],
  ["lib/tools/hosting/a.ts", true],
  ["lib/tools/make/a.ts", true],
  ["next-sitemap.config.js", true],
  ["content/a.ts", true],
  ["public/a.ts", true],
  ["content/publishing.ts", false],
  ["public/icon-192.png", false],
  ["components/a.test.tsx", false],
  ["lib/tools/publish/a.ts", false],
])("a change of %s makes a built site older: %s", (file, older) => {
  const before = sourcesFingerprint();
  putFile(file, '{"browserslist":["safari >= 17"]}');
  expect(sourcesFingerprint() !== before).toBe(older);
});

test("the fingerprint is the same on Windows, with backslashes in paths", () => {
  putFile("components/a/b.ts", "b");
  jest.isolateModules(() => {
    jest.doMock("node:path", () => jest.requireActual("node:path").win32);
    expect(require("@/lib/tools/make/build-record").sourcesFingerprint()).toBe(sourcesFingerprint());
  });
});
