/** An editor makes a mistake and does not read its file and line, what is wrong and how to correct it. */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkEverything } from "@/lib/tools/check/all";
import { copySources, runCli } from "@/tests/run/copy";
import { sharedFolder } from "@/tests/support";
import { drawingMistakes } from "./mistakes/drawings";
import { estimateMistakes } from "./mistakes/estimate";
import { alone, unlisted, unreadable } from "./mistakes/files";
import { firmMistakes } from "./mistakes/firm";
import { listMistakes, smallPhotograph } from "./mistakes/lists";
import type { Mistake } from "./mistakes/mistake";
import { pageMistakes } from "./mistakes/pages";
import { wordingMistakes } from "./mistakes/wording";

// The check runs once for all mistakes of a kind.
jest.setTimeout(300_000);

const copy = sharedFolder();
const contentOf = (file: string): string => readFileSync(join(copy, file), "utf8");
const write = (file: string, text: string): void => writeFileSync(join(copy, file), text);

beforeAll(() => {
  copySources(copy);
  // On Windows a junction needs no rights.
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"), "junction");
});

/** Runs a command on the copy, which it must refuse. */
function outputOf(command: string): string {
  const { status, output } = runCli(copy, command);
  expect(status).toBe(1);
  return output;
}

/** Runs the check in this process, for what it finds before it loads content. */
async function messageBeforeLoading(): Promise<string> {
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

/** Plants mistakes, each in the file of its kind with the fewest so far; those without a free place are left out. */
function plant(mistakes: readonly Mistake[]): Map<Mistake, string> {
  const counts = new Map<string, number>();
  const planted = new Map<Mistake, string>();
  for (const mistake of mistakes) {
    const [file] = mistake.files
      .filter((one) => mistake.place.test(contentOf(one)))
      .toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
    if (file === undefined) continue;
    const replacement = typeof mistake.replacement === "string" ? mistake.replacement : mistake.replacement(file);
    write(file, contentOf(file).replace(mistake.place, replacement));
    counts.set(file, (counts.get(file) ?? 0) + 1);
    planted.set(mistake, file);
  }
  return planted;
}

/** The line that reports a mistake, and the file's text then. */
type Answer = { line: string; text: string };

/** Plants mistakes together and reads their answers; those that others hide or leave no place for are planted again. */
async function answersTo(mistakes: readonly Mistake[], ask: () => string | Promise<string>) {
  const planted = plant(mistakes);
  const lines = (await ask()).split("\n").map((line) => line.trim());
  const answers = new Map<Mistake, Answer>();
  for (const [mistake, file] of planted) {
    const line = lines.find((one) => one.startsWith(file.replace("/index.ts", "")) && mistake.answer.test(one));
    if (line !== undefined) answers.set(mistake, { line, text: contentOf(file) });
  }
  for (const file of new Set(planted.values())) write(file, readFileSync(file, "utf8"));
  const hidden = mistakes.filter((mistake) => !answers.has(mistake));
  if (hidden.length > 0 && answers.size > 0)
    for (const [mistake, answer] of await answersTo(hidden, ask)) answers.set(mistake, answer);
  return answers;
}

/** Declares a test for each mistake of a kind: it has an answer of its own, in a certain form. */
function testTogether(
  kind: string,
  mistakes: readonly Mistake[],
  form: RegExp,
  ask: () => string | Promise<string> = () => outputOf("check:content"),
) {
  const has = ({ files, place }: Mistake) => files.some((file) => place.test(readFileSync(file, "utf8")));
  const [possible, impossible] = [mistakes.filter(has), mistakes.filter((mistake) => !has(mistake))];
  describe(kind, () => {
    let answers: Awaited<ReturnType<typeof answersTo>>;
    beforeAll(async () => {
      answers = await answersTo(possible, ask);
    });
    test.each(possible)("$name is answered", (mistake) => {
      const { line, text } = answers.get(mistake) ?? { line: "nothing", text: "" };
      expect(line).toMatch(form);
      // A long text is on the line below its field.
      const lineNumber = Number(/^[^ ]+:(\d+) › advice: /.exec(line)?.[1] ?? 0);
      const typed = text.split("\n").slice(lineNumber - 2, lineNumber);
      expect(lineNumber === 0 || typed.some((one) => one.startsWith("  advice:"))).toBe(true);
    });
    for (const { name, needs = "" } of impossible)
      if (needs) test.skip(`${name} (skipped: this site has not ${needs})`, () => {});
      else test(`${name} has a place`, () => expect(needs).not.toBe(""));
  });
}

/** File, field, fault and mend: two sentences at least. */
const completeAnswer = / › .+\. .+\./;

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
  let output = "";
  const mistakes = [
    ...[...pageMistakes, ...wordingMistakes, ...firmMistakes, ...listMistakes, smallPhotograph],
    ...[...estimateMistakes, ...drawingMistakes],
  ];
  testTogether("texts, pages, the firm's data, lists and photographs", mistakes, completeAnswer, () => {
    output = outputOf("build");
    return output;
  });
  test("a photo without an entry is reported, and nothing is built", () => {
    expect(output).toMatch(/98-bez-wpisu\.jpg › .*nie ma wpisu/i);
    expect(["out", ".staging", ".next"].filter((folder) => existsSync(join(copy, folder)))).toEqual([]);
  });
});

testTogether("files that cannot be read", unreadable, /\.ts:\d+ › plik: /, messageBeforeLoading);
testTogether("pages that are not listed everywhere", unlisted, completeAnswer, messageBeforeLoading);

for (const mistake of alone) testTogether("mistakes that hide others", [mistake], completeAnswer);
