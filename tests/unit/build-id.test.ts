/** A visitor whose page is open over a deploy mixes the scripts of two builds, or loads everything anew for a word. */
import { join } from "node:path";
import { buildId } from "@/lib/tools/export/build-id.mjs";
import { freshFolder, putFile } from "@/tests/support";

/** Reads what Windows names with backslashes. */
jest.mock("node:fs", () => {
  const fs = jest.requireActual("node:fs");
  const reading = ["readFileSync", "readdirSync", "statSync"].map((name) => [
    name,
    (path: string, ...rest: unknown[]) => fs[name](String(path).replaceAll("\\", "/"), ...rest),
  ]);
  return { ...fs, ...Object.fromEntries(reading) };
});

const root = freshFolder();
const put = (file: string, text: string) => putFile(join(root, file), text);
beforeEach(() => {
  for (const folder of ["app", "components", "lib", "lib/tools/export", "lib/tools/publish", "content"])
    put(`${folder}/a.ts`, "a");
  for (const file of ["next.config.mjs", "package.json", "package-lock.json", "postcss.config.mjs", "tsconfig.json"])
    put(file, "{}");
});

test.each([
  ["a component", "components/a.ts", true],
  ["what takes the framework out of a page", "lib/tools/export/a.ts", true],
  ["the browsers chunks are made for", "package.json", true],
  ["a package", "package-lock.json", true],
  ["a word of content", "content/a.ts", false],
  ["a test", "components/a.test.tsx", false],
  ["a tool that only publishes", "lib/tools/publish/a.ts", false],
])("a change of %s (%s) gives another build id, so that open pages load whole ones: %s", (_, file, another) => {
  const before = buildId(root);
  put(file, '{"browserslist":["safari >= 17"]}');
  expect(buildId(root) !== before).toBe(another);
});

test("Windows, which joins paths with backslashes, gives the same build id", () => {
  put("components/a/b.ts", "b");
  jest.isolateModules(() => {
    jest.doMock("node:path", () => jest.requireActual("node:path").win32);
    expect(require("@/lib/tools/export/build-id.mjs").buildId(root)).toBe(buildId(root));
  });
});
