/** An editor adds a page, a photo, a review or a question, and it is not listed, lacks its blanks or is refused. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { get, pathOf, all as recordsOf, slugsOf } from "@/lib/content/records";
import { makeNew } from "@/lib/tools/cli/new";
import { UserError } from "@/lib/tools/user-error";

// Nothing is written.
jest.mock("node:fs", () => {
  const fs = jest.requireActual("node:fs");
  return { ...fs, writeFileSync: jest.fn(), existsSync: jest.fn(fs.existsSync) };
});

jest.mock("node:child_process", () => {
  const processes = jest.requireActual("node:child_process");
  return { ...processes, spawnSync: jest.fn(processes.spawnSync) };
});

let log: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(writeFileSync).mockClear();
  log = jest.spyOn(console, "log").mockImplementation();
});
afterEach(() => log.mockRestore());

/** Runs the command and returns the texts it would write, by file. */
async function runNew(...args: readonly string[]): Promise<ReadonlyMap<string, string>> {
  expect(await makeNew(args)).toBe(0);
  return new Map(jest.mocked(writeFileSync).mock.calls.map(([file, text]) => [String(file), String(text)]));
}

const diff = (texts: ReadonlyMap<string, string>, file: string): string[] => {
  const before = readFileSync(file, "utf8").split("\n");
  return (texts.get(file) ?? "").split("\n").filter((line) => !before.includes(line));
};
const countMarks = (text = ""): number => text.split("UZUPEŁNIJ: ").length - 1;

const city = "Zakopane";
const [first = "", second = ""] = slugsOf("cities");

test("a city is listed, named by its neighbours, and asks for everything else", async () => {
  const files = ["zakopane", "index", first, second].map((name) => `content/cities/${name}.ts`);
  const texts = await runNew("miasto", city, "--beside", `${first},${second}`);
  expect([...texts.keys()]).toEqual(files);
  for (const file of files) expect(log.mock.lastCall?.[0]).toContain(`  ${file}\n`);
  const [page = "", index = "", ...neighbours] = files;
  expect(diff(texts, index)).toEqual(['import { zakopane } from "./zakopane";', "  zakopane,"]);
  for (const file of neighbours)
    expect(diff(texts, file).join("")).toMatch(/^ {2}neighbours: \[.*"zakopane"\],$|^ {4}"zakopane",$/);
  expect(countMarks(texts.get(page))).toBeGreaterThan(20);
});

test.each([
  ["usluga", "content/services"],
  ["poradnik", "content/guides"],
])("a page is listed and asks for everything else: %s", async (kind, folder) => {
  const texts = await runNew(kind, "Prąd w górach");
  expect([...texts.keys()]).toEqual([`${folder}/prad-w-gorach.ts`, `${folder}/index.ts`]);
  expect(diff(texts, `${folder}/index.ts`)).toEqual([
    'import { pradWGorach } from "./prad-w-gorach";',
    '  "prad-w-gorach": pradWGorach,',
  ]);
  expect(countMarks(texts.get(`${folder}/prad-w-gorach.ts`))).toBeGreaterThan(15);
});

test("a review, and a photo with a file, ask for their texts", async () => {
  const reviews = await runNew("opinia", "Anna z Gór");
  expect(diff(reviews, "content/reviews.ts").join("\n")).toMatch(/author: "Anna z Gór",\n[\s\S]*UZUPEŁNIJ: /);
  jest.mocked(existsSync).mockReturnValueOnce(true);
  const gallery = await runNew("zdjecie", "97-nowe.jpg");
  expect(diff(gallery, "content/gallery/index.ts").join("\n")).toMatch(/src: "97-nowe\.jpg",\n[\s\S]*UZUPEŁNIJ: /);
});

/** File and address of the first page of each kind that has questions. */
const withQuestions = (["cities", "services", "guides"] as const).flatMap((folder) => {
  const page = recordsOf(folder).find((record) => JSON.stringify(record).includes('"question":'));
  return page ? [[`content/${folder}/${page.slug}.ts`, pathOf(folder, page.slug)]] : [];
});

test.each([...withQuestions, ["content/dla-firm.ts", "/dla-firm"]])(
  "a question is added to a page, and asks for its answer: %s",
  async (file = "", page = "") => {
    const texts = await runNew("pytanie", "Czy przyjedziecie w góry?", "--page", page);
    expect(diff(texts, file).join("\n")).toMatch(/question: "Czy przyjedziecie w góry\?",\n\s+answer: "UZUPEŁNIJ: /);
  },
);

test.each([
  [["wies", "Brynów"], "Nie ma rodzaju „wies”. Wybierz jeden z: miasto, usluga, poradnik, zdjecie, opinia, pytanie."],
  [["miasto", get("cities", first).name], `Strona /${first} już jest.`],
  [["miasto", "zakopane"], "zaczyna się małą literą"],
  [["miasto", city, "--beside", "atlantyda"], "Nie ma strony miasta „atlantyda”."],
  [["miasto", "Nowy", "Targ"], "Nazwę z kilku słów weź w cudzysłów."],
  [["miasto"], "Użycie: npm run new"],
  [["miasto", city, "--gdzie", "tu"], "Użycie: npm run new"],
  [["usluga", "Bardzo długa nazwa nowej usługi"], "mieści się 24"],
  [["zdjecie", "Nowe zdjęcie.JPG"], "małe litery bez ogonków"],
  [["zdjecie", "99-nie-ma.jpg"], "nie ma pliku 99-nie-ma.jpg"],
  [["pytanie", "Ile to trwa?"], "Podaj, na której stronie"],
  [["pytanie", "Ile to trwa", "--page", `/${first}`], "nie kończy się znakiem zapytania"],
  [["pytanie", "Ile to trwa?", "--page", `/${first}x`], `Najbliższy adres: /${first}.`],
])("%j is refused in words, and nothing is written", async (args, words) => {
  const error: unknown = await makeNew(args).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).message).toContain(words);
  expect(writeFileSync).not.toHaveBeenCalled();
});

test("a file that cannot be formatted is not written", async () => {
  jest.mocked(spawnSync).mockReturnValueOnce({ status: 1, stdout: "" } as never);
  await expect(makeNew(["opinia", "Anna z Tychów"])).rejects.toThrow("content/reviews.ts cannot be formatted");
  expect(writeFileSync).not.toHaveBeenCalled();
});
