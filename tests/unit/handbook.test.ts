/** A reader of the docs follows a link, looks for a picture or types a command that is not there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { publishing } from "@/lib/content/schema/publishing";
import { changes } from "@/lib/tools/cli/changes";
import { checkContent } from "@/lib/tools/cli/check-content";
import { checkLiveAddress } from "@/lib/tools/cli/check-live";
import { deploySite, rollbackSite } from "@/lib/tools/cli/deploy";
import { launchCheck } from "@/lib/tools/cli/launch-check";
import { makeNew } from "@/lib/tools/cli/new";
import { usage } from "@/lib/tools/edit/new";
import { filesBelow } from "@/lib/tools/files";
import manifest from "@/package.json";
import { pictures } from "@/tests/edit/handbook-pictures";

const wordsRead = new Error("The words behind the command were understood.");
// Ends each command once it has read its words.
jest.mock("@/lib/tools/cli/options", () => ({
  readOptions: (...given: unknown[]) => {
    jest.requireActual("@/lib/tools/cli/options").readOptions(...given);
    throw wordsRead;
  },
}));

const markdown = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const docs = new Map(
  ["README.md", "tests/README.md", ...markdown("docs")].map((name) => [name, readFileSync(name, "utf8")]),
);
const textOf = (name: string) => docs.get(name) ?? "";
const handbook = textOf("docs/edytor.md");

const codePattern = /```\w*\n([\s\S]*?)```|`([^`]+)`/g;
const headingsOf = (text: string) => [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = ""]) => heading);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

test("the handbook shows every picture that was taken for it, each with words", () => {
  const shown = [...handbook.matchAll(/!\[([^\]]{20,})\]\(obrazy\/([\w-]+)\.png\)/g)].map(([, , name]) => name);
  expect(shown.sort()).toEqual([...pictures].sort());
  expect(readdirSync("docs/obrazy").filter((file) => file.endsWith(".png"))).toEqual(
    [...pictures].sort().map((name) => `${name}.png`),
  );
});

test("every link within the docs leads to a file, and to a chapter of it", () => {
  const links = [...docs].flatMap(([name, text]) =>
    [...text.replace(codePattern, "").matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)].map(
      ([link, file, anchor]) => ({ link: name + link, to: file ? join(dirname(name), file) : name, anchor }),
    ),
  );
  const isBroken = ({ to, anchor }: (typeof links)[number]) =>
    !existsSync(to) || (anchor !== undefined && !headingsOf(textOf(to)).map(anchorOf).includes(anchor));
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(isBroken).map(({ link }) => link)).toEqual([]);
});

test.each(["docs/edytor.md", "docs/hosting.md", "docs/islands.md"])(
  "%s lists its chapters at its head, none longer than two screens",
  (name) => {
    const [head = "", ...chapters] = textOf(name).split(/^## /m);
    const listed = [...head.matchAll(/\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(listed).toEqual(chapters.map((chapter) => anchorOf(chapter.split("\n")[0] ?? "")));
    expect(chapters.filter((chapter) => chapter.split("\n").length > 60)).toEqual([]);
  },
);

test("hosting.md leads a small firm to one host within twenty lines, by fields that the check takes", () => {
  const start = textOf("docs/hosting.md").split("\n").slice(0, 20).join("\n");
  expect(start).toMatch(/publishing\.ts.*\.env\.publikacja.*npm run launch-check.*npm run build.*npm run deploy/s);
  const [, fields = ""] = /`(kind: "sftp", [^`]*),`/.exec(start) ?? [];
  expect(publishing.safeParse(JSON.parse(`{${fields.replace(/(\w+):/g, '"$1":')}}`)).error).toBeUndefined();
});

type Command = { script: string; words: readonly string[] };

/** Commands that the docs name, in fences and in a line of text; decisions also name those that are gone. */
const commands = [...docs].flatMap(([name, text]) =>
  name === "docs/decisions.md"
    ? []
    : [...text.matchAll(codePattern)]
        .flatMap(([, fence, inline = ""]) => fence?.split("\n") ?? inline.replace(/\s+/g, " "))
        .flatMap((line) => [...line.replace(/\s#.*/, "").matchAll(/\bnpm (run )?([a-z][\w:-]*)(?: -- (.+))?/g)])
        .map(
          ([, run, name = "", words = ""]): Command => ({
            script: run ? name : `npm ${name}`,
            words: (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', "")),
          }),
        ),
);

/** Which test runs a command, as the words in it show; nothing for those that build, take minutes or write here. */
const runBy: Readonly<Record<string, readonly [file: string, words: string] | undefined>> = {
  build: ["tests/run/site.ts", '"build"'],
  bench: undefined,
  changes: ["tests/unit/commands.test.ts", "npm run changes"],
  "check:content": ["tests/unit/commands.test.ts", '["check:content"]'],
  "check:live": ["tests/unit/commands.test.ts", "npm run check:live"],
  deploy: ["tests/publish/commands.test.ts", 'run("deploy"'],
  dev: ["tests/edit/journeys.test.ts", 'start("dev")'],
  edit: ["tests/edit/support.ts", 'start("edit")'],
  // Of it, `biome ci` is the first step of npm test.
  format: ["tests/run/all.mjs", '"ci", "."'],
  handbook: undefined,
  "launch-check": ["tests/unit/commands.test.ts", "npm run launch-check"],
  new: ["tests/content/new.test.ts", "makeNew(args)"],
  rollback: ["tests/publish/commands.test.ts", 'run("rollback"'],
  "test:all": undefined,
  "npm ci": undefined,
  "npm install": undefined,
  // Build and server, each of which is run alone.
  "npm start": ["tests/run/site.ts", "startServer("],
  "npm test": undefined,
};

test("every command that the docs name is there, and run by a test where that is cheap", () => {
  const named = [...new Set(commands.map(({ script }) => script))];
  expect(named.filter((name) => !(name in runBy))).toEqual([]);
  const scripts = named.filter((name) => !/^npm (?:ci|install)$/.test(name)).map((name) => name.replace("npm ", ""));
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  for (const [file, words] of Object.values(runBy).filter((test) => test !== undefined))
    expect(readFileSync(file, "utf8")).toContain(words);
});

const readers = {
  changes,
  "check:content": checkContent,
  "check:live": checkLiveAddress,
  deploy: deploySite,
  "launch-check": launchCheck,
  new: makeNew,
  rollback: rollbackSite,
} as const;

/** Files of a set of tests, where they do not stand in the folder of its name. */
const foldersOf: Readonly<Record<string, readonly string[]>> = {
  unit: ["components", "tests/unit", "tests/content"],
  "other-firm": ["tests/fixtures"],
};

/** Whether `npm test` runs anything for these words. */
function runsTests(set: string, words: readonly string[]): boolean {
  const [, jestSets = ""] = /const jestSets = \[(.*)\];/.exec(readFileSync("tests/run/all.mjs", "utf8")) ?? [];
  if (!`${jestSets}, "browser", "other-firm"`.includes(`"${set}"`)) return false;
  const files = (foldersOf[set] ?? [`tests/${set}`]).flatMap((folder) =>
    filesBelow(folder).map((file) => join(folder, file)),
  );
  return words.length === 0 || files.some((file) => words.some((word) => file.includes(word)));
}

test("every command understands the words that the docs put behind it", async () => {
  const withWords = commands.filter(({ words }) => words.length > 0);
  expect(withWords.length).toBeGreaterThan(15);
  for (const { script, words } of withWords) {
    const [first = "", ...more] = words;
    if (script in readers) await expect(readers[script as keyof typeof readers](words)).rejects.toBe(wordsRead);
    if (script === "new") expect(usage).toContain(`${first} "`);
    if (/^(?:npm test|test:all)$/.test(script) && first !== "--mutations")
      expect([first, more, runsTests(first, more)]).toEqual([first, more, true]);
  }
  const others = withWords.filter(
    ({ script }) => !(script in readers) && !/^(?:npm test|test:all|bench)$/.test(script),
  );
  expect(others).toEqual([]);
});
