/** An editor undoes a change and loses a later one or somebody else's, or finds half a file after a killed save. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { buildDay } from "@/lib/text/dates";
import { type FileChange, Journal, textChange, withDay } from "@/lib/tools/edit/journal";
import { RefusalError } from "@/lib/tools/edit/requests";
import { UserError } from "@/lib/tools/user-error";
import { freshFolder } from "@/tests/support";

let mockFailure: ((path: string) => string | undefined) | undefined;
jest.mock("node:fs/promises", () => {
  const fs = jest.requireActual("node:fs/promises");
  const writeFile = async (path: string, data: unknown) => {
    const code = mockFailure?.(path);
    if (code) throw Object.assign(new Error(code), { code, syscall: "write" });
    await fs.writeFile(path, data);
  };
  return { ...fs, writeFile };
});

const folder = freshFolder();
let journal: Journal;
beforeEach(() => {
  journal = new Journal();
  mockFailure = undefined;
});

const what = { field: "pole", before: "", after: "" };
const at = (name: string) => join(folder, name);
const text = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined);

/** A picture and the list that names it, as edit mode adds them. */
function addition(): FileChange[] {
  writeFileSync(at("list.ts"), "[]\n");
  return [
    { file: at("photo.jpg"), from: undefined, to: Buffer.from([0xff, 0xd8, 0xff]) },
    textChange(at("list.ts"), "[]\n", "[photo]\n"),
  ];
}

test("files of one change are written, undone and redone together", async () => {
  await journal.write(addition(), what);
  expect([readFileSync(at("photo.jpg")), text("list.ts")]).toEqual([Buffer.from([0xff, 0xd8, 0xff]), "[photo]\n"]);
  await journal.undo();
  expect([text("photo.jpg"), text("list.ts")]).toEqual([undefined, "[]\n"]);
  await journal.redo();
  expect(text("list.ts")).toBe("[photo]\n");
  expect(journal.changes).toHaveLength(1);
});

test("a file is whole at every moment of a change: this is what edit mode leaves when it is killed", async () => {
  const [before, after] = ["raz\n", "dwa\n"].map((line) => line.repeat(500_000)) as [string, string];
  writeFileSync(at("a.ts"), before);
  const seen = new Set<string | undefined>();
  const change = journal.write([{ file: at("a.ts"), from: Buffer.from(before), to: Buffer.from(after) }], what);
  for (let written = false; !written; seen.add(text("a.ts")))
    written = await Promise.race([change.then(() => true), setImmediate(false)]);
  expect([...seen].every((one) => one === before || one === after)).toBe(true);
  expect(seen.size).toBe(2);
});

test("if one of them was changed elsewhere, none is written", async () => {
  const files = addition();
  writeFileSync(at("list.ts"), "[other]\n");
  await expect(journal.write(files, what)).rejects.toThrow(RefusalError);
  expect([text("photo.jpg"), text("list.ts")]).toEqual([undefined, "[other]\n"]);
  expect(journal.changes).toEqual([]);
});

/** Three files as a copy changes them; the last one cannot be written as they are. */
function opened(third: string): FileChange[] {
  writeFileSync(at("a.ts"), "raz\n");
  writeFileSync(at("old.ts"), "stary\n");
  const removed = { file: at("old.ts"), from: Buffer.from("stary\n"), to: undefined };
  return [textChange(at("a.ts"), "raz\n", "dwa\n"), removed, textChange(at(third), undefined, "trzy\n")];
}
const before = ["a.ts", "old.ts"];

test.each([
  ["ENOSPC", "c.ts", /c\.ts nie został zapisany: na dysku nie ma miejsca.*Nic nie zostało zmienione/],
  ["EPERM", "c.ts", /c\.ts nie został zapisany: system na to nie pozwala.*Nic nie/],
  ["a file in the place of its folder", "a.ts/c.ts", /c\.ts nie został zapisany: w miejscu folderu jest plik.*Nic nie/],
])(
  "a change stopped half-way by %s is taken back, and the file and the reason are said",
  async (code, third, words) => {
    mockFailure = (path) => (path.includes("c.ts") && code.startsWith("E") ? code : undefined);
    const error = await journal.write(opened(third), what).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toMatch(words);
    expect(readdirSync(folder).toSorted()).toEqual(before);
    expect([text("a.ts"), text("old.ts"), journal.changes]).toEqual(["raz\n", "stary\n", []]);
  },
);

test("what cannot be taken back stands in the list of changes, to be undone when there is room", async () => {
  let writes = 0;
  mockFailure = () => (writes++ > 0 ? "ENOSPC" : undefined);
  await expect(journal.write(opened("c.ts"), what)).rejects.toThrow(/Część zmian jednak została/);
  mockFailure = undefined;
  expect(journal.changes).toHaveLength(1);
  await journal.undo();
  expect(readdirSync(folder).toSorted()).toEqual(before);
  expect([text("a.ts"), text("old.ts")]).toEqual(["raz\n", "stary\n"]);
});

test("one change is undone and a later one in another place stays", async () => {
  const lines = ["raz", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć"];
  const [before, once] = [lines.join("\n"), lines.with(0, "RAZ").join("\n")];
  const twice = lines.with(0, "RAZ").with(8, "DZIEWIĘĆ").join("\n");
  writeFileSync(at("a.ts"), before);
  await journal.write([textChange(at("a.ts"), before, once)], what);
  await journal.write([textChange(at("a.ts"), once, twice)], what);
  await journal.revert(1);
  expect(text("a.ts")).toBe(lines.with(8, "DZIEWIĘĆ").join("\n"));
  await journal.undo();
  expect(text("a.ts")).toBe(twice);
});

test("a later change in the same place must be undone first", async () => {
  writeFileSync(at("a.ts"), "raz\n");
  await journal.write([textChange(at("a.ts"), "raz\n", "dwa\n")], what);
  await journal.write([textChange(at("a.ts"), "dwa\n", "trzy\n")], what);
  await expect(journal.revert(1)).rejects.toThrow(RefusalError);
  expect(text("a.ts")).toBe("trzy\n");
});

test("a guide whose text changes gets today as its day of change, another file or only a date does not", () => {
  const guide = (modified: string, text: string) =>
    `  published: "2024-01-01",\n  modified: "${modified}",\n  checked: "2026-11-21",\n  text: "${text}",\n`;
  const dated = (file: string, to: string) => withDay(textChange(file, guide("2024-12-15", "raz"), to)).to?.toString();
  const guideFile = "content/guides/awarie.ts";
  expect(dated(guideFile, guide("2024-12-15", "dwa"))).toBe(guide(buildDay(), "dwa"));
  expect(dated(guideFile, guide("2024-12-20", "raz"))).toBe(guide("2024-12-20", "raz"));
  expect(dated("content/services/pomiary.ts", guide("2024-12-15", "dwa"))).toBe(guide("2024-12-15", "dwa"));
});
