/** An owner's copy of the site lacks a file or holds a password, or opening one runs a program or loses work. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { makeCopy, openCopy } from "@/lib/tools/edit/backup";
import { Journal } from "@/lib/tools/edit/journal";
import { belongsToSite } from "@/lib/tools/edit/site-files";
import { openZip, pack } from "@/lib/tools/edit/zip";
import { UserError } from "@/lib/tools/user-error";
import { putFile, workFolder } from "@/tests/support";

const tracked = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8" }).stdout.split("\0").filter(Boolean);
const gitignore = readFileSync(".gitignore", "utf8");
workFolder();
const manifest = { name: "strona", version: "1.2.0" };
const siteText = 'export const site = { brand: "Żółw i Syn" };\n';
const files = {
  ".gitignore": gitignore,
  ".npmrc": "ignore-scripts=true\n",
  "package.json": JSON.stringify(manifest),
  "content/site.ts": siteText,
  "content/publishing.ts": "export const publishing = {};\n",
  "content/gallery/01-dom.jpg": "\xff\xd8",
  "docs/start/Edycja.command": "#!/bin/bash\n",
  "public/.well-known/security.txt": "Contact",
  "public/cennik.pdf": "ceny",
  "public/film.mp4": "film",
  "public/logo.svg": "<svg/>",
};
const madeAgain = ["node_modules/a/b.js", "public/media/a.avif", "public/icon-192.png", "out/index.html"];
const secrets = [
  ...[".env.publikacja", ".git/config", "klucz/id_ed25519", "klucz.pem", ".ssh/id_rsa", "serwer.ppk"],
  ...["env.publikacja.txt", "publikacja.env", "filezilla.xml", ".netlify/state.json", ".wrangler/a.json"],
  ...["docs/klucz.txt", "lib/.env", "public/.htpasswd", "content/hasla.json", "content/Thumbs.db"],
];
beforeEach(() => {
  for (const [file, text] of Object.entries(files)) putFile(file, text);
  for (const file of [...madeAgain, ...secrets, "zolw-2026-11-25.zip"])
    putFile(file, "-----BEGIN OPENSSH PRIVATE KEY-----");
  writeFileSync(".npmrc", "ignore-scripts=true\n//registry.npmjs.org/:_authToken=tajne\n");
});

const packed = (entries: Record<string, string>) =>
  pack(Object.entries(entries).map(([path, text]) => ({ path, bytes: Buffer.from(text), isScript: false })));
const copyOf = (of: object, more: Record<string, string> = { "content/site.ts": siteText }) =>
  packed({ "package.json": JSON.stringify(of), ...more });
const copyWith = (more: Record<string, string>) => copyOf(manifest, { "content/site.ts": siteText, ...more });

test("a copy is named by brand and day and holds the whole project but what is made again or secret", async () => {
  const { name, bytes } = await makeCopy();
  expect(name).toMatch(/^zolw-i-syn-\d{4}-\d\d-\d\d\.zip$/);
  const root = name.replace(".zip", "/");
  const { paths, unpack } = await openZip(bytes);
  const texts = [...(await unpack(paths))].map(([path, text]) => [path.slice(root.length), text.toString()]);
  expect(Object.fromEntries(texts)).toEqual(files);
  expect(await openCopy(bytes)).toEqual([]);
});

test("every file of the project belongs into a copy", () => {
  expect(tracked.filter((file) => !belongsToSite(file))).toEqual([]);
});

test("an opened copy is one change, which is undone whole, and forgets no address ever published", async () => {
  writeFileSync(addressesFile, "/\n/dawny\n");
  const { bytes } = await makeCopy();
  const now = "nowe";
  writeFileSync("public/cennik.pdf", now);
  writeFileSync("content/publishing.ts", now);
  writeFileSync("content/nowy.ts", now);
  writeFileSync(addressesFile, "/\n/nowy\n");
  const journal = new Journal();
  await journal.write(await openCopy(bytes), { field: "", before: "", after: "" });
  expect(existsSync("content/nowy.ts")).toBe(false);
  expect(readFileSync("public/cennik.pdf", "utf8")).toBe("ceny");
  // The password of this computer goes to no server of the copy.
  expect(readFileSync("content/publishing.ts", "utf8")).toBe(now);
  expect(readFileSync(addressesFile, "utf8")).toBe("/\n/dawny\n/nowy\n");
  expect(existsSync(".env.publikacja")).toBe(true);
  await journal.undo();
  expect([readFileSync("public/cennik.pdf", "utf8"), readFileSync("content/nowy.ts", "utf8")]).toEqual([now, now]);
});

test("a copy packed anew, also on Windows or a Mac, is read wherever the project is in it", async () => {
  const copy = await packed({
    "a\\package.json": files["package.json"],
    "a\\content\\site.ts": siteText,
    "a/content/._site.ts": "\0",
    "__MACOSX/a/._package.json": "\0",
  });
  expect((await openCopy(copy)).map(({ file, to }) => [file, to])).toEqual([
    ["content/gallery/01-dom.jpg", undefined],
    ["public/.well-known/security.txt", undefined],
    ["public/cennik.pdf", undefined],
  ]);
});

test("of the rest only texts and pictures are restored: no program, nothing that sets up a server, no page", async () => {
  const names =
    ".htaccess _headers _redirects x.php sw.js x.svg x.xml index.html a/_b/c.txt media/a.jpg icon-512.png film.mp4";
  const program = ["lib/a.ts", "next.config.mjs", ".npmrc", "node_modules/a.js", ".git/hooks/pre-commit"];
  const foreign = [...names.split(" ").map((name) => `public/${name}`), ...program];
  const copy = copyWith(Object.fromEntries([...foreign, "public/nowy.pdf"].map((file) => [file, "x"])));
  const restored = (await openCopy(await copy)).filter(({ to }) => to).map(({ file }) => file);
  expect(restored).toEqual(["public/nowy.pdf"]);
});

const damagedCopy = async (): Promise<Buffer> => {
  const copy = await copyWith({ "content/gallery/02-dom.jpg": "stored as it is" });
  copy[copy.indexOf("stored")] = 0;
  return copy;
};

/** Says of its last file that it is huge; what is unpacked then is refused before it is. */
const hugeCopy = async (): Promise<Buffer> => {
  const copy = await copyWith({ "content/a.txt": "" });
  copy.writeUInt32LE(251e6, copy.lastIndexOf("PK\x01\x02", undefined, "latin1") + 24);
  return copy;
};

