import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { copySources } from "@/tests/run/copy";
import { drawingMistakes } from "./mistakes/drawings";
import { estimateMistakes } from "./mistakes/estimate";
import { unlisted, unreadable } from "./mistakes/files";
import { firmMistakes } from "./mistakes/firm";
import { listMistakes } from "./mistakes/lists";
import { cities, guides, type Mistake, nth, of, services } from "./mistakes/mistake";
import { pageMistakes } from "./mistakes/pages";
import { wordingMistakes } from "./mistakes/wording";

// One run of the check for all mistakes of a kind.
jest.setTimeout(300_000);

let copy: string;
const run = (command = "check:content") => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", "tsx", "dist", "cli.mjs"), "lib/tools/cli/cli.ts", command],
    { cwd: copy, encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
};

/** What a command says about a copy of the project with mistakes in it, all at once; it must refuse them. */
function answersTo(made: readonly Mistake[], command?: string): string[] {
  const originals = new Map<string, string>();
  for (const { name, file, typed } of made) {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    if (!originals.has(path)) originals.set(path, before);
    const after = typed(before);
    if (after === before) throw new Error(`"${name}" found nothing to change in ${file}.`);
    writeFileSync(path, after);
  }
  const { status, said } = run(command);
  for (const [path, text] of originals) writeFileSync(path, text);
  expect(status).toBe(1);
  return said.split("\n");
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "mistakes-"));
  copySources(copy);
  // The kind matters on Windows alone: a junction needs no rights.
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"), "junction");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What is said about the file of a mistake. */
const saidOf = (answers: readonly string[], { file }: Mistake): string[] =>
  answers.filter((line) => line.trim().startsWith(file.replace("/index.ts", "")));

/** Mistakes of one kind, made all at once. */
const madeTogether = (kind: string, mistakes: readonly Mistake[], form: RegExp, more: Partial<Run> = {}) =>
  describe(kind, () => {
    let answers: string[];
    beforeAll(async () => {
      await more.before?.();
      answers = answersTo(mistakes, more.command);
    });
    test.each(mistakes)("$name is answered", (mistake) => {
      const said = saidOf(answers, mistake);
      expect(said).toContainEqual(expect.stringMatching(mistake.answer));
      expect(said.find((line) => mistake.answer.test(line))).toMatch(form);
    });
    more.tests?.(() => answers);
  });

/** What else is done to the copy before, the command that answers, and what else is expected of it. */
type Run = { before: () => Promise<void>; command: string; tests: (answers: () => readonly string[]) => void };

/** File, field, what is wrong and the mend: two sentences at least. */
const whole = / › .+\. .+\./;

madeTogether("texts", wordingMistakes, whole, {
  tests: (answers) =>
    test("each answer names the line in which the mistake stands", () => {
      // Guides hold several mistakes each, services one.
      const inServices = wordingMistakes.filter(({ file }) => services.includes(file));
      for (const mistake of inServices) {
        const lines = readFileSync(mistake.file, "utf8").split("\n");
        const line = lines.findIndex((text) => /^ {2}advice:/.test(text)) + 1;
        expect(saidOf(answers(), mistake)).toContainEqual(
          expect.stringContaining(`${mistake.file}:${line} › advice: `),
        );
      }
    }),
});

madeTogether(
  "the firm's data and lists",
  [...firmMistakes, ...listMistakes, ...estimateMistakes, ...drawingMistakes],
  whole,
);

const photograph = (name: string) => join(copy, "content/gallery", name);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#555" } })
    .jpeg()
    .toBuffer();
const entry = (name: string, place: string) =>
  `  { src: "${name}", title: "Nowa tablica ${place}", alt: "Rząd aparatów nad licznikiem", carousel: true },\n`;
const listedPhotographs = of(
  "a photo too small",
  "content/gallery/index.ts",
  /gallery = \[\n/,
  `gallery = [\n${entry("96-mala.jpg", "w garażu")}${entry("97-zepsuta.jpg", "w piwnicy")}`,
  /96-mala\.jpg.*1000 px szerokości.*1200/,
);

madeTogether("pages and photographs, before a build", [...pageMistakes, listedPhotographs], whole, {
  command: "build",
  before: async () => {
    writeFileSync(photograph("96-mala.jpg"), await blank(1000, 700));
    writeFileSync(photograph("97-zepsuta.jpg"), "to nie jest zdjęcie");
    writeFileSync(photograph("98-bez-wpisu.jpg"), await blank(1200, 800));
  },
  tests: (answers) => {
    afterAll(() => {
      for (const name of ["96-mala.jpg", "97-zepsuta.jpg", "98-bez-wpisu.jpg"]) rmSync(photograph(name));
    });
    test("a photo that is none is answered", () => {
      expect(answers()).toContainEqual(expect.stringMatching(/97-zepsuta\.jpg › .+\. .+\./));
    });
    test("a photo without an entry is answered", () => {
      expect(answers()).toContainEqual(expect.stringMatching(/98-bez-wpisu\.jpg › .*nie ma wpisu/i));
    });
    test("nothing was built", () => {
      expect(["out", ".staging", ".next"].filter((folder) => existsSync(join(copy, folder)))).toEqual([]);
    });
  },
});

const encoded = nth(guides, 5);
madeTogether("files that cannot be read", unreadable, /\.ts:\d+ › plik: /, {
  before: async () => {
    const bytes = readFileSync(join(copy, encoded));
    writeFileSync(join(copy, encoded), Buffer.concat([bytes, Buffer.from("// \xb9\xea\n", "latin1")]));
  },
  tests: (answers) => {
    afterAll(() => writeFileSync(join(copy, encoded), readFileSync(encoded)));
    test("letters of another encoding are answered", () => {
      expect(answers()).toContainEqual(
        expect.stringMatching(new RegExp(`${encoded}:\\d+ › plik: Plik ma litery w innym kodowaniu niż UTF-8\\.`)),
      );
    });
  },
});

madeTogether("pages that are not everywhere", unlisted, whole);

madeTogether(
  "a name that is nowhere declared",
  [of("the name", nth(cities, 0), /badges: \w+/, "badges: cityBadgez", /:\d+ › plik: .*cityBadgez/)],
  whole,
);

madeTogether(
  "a range where a calculator counts with one number",
  [
    of(
      "the fact",
      "content/facts/sun.ts",
      /("slonce\.maj": \{[^}]*?)value: [\d.]+/,
      "$1min: 12, max: 13",
      /sun\.ts:\d+ › slonce\.maj: .*to zakres, a potrzebna jest jedna liczba/,
    ),
  ],
  whole,
);

madeTogether(
  "what only the compiler knows",
  [
    of(
      "a type",
      "content/facts/company.ts",
      /satisfies Record<string, Fact>/,
      "satisfies string",
      /Wartość nie pasuje/,
    ),
  ],
  whole,
);

test("without mistakes it says so", () => {
  expect(run()).toEqual({ status: 0, said: expect.stringContaining("Treść: bez błędów.") });
});
