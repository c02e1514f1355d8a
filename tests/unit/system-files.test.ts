/** Thumbs.db, or half a file of a killed program, stops a build, is published, or enters the history. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { ContentError } from "@/lib/tools/check/problem";
import { filesBelow } from "@/lib/tools/files";
import { readOriginals } from "@/lib/tools/make/pictures/originals";
import { pictureSettings } from "@/lib/tools/make/pictures/settings";
import { isSystemFile, removeSystemFiles, sweepTemporaryFiles, temporaryName } from "@/lib/tools/system-files";
import { putFile, workFolder } from "@/tests/support";

const gitignore = readFileSync(".gitignore", "utf8");
workFolder();

const systemFiles = [
  ...["Thumbs.db", "desktop.ini", ".DS_Store", "._a.ts", "__MACOSX/a.ts", "@eaDir/a.jpg"],
  ...["~$cennik.docx", ".~lock.cennik.odt#", ".a.ts.swp", "a.ts~", ".a.jpg.4711-3.tmp"],
  // Windows knows no such name.
  ...(process.platform === "win32" ? [] : ["Icon\r"]),
];
const people = ["a.ts", "a.heic", "icon.ts", "desktop.jpg", ".well-known/security.txt", "a.tmp", "swop.txt"];

test("files of systems and programs are known, those of people are not, and git ignores the same", () => {
  expect([...systemFiles, ...people].filter(isSystemFile)).toEqual(systemFiles);
  putFile(".gitignore", gitignore);
  for (const file of [...systemFiles, ...people]) putFile(`content/${file}`, "");
  spawnSync("git", ["init", "--quiet"]);
  spawnSync("git", ["add", "--all", "--", "content"]);
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8" });
  expect(stdout.split("\0").filter(Boolean)).toEqual(people.map((file) => `content/${file}`).toSorted());
  expect(filesBelow("content")).toEqual(people.toSorted());
});

test("the gallery passes over them, and reports a photo of a phone that was forgotten there", async () => {
  for (const file of systemFiles) putFile(`content/gallery/${file}`, "\0");
  putFile("content/gallery/IMG_1.heic", "\0\0\0\0ftypheic");
  const reading = readOriginals("content/gallery", [], ["00-dom"], pictureSettings);
  const { problems } = (await reading.catch((error: unknown) => error)) as ContentError;
  expect(problems.map(({ file }) => file)).toEqual(Array(2).fill("content/gallery/IMG_1.heic"));
});

test("a published folder loses them", () => {
  for (const file of [...systemFiles, "index.html"]) putFile(`out/${file}`, "");
  removeSystemFiles("out");
  expect(systemFiles.filter((file) => existsSync(`out/${file}`))).toEqual([]);
  expect(filesBelow("out")).toEqual(["index.html"]);
});

test("what a killed process has left is removed, a write in progress is not", () => {
  const { pid: dead } = spawnSync(process.execPath, ["--version"]);
  const left = `content/gallery/.a.jpg.${dead}-1.tmp`;
  const running = temporaryName("public/a.png");
  for (const file of [left, running, "content/site.ts"]) putFile(file, "");
  sweepTemporaryFiles();
  expect([existsSync(left), existsSync(running), existsSync("content/site.ts")]).toEqual([false, true, true]);
});
