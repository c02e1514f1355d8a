/** The owner publishes a site built before the last change, or a page open during a deploy mixes two builds. */
import { buildId } from "@/lib/tools/export/build-id.mjs";
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

const project = workFolder();

beforeEach(() => {
  const tools = ["export", "hosting", "make", "publish"].map((folder) => `lib/tools/${folder}`);
  for (const folder of ["app", "components", "content", "public", ...tools]) putFile(`${folder}/a.ts`, "a");
  for (const file of ["next.config.mjs", "package.json", "package-lock.json", "postcss.config.mjs", "tsconfig.json"])
    putFile(file, "{}");
  putFile("next-sitemap.config.js", "a");
  putFile(".gitignore", "public/media/\npublic/icon-*.png\n");
});

test.each([
  ["components/a.ts", true, true],
  ["lib/tools/export/a.ts", true, true],
  ["package.json", true, true],
  ["package-lock.json", true, true],
  ["tsconfig.json", true, true],
  ["lib/tools/hosting/a.ts", true, false],
  ["lib/tools/make/a.ts", true, false],
  ["next-sitemap.config.js", true, false],
  ["content/a.ts", true, false],
  ["public/a.ts", true, false],
  ["content/publishing.ts", false, false],
  ["public/icon-192.png", false, false],
  ["components/a.test.tsx", false, false],
  ["lib/tools/publish/a.ts", false, false],
])("a change of %s makes a built site older: %s, and gives another build id: %s", (file, older, another) => {
  const facts = () => [sourcesFingerprint(), buildId()] as const;
  const before = facts();
  putFile(file, '{"browserslist":["safari >= 17"]}');
  expect(facts().map((fact, at) => fact !== before[at])).toEqual([older, another]);
});

test("the build id is the same on Windows, with backslashes in paths", () => {
  putFile("components/a/b.ts", "b");
  jest.isolateModules(() => {
    jest.doMock("node:path", () => jest.requireActual("node:path").win32);
    expect(require("@/lib/tools/export/build-id.mjs").buildId(project)).toBe(buildId());
  });
});
