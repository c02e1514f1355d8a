/** A reader of the docs finds a broken link, picture or command. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { publishing } from "@/lib/content/schema/publishing";
import { changes } from "@/lib/tools/cli/changes";
import { checkContent } from "@/lib/tools/cli/check-content";
import { checkLiveAddress } from "@/lib/tools/cli/check-live";
import { deploySite, rollbackSite } from "@/lib/tools/cli/deploy";
import { launchCheck } from "@/lib/tools/cli/launch-check";
import { makeNew } from "@/lib/tools/cli/new";
import { usage } from "@/lib/tools/edit/new/new-entry";
import { filesBelow } from "@/lib/tools/files";
import { withTables } from "@/lib/tools/make/handbook";
import manifest from "@/package.json";
import { pictures } from "@/tests/edit/handbook-pictures";

const argumentsAccepted = new Error("The arguments were understood.");
// Ends each command after it has read its arguments.
jest.mock("@/lib/tools/cli/options", () => ({
  readOptions: (...given: unknown[]) => {
    jest.requireActual("@/lib/tools/cli/options").readOptions(...given);
    throw argumentsAccepted;
  },
}));

const guides = readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [join("docs", name)] : []));
const docs = new Map(["README.md", "tests/README.md", ...guides].map((name) => [name, readFileSync(name, "utf8")]));
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

test("the handbook shows every picture that was taken for it, with a description", () => {
  const names = [...handbook.matchAll(/!\[([^\]]{20,})\]\(obrazy\/([\w-]+)\.png\)/g)].map(([, , name]) => name);
  expect(names.sort()).toEqual([...pictures].sort());
  expect(readdirSync("docs/obrazy").filter((file) => file.endsWith(".png"))).toEqual(
    [...pictures].sort().map((name) => `${name}.png`),
  );
});

test("the handbook's tables are those of the schema: npm run handbook:tables", () => {
  expect(handbook.match(/<!-- tabela: /g)?.length).toBeGreaterThan(5);
  expect(handbook).toBe(withTables(handbook));
});

test("every link within the docs leads to an existing file and chapter", () => {
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
  "%s lists its chapters at its start, none longer than two screens",
  (name) => {
    const [head = "", ...chapters] = textOf(name).split(/^## /m);
    const anchors = [...head.matchAll(/\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual(chapters.map((chapter) => anchorOf(chapter.split("\n")[0] ?? "")));
    expect(chapters.filter((chapter) => chapter.split("\n").length > 60)).toEqual([]);
  },
);

test("hosting.md has all steps for a small firm in twenty lines, with valid fields", () => {
  const start = textOf("docs/hosting.md").split("\n").slice(0, 20).join("\n");
  expect(start).toMatch(/publishing\.ts.*\.env\.publikacja.*npm run launch-check.*npm run build.*npm run deploy/s);
  const [, fields = ""] = /`(kind: "sftp", [^`]*),`/.exec(start) ?? [];
  expect(publishing.safeParse(JSON.parse(`{${fields.replace(/(\w+):/g, '"$1":')}}`)).error).toBeUndefined();
});

/** Commands that the docs name, in code blocks and inline; decisions also name removed ones. */
const commands = [...docs].flatMap(([name, text]) =>
  name === "docs/decisions.md"
    ? []
    : [...text.matchAll(codePattern)]
        .flatMap(([, block, inline = ""]) => block?.split("\n") ?? inline.replace(/\s+/g, " "))
        .flatMap((line) => [...line.replace(/\s#.*/, "").matchAll(/\bnpm (?:run )?([a-z][\w:-]*)(?: -- (.+))?/g)])
        .map(([, script = "", words = ""]) => ({
          script,
          words: (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', "")),
        })),
);

test("every command that the docs name exists", () => {
  const names = new Set(commands.map(({ script }) => script));
  expect(names.size).toBeGreaterThan(10);
  expect([...Object.keys(manifest.scripts), "ci", "install"]).toEqual(expect.arrayContaining([...names]));
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

/** Whether `npm test` has a set, and files of it that match the words. */
function hasTests(set: string, words: readonly string[]): boolean {
  const [, sets = ""] = /const jestSets = \[(.*)\];/.exec(readFileSync("tests/run/all.mjs", "utf8")) ?? [];
  const folders = set === "unit" ? ["components", "tests/unit", "tests/content"] : [`tests/${set}`];
  const files = folders.filter(existsSync).flatMap((folder) => filesBelow(folder));
  const matches = words.length === 0 || files.some((file) => words.some((word) => file.includes(word)));
  return `${sets}, "browser", "other-firm"`.includes(`"${set}"`) && matches;
}

test("every command understands the arguments that the docs give it", async () => {
  const withWords = commands.filter(({ words }) => words.length > 0);
  expect(withWords.length).toBeGreaterThan(15);
  for (const { script, words } of withWords) {
    const [first = "", ...more] = words;
    if (script in readers) await expect(readers[script as keyof typeof readers](words)).rejects.toBe(argumentsAccepted);
    else if (/^test/.test(script))
      expect([words, first === "--mutations" || hasTests(first, more)]).toEqual([words, true]);
    else expect(script).toBe("bench");
    if (script === "new") expect(usage).toContain(`${first} "`);
  }
});
