/** An owner's copy of the site lacks a file or holds a password, or opening one writes outside the site or loses work. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { strToU8, unzipSync, zipSync } from "fflate";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { makeCopy, openCopy } from "@/lib/tools/edit/backup";
import { Journal } from "@/lib/tools/edit/journal";
import { UserError } from "@/lib/tools/user-error";
import { putFile, workFolder } from "@/tests/support";

workFolder();
const manifest = { name: "strona", version: "1.2.0" };
const files = {
  ".gitignore": "node_modules/\npublic/media/\npublic/icon-*.png\n*.tsbuildinfo\n",
  "package.json": JSON.stringify(manifest),
  "content/site.ts": 'export const site = { brand: "Żółw i Syn" };\n',
  "content/gallery/01-dom.jpg": "\xff\xd8",
  "docs/start/Edycja.command": "#!/bin/bash\n",
  "public/logo.svg": "<svg/>",
};
const left = [".env.publikacja", ".git/config", "node_modules/a/b.js", "public/media/a.avif", "public/icon-192.png"];
beforeEach(() => {
  for (const [file, text] of Object.entries(files)) putFile(file, text);
  for (const file of [...left, "a.tsbuildinfo", "zolw-2026-11-25.zip"]) putFile(file, "tajne");
});

const packed = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])));
const copyOf = (of: object, more: Record<string, string> = { "content/site.ts": "//" }) =>
  packed({ "package.json": JSON.stringify(of), ...more });

test("a copy is named by brand and day and holds the whole project but what is made again or secret", async () => {
  const { name, bytes } = await makeCopy();
  expect(name).toMatch(/^zolw-i-syn-\d{4}-\d\d-\d\d\.zip$/);
  const root = name.replace(".zip", "/");
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual(
    Object.keys(files)
      .map((file) => root + file)
      .sort(),
  );
  expect(await openCopy(bytes)).toEqual([]);
});

test("an opened copy is one change, which is undone whole, and forgets no address ever published", async () => {
  writeFileSync(addressesFile, "/\n/dawny\n");
  const { bytes } = await makeCopy();
  const now = "nowe";
  writeFileSync("public/logo.svg", now);
  writeFileSync("content/nowy.ts", now);
  writeFileSync(addressesFile, "/\n/nowy\n");
  const journal = new Journal();
  await journal.write(await openCopy(bytes), { field: "", before: "", after: "" });
  expect(existsSync("content/nowy.ts")).toBe(false);
  expect(readFileSync("public/logo.svg", "utf8")).toBe("<svg/>");
  expect(readFileSync(addressesFile, "utf8")).toBe("/\n/dawny\n/nowy\n");
  expect(readFileSync(".env.publikacja", "utf8")).toBe("tajne");
  await journal.undo();
  expect([readFileSync("public/logo.svg", "utf8"), readFileSync("content/nowy.ts", "utf8")]).toEqual([now, now]);
});

test("a copy packed anew, also on Windows, is read wherever the project is in it", async () => {
  const [text, siteText] = [files["package.json"], files["content/site.ts"]];
  const changes = await openCopy(packed({ "a\\package.json": text, "a\\content\\site.ts": siteText }));
  expect(changes.map(({ file, to }) => [file, to])).toEqual([
    ["content/gallery/01-dom.jpg", undefined],
    ["public/logo.svg", undefined],
  ]);
});

test.each<[string, Uint8Array, RegExp]>([
  ["no zip file", strToU8("zip"), /To nie jest plik zip/],
  ["a damaged file", copyOf(manifest).subarray(0, 60), /To nie jest plik zip/],
  ["another site's copy", copyOf({ name: "inna" }), /To nie jest kopia tej strony/],
  ["any zip file", packed({ "a.txt": "a" }), /To nie jest kopia tej strony/],
  ["a copy without content", copyOf(manifest, {}), /brakuje pliku content\/site\.ts/],
  ["a newer program's copy", copyOf({ ...manifest, version: "1.10.0" }), /nowszej wersji programu \(1\.10\.0\)/],
  ["a file above the limit", new Uint8Array(200e6 + 1), /ponad 200 MB/],
  ...["../b.ts", "content/../../b.ts", "/b.ts", "C:\\b.ts", "content\\..\\..\\b.ts", "content/site.ts."].map(
    (path): [string, Uint8Array, RegExp] => [path, copyOf(manifest, { [path]: "//" }), /poza folderem strony/],
  ),
])("%s is refused, and says why", async (_, bytes, words) => {
  const error = await openCopy(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).message).toMatch(words);
});
