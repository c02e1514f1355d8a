/** Who has broken into the server writes or deletes files elsewhere, on the publisher's computer too. */
import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "@/lib/tools/files";
import { parseManifest, type ReleaseInfo } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { foreignNotes } from "@/lib/tools/publish/upload/foreign";
import { planUpload } from "@/lib/tools/publish/upload/plan";
import { readState } from "@/lib/tools/publish/upload/state";
import { UserError } from "@/lib/tools/user-error";
import { freshFolder, putFile } from "@/tests/support";

const facts = { hash: sha256("obce"), size: 4 };
const release: ReleaseInfo = { id: "0123456789ab", date: "2026-11-01T10:00:00.000Z", commit: "", by: "ola@biuro" };
const manifest = (change: object) =>
  parseManifest(JSON.stringify({ format: 1, release, files: {}, touched: [], kept: {}, ...change }));

const leading = ["../../.bashrc", "_next/../../inna/.htaccess", "/etc/passwd", "a//b", "./a", "a/", "...", "C:a", ""];

test.each([...leading, "a\\..\\b", "a b", "\u001b[2Ja\u202egpj"])("a manifest that names %j is refused", (name) => {
  const lists = [{ files: { [name]: facts } }, { touched: [name] }, { kept: { [name]: { replaced: "2026-11-01" } } }];
  const shown = name.replace("\u001b[2J", "").replace("\u202e", " ");
  for (const list of lists) {
    expect(() => manifest(list)).toThrow(UserError);
    expect(() => manifest(list)).toThrow(`wymienia plik „${shown}”, którego ten program nigdy nie wysłał`);
  }
});

test("names of published files are read back, and what else is odd in a manifest is not believed", () => {
  const files = Object.fromEntries(
    ["index.html.br", ".htaccess", "_next/static/-x~1.js", "..a/b..c"].map((name) => [name, facts]),
  );
  expect(manifest({ files })?.files).toEqual(files);
  expect(manifest({ release: { ...release, commit: "x; rm -rf ~", by: "\u001b]0;a\u0007ola\n" } })?.release).toEqual({
    ...release,
    by: "ola",
  });
  const commit = `${"f".repeat(40)}+zmiany`;
  expect(manifest({ release: { ...release, commit } })?.release.commit).toBe(commit);
  for (const odd of [{ date: "wczoraj" }, { id: "../../x" }])
    expect(manifest({ release: { ...release, ...odd } })).toBeUndefined();
});

describe("the archive of releases", () => {
  const dir = freshFolder();
  const root = join(dir, "a/b/releases");
  const record = { release, previous: undefined, files: { "../../ucieczka": facts } };

  test("neither writes nor reads a file outside of a release's folder", async () => {
    const archive = openArchive(root);
    await expect(archive.keep(record, dir, async () => Buffer.from("obce"))).rejects.toThrow(/„\.\.\/\.\.\/ucieczka”/);
    expect(existsSync(join(root, "../ucieczka"))).toBe(false);
    expect(() => archive.damagedFiles({ ...record, folder: join(root, release.id) })).toThrow(UserError);
  });

  test("keeps a release as it was when out/ changes later", async () => {
    const archive = openArchive(root);
    putFile(join(dir, "out/index.html"), "obce");
    await archive.keep({ release, files: { "index.html": facts } }, join(dir, "out"));
    appendFileSync(join(dir, "out/index.html"), "nowe");
    expect(archive.list().map(archive.damagedFiles)).toEqual([[]]);
  });

  test("does not believe records that nothing here can have written", () => {
    const archive = openArchive(root);
    putFile(join(root, `${release.id}.json`), JSON.stringify(record));
    putFile(join(root, "published.json"), JSON.stringify({ id: release.id }));
    expect(archive.findOnline()).toBeUndefined();
    putFile(join(root, `${release.id}.json`), JSON.stringify({ ...record, files: {} }));
    expect(archive.findOnline()?.release).toEqual(release);
    putFile(join(root, "published.json"), '{"id": "../0123456789ab"}');
    expect(archive.findOnline()).toBeUndefined();
  });
});

test("entries of a listing with names of no file of ours become no paths, and those a server runs are named", async () => {
  const names = [
    "../../escape.html",
    ".",
    "..",
    "a/b",
    "",
    "x\u001b[2J.php",
    "zły \u202ephp.txt",
    "index.html",
    ".htaccess",
  ];
  const remote = {
    list: async () => names.map((name) => ({ name, isFolder: false, size: 1 })),
    read: async () => undefined,
  } as unknown as RemoteFolder;
  const state = await readState(remote, {});
  expect([...state.files.keys()]).toEqual(["index.html", ".htaccess"]);
  const [note = ""] = foreignNotes(state, planUpload({}, state, new Date()), {});
  expect(note).toContain(": index.html, .htaccess, ../../escape.html, x.php. Jeśli");
});
