/** The owner would publish a site that was built before the last change, or be told so without reason. */
import { join } from "node:path";
import { sourcesFingerprint } from "@/lib/tools/make/build-facts";
import { freshFolder, putFile } from "@/tests/support";

const own = process.cwd();
const project = freshFolder();
const put = (file: string, text: string) => putFile(join(project, file), text);

beforeEach(() => {
  for (const folder of ["app", "components", "content", "public", "lib/tools/export", "lib/tools/hosting"])
    put(`${folder}/a.ts`, "a");
  for (const folder of ["lib/tools/make", "lib/tools/publish"]) put(`${folder}/a.ts`, "a");
  for (const file of ["next.config.mjs", "package.json", "package-lock.json", "postcss.config.mjs", "tsconfig.json"])
    put(file, "{}");
  put("next-sitemap.config.js", "a");
  put(".gitignore", "public/media/\npublic/icon-*.png\n");
  process.chdir(project);
});
afterEach(() => process.chdir(own));

const changes = (file: string) => {
  const before = sourcesFingerprint();
  put(file, "b");
  return sourcesFingerprint() !== before;
};

const tools = ["hosting", "make", "export"].map((folder) => `lib/tools/${folder}/a.ts`);

test.each(["next-sitemap.config.js", "tsconfig.json", ...tools, "components/a.ts", "content/a.ts", "public/a.ts"])(
  "a site that was built before a change of %s is told to be older",
  (file) => expect(changes(file)).toBe(true),
);

test.each(["lib/tools/publish/a.ts", "content/publishing.ts", "public/icon-192.png"])(
  "a change of %s is none",
  (file) => expect(changes(file)).toBe(false),
);