type Refusal = [what: string, copy: () => Uint8Array | Promise<Uint8Array>, words: RegExp];

test.each<Refusal>([
  ["no zip file", () => Buffer.from("zip"), /To nie jest plik zip/],
  ["a cut file", async () => (await copyOf(manifest)).subarray(0, 60), /To nie jest plik zip/],
  ["a file with one wrong byte", damagedCopy, /jest uszkodzony/],
  ["another site's copy", () => copyOf({ name: "inna" }), /To nie jest kopia tej strony/],
  ["any zip file", () => packed({ "a.txt": "a" }), /To nie jest kopia tej strony/],
  ["a copy without content", () => copyOf(manifest, {}), /brakuje pliku content\/site\.ts/],
  ["a newer program's copy", () => copyOf({ ...manifest, version: "1.10.0" }), /nowszej wersji programu \(1\.10\.0\)/],
  ["a file above the limit", () => new Uint8Array(200e6 + 1), /ponad 200 MB/],
  ["a huge file packed small", hugeCopy, /ponad 250 MB/],
  ["a huge data file", () => copyWith({ "content/a.ts": " ".repeat(1e6 + 1) }), /content\/a\.ts › plik: Ma ponad 1 MB/],
  [
    "a program in a text",
    () => copyWith({ "content/a.ts": "\nf();" }),
    /content\/a\.ts:2 › plik: .* programem: f\(\);/,
  ],
  ...["site.js", "package.json", ".gitattributes", "site.tsx"].map((name): Refusal => {
    const words = new RegExp(`content/${name} › plik: Takich plików`);
    return [`a foreign file, ${name}`, () => copyWith({ [`content/${name}`]: "x" }), words];
  }),
  ...["../b.ts", "content/../../b.ts", "/b.ts", "C:\\b.ts", "content\\..\\..\\b.ts", "content/site.ts."].map(
    (path): Refusal => [path, () => copyWith({ [path]: "//" }), /poza folderem strony/],
  ),
])("%s is refused, and says why", async (_, copy, words) => {
  const error = await openCopy(await copy()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).message).toMatch(words);
});
