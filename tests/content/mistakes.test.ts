/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "@/tests/run/copy";
import { unlisted, unreadable } from "./mistakes/files";
import { firmMistakes } from "./mistakes/firm";
import { listMistakes } from "./mistakes/lists";
import { cities, type Mistake, nth, of, services } from "./mistakes/mistake";
import { pageMistakes } from "./mistakes/pages";
import { wordingMistakes } from "./mistakes/wording";

let copy: string;
const run = () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", "tsx", "dist", "cli.mjs"), "lib/commands/check-content.ts"],
    { cwd: copy, encoding: "utf8" },
  );
  return stdout + stderr;
};

/** What the check says about a copy of the project with mistakes in it, all at once. */
function answersTo(made: readonly Mistake[]): string[] {
  const originals = new Map<string, string>();
  for (const { name, file, typed } of made) {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    if (!originals.has(path)) originals.set(path, before);
    const after = typed(before);
    if (after === before) throw new Error(`"${name}" found nothing to change in ${file}.`);
    writeFileSync(path, after);
  }
  const answers = run().split("\n");
  for (const [path, text] of originals) writeFileSync(path, text);
  return answers;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "mistakes-"));
  copySources(copy);
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What is said about the file of a mistake. */
const saidOf = (answers: readonly string[], { file }: Mistake): string[] =>
  answers.filter((line) => line.trim().startsWith(file.replace("/index.ts", "")));

/** Mistakes of one kind, made all at once. */
const madeTogether = (kind: string, mistakes: readonly Mistake[], form: RegExp) =>
  describe(kind, () => {
    let answers: string[];
    beforeAll(() => {
      answers = answersTo(mistakes);
    });
    test.each(mistakes)("$name is answered", (mistake) => {
      const said = saidOf(answers, mistake);
      expect(said).toContainEqual(expect.stringMatching(mistake.answer));
      expect(said.find((line) => mistake.answer.test(line))).toMatch(form);
    });
  });

/** File, field, what is wrong and the mend: two sentences at least. */
const whole = / › .+\. .+\./;
madeTogether("texts", wordingMistakes, whole);
madeTogether("the firm's data and lists", [...firmMistakes, ...listMistakes], whole);
madeTogether("pages", pageMistakes, whole);
madeTogether("files that cannot be read", unreadable, /\.ts:\d+ › plik: /);
madeTogether("pages that are not everywhere", unlisted, whole);
