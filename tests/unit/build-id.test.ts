/** A visitor whose page is open over a deploy mixes the scripts of two builds, or loads everything anew for a word. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildId } from "@/lib/tools/export/build-id.mjs";

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const after = (file: string, text: string): string => {
  put(file, text);
  return buildId(root);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-id-"));
  for (const folder of ["app", "components", "lib", "lib/tools/export", "lib/tools/publish", "content"])
    put(`${folder}/a.ts`, "a");
  for (const file of ["next.config.mjs", "package.json", "package-lock.json", "postcss.config.mjs", "tsconfig.json"])
    put(file, "{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["a component", "components/a.ts", "b"],
  ["what takes the framework out of a page", "lib/tools/export/a.ts", "b"],
  ["the browsers chunks are made for", "package.json", '{"browserslist":["safari >= 17"]}'],
  ["a package", "package-lock.json", '{"a":1}'],
])("a change of %s gives the site another build id, so that open pages load whole ones", (_, file, text) => {
  const before = buildId(root);
  expect(after(file, text)).not.toBe(before);
});

test.each([
  ["a word of content", "content/a.ts", "b"],
  ["a test", "components/a.test.tsx", "b"],
  ["a tool that only publishes", "lib/tools/publish/a.ts", "b"],
])("a change of %s does not", (_, file, text) => {
  const before = buildId(root);
  expect(after(file, text)).toBe(before);
});
