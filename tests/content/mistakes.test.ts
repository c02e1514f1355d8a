/** An editor types something wrong, and is not told in which file and line, what is wrong and how to mend it. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { checkEverything } from "@/lib/tools/check/all";
import { copySources } from "@/tests/run/copy";
import { drawingMistakes } from "./mistakes/drawings";
import { estimateMistakes } from "./mistakes/estimate";
import { alone, unlisted, unreadable } from "./mistakes/files";
import { firmMistakes } from "./mistakes/firm";
import { listMistakes, smallPhotograph } from "./mistakes/lists";
import type { Mistake } from "./mistakes/mistake";
import { pageMistakes } from "./mistakes/pages";
import { wordingMistakes } from "./mistakes/wording";

// One run of the check for all mistakes of a kind.
jest.setTimeout(300_000);

let copy: string;
const contentOf = (file: string): string => readFileSync(join(copy, file), "utf8");
const write = (file: string, text: string): void => writeFileSync(join(copy, file), text);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "mistakes-"));
  copySources(copy);
  // The kind matters on Windows alone: a junction needs no rights.
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"), "junction");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a command says about the copy; it must refuse it. */
function saidBy(command: string): string {
  const args = [join("node_modules", "tsx", "dist", "cli.mjs"), "lib/tools/cli/cli.ts", command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  expect(status).toBe(1);
  return stdout + stderr;
}

/** The same of the check, for what it finds before it loads any content. */
async function saidBeforeLoading(): Promise<string> {
  const root = process.cwd();
  process.chdir(copy);
  try {
    return await checkEverything().then(
      () => "",
      ({ message }: Error) => message,
    );
  } finally {
    process.chdir(root);
  }
}

/** Makes mistakes, each in the file of its kind that holds the fewest so far. One without a free place is not made. */
function make(mistakes: readonly Mistake[]): Map<Mistake, string> {
  const held = new Map<string, number>();
  const made = new Map<Mistake, string>();
  for (const mistake of mistakes) {
    const [file] = mistake.files
      .filter((one) => mistake.place.test(contentOf(one)))
      .toSorted((one, other) => (held.get(one) ?? 0) - (held.get(other) ?? 0));
    if (file === undefined) continue;
    const typed = typeof mistake.typed === "string" ? mistake.typed : mistake.typed(file);
    write(file, contentOf(file).replace(mistake.place, typed));
    held.set(file, (held.get(file) ?? 0) + 1);
    made.set(mistake, file);
  }
  return made;
}

/** A line that answers a mistake, and the file as it was then. */
type Answer = { line: string; text: string };

/** Answers to mistakes made together. Those that hid behind others, or had no place beside them, are made again. */
async function answersTo(mistakes: readonly Mistake[], ask: () => string | Promise<string>) {
  const made = make(mistakes);
  const lines = (await ask()).split("\n").map((line) => line.trim());
  const answers = new Map<Mistake, Answer>();
  for (const [mistake, file] of made) {
    const line = lines.find((one) => one.startsWith(file.replace("/index.ts", "")) && mistake.answer.test(one));
    if (line !== undefined) answers.set(mistake, { line, text: contentOf(file) });
  }
  for (const file of new Set(made.values())) write(file, readFileSync(file, "utf8"));
  const hidden = mistakes.filter((mistake) => !answers.has(mistake));
  if (hidden.length > 0 && answers.size > 0)
    for (const [mistake, answer] of await answersTo(hidden, ask)) answers.set(mistake, answer);
  return answers;
}

/** Mistakes of one kind, made together: each has an answer of its own, in a certain form. */
function madeTogether(
  kind: string,
  mistakes: readonly Mistake[],
  form: RegExp,
  ask: () => string | Promise<string> = () => saidBy("check:content"),
) {
  const has = ({ files, place }: Mistake) => files.some((file) => place.test(readFileSync(file, "utf8")));
  const [possible, others] = [mistakes.filter(has), mistakes.filter((mistake) => !has(mistake))];
  describe(kind, () => {
    let answers: Awaited<ReturnType<typeof answersTo>>;
    beforeAll(async () => {
      answers = await answersTo(possible, ask);
    });
    test.each(possible)("$name is answered", (mistake) => {
      const { line, text } = answers.get(mistake) ?? { line: "nothing", text: "" };
      expect(line).toMatch(form);
      // A long text stands below the name of its field.
      const at = Number(/^[^ ]+:(\d+) › advice: /.exec(line)?.[1] ?? 0);
      const typed = text.split("\n").slice(at - 2, at);
      expect(at === 0 || typed.some((one) => one.startsWith("  advice:"))).toBe(true);
    });
    for (const { name, where = "" } of others)
      if (where) test.skip(`${name} (skipped: this site has not ${where})`, () => {});
      else test(`${name} has a place`, () => expect(where).not.toBe(""));
  });
}

/** File, field, what is wrong and the mend: two sentences at least. */
const whole = / › .+\. .+\./;

madeTogether(
  "texts, the firm's data and lists",
  [...wordingMistakes, ...firmMistakes, ...listMistakes, ...estimateMistakes, ...drawingMistakes],
  whole,
);

describe("before a build", () => {
  const photographs = ["96-mala.jpg", "98-bez-wpisu.jpg"];
  const inFolder = (name: string) => join(copy, "content/gallery", name);
  beforeAll(async () => {
    const small = sharp({ create: { width: 1000, height: 700, channels: 3, background: "#555" } });
    for (const name of photographs) await small.toFile(inFolder(name));
  });
  afterAll(() => {
    for (const name of photographs) rmSync(inFolder(name));
  });
  let said = "";
  madeTogether("pages and photographs", [...pageMistakes, smallPhotograph], whole, () => {
    said = saidBy("build");
    return said;
  });
  test("a photo without an entry is answered, and nothing was built", () => {
    expect(said).toMatch(/98-bez-wpisu\.jpg › .*nie ma wpisu/i);
    expect(["out", ".staging", ".next"].filter((folder) => existsSync(join(copy, folder)))).toEqual([]);
  });
});

madeTogether("files that cannot be read", unreadable, /\.ts:\d+ › plik: /, saidBeforeLoading);
madeTogether("pages that are not everywhere", unlisted, whole, saidBeforeLoading);

for (const mistake of alone) madeTogether("what says nothing beside others", [mistake], whole);
