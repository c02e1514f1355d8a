/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { githubAnnotations, gitlabReport } from "@/lib/build/checks/annotations";
import { installedBrowser } from "@/lib/commands/installed-browser.mjs";
import { testIf } from "@/tests/support";
import { page, putSite } from "./changes/site";

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commands-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of package.json as npm does. */
function run(file: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", file, ...args], {
    encoding: "utf8",
    env: { ...process.env, CI: "1", NODE_OPTIONS: "" },
  });
  return { status, stdout, said: stdout + stderr };
}

describe("npm run check:content", () => {
  const file = "lib/commands/check-content.ts";

  test("finds this content sound, for people and for both hosts of repositories", () => {
    expect(run(file)).toMatchObject({ status: 0, stdout: expect.stringContaining("Treść: bez błędów.") });
    expect(run(file, "--format", "github").stdout).not.toContain("::error");
    const gitlab = run(file, "--format", "gitlab");
    expect([gitlab.status, JSON.parse(gitlab.stdout)]).toEqual([0, []]);
  });

  test("refuses a format it does not know", () => {
    expect(run(file, "--format", "xml")).toMatchObject({ status: 1, said: expect.stringContaining("Wybierz jeden z") });
  });
});

describe("mistakes as annotations", () => {
  const problem = {
    file: "content/a,b.ts",
    line: 7,
    field: "meta: title",
    what: "100% źle.\nDrugi wiersz.",
    mend: "Popraw.",
  };

  test("for GitHub stand at the line, with nothing that ends the command early", () => {
    expect(githubAnnotations([problem])).toEqual([
      "::error file=content/a%2Cb.ts,line=7,title=meta%3A title::100%25 źle.%0ADrugi wiersz. Popraw.",
    ]);
  });

  test("for GitLab carry a fingerprint that stays while the mistake stays", () => {
    const [one] = JSON.parse(gitlabReport([problem]));
    const [moved] = JSON.parse(gitlabReport([{ ...problem, line: 9 }]));
    expect(one).toMatchObject({ severity: "blocker", location: { path: problem.file, lines: { begin: 7 } } });
    expect(moved.fingerprint).toBe(one.fingerprint);
    expect(JSON.parse(gitlabReport([{ ...problem, field: "x" }]))[0].fingerprint).not.toBe(one.fingerprint);
  });
});

describe("npm run changes", () => {
  const file = "lib/commands/changes.ts";
  const oldSite = (text: string) => putSite(join(folder, "before"), { "index.html": page(text) });
  const newSite = (text: string) => putSite(join(folder, "after"), { "index.html": page(text) });
  const report = () => join(folder, "raport");

  test("ends with 0 where nothing changes, and writes no report", () => {
    const result = run(file, "--od", oldSite("<p>a</p>"), "--do", newSite("<p>a</p>"), "--raport", report());
    expect(result).toMatchObject({ status: 0, stdout: expect.stringContaining("nic się nie zmieni") });
    expect(existsSync(report())).toBe(false);
  });

  test("ends with 2 and says what to do where there is nothing to compare with", () => {
    expect(run(file, "--od", join(folder, "nie-ma"))).toMatchObject({
      status: 2,
      said: expect.stringContaining("nie ma zbudowanej strony"),
    });
    expect(run(file, "--zle")).toMatchObject({ status: 2, said: expect.stringContaining("Użycie: npm run changes") });
  });

  testIf(installedBrowser() !== undefined, "no Chromium is installed")(
    "ends with 1 and shows before and after on phone and desktop, with what differs cut out",
    () => {
      const text = (word: string) => `<h1>Start</h1>${"<p>Wiersz bez zmian.</p>".repeat(60)}<p>Słowo ${word}.</p>`;
      const result = run(file, "--od", oldSite(text("dawne")), "--do", newSite(text("nowe")), "--raport", report());
      expect(result).toMatchObject({ status: 1, stdout: expect.stringContaining("/: 1 zdanie") });
      const html = readFileSync(join(report(), "index.html"), "utf8");
      const pictures = [...html.matchAll(/<img src="data:image\/webp;base64,[^"]+" width="(\d+)" height="(\d+)"/g)];
      expect(pictures.map(([, width]) => Number(width))).toEqual([390, 390, 760, 760]);
      for (const [, , height] of pictures) expect(Number(height)).toBeLessThan(400);
    },
  );

  test("without pictures where none are wanted", () => {
    const chosen = ["--od", oldSite("<p>a</p>"), "--do", newSite("<p>b</p>"), "--raport", report(), "--bez-obrazow"];
    expect(run(file, ...chosen).status).toBe(1);
    expect(readFileSync(join(report(), "index.html"), "utf8")).toContain("Raport powstał bez obrazów stron");
  });
});

test("npm run launch-check says what is left and ends with 1", () => {
  const result = run("lib/commands/launch-check.ts");
  expect(result).toMatchObject({ status: 1, stdout: expect.stringContaining("brand: nazwa pokazowa") });
  expect(result.stdout).toContain("content/stare-adresy.txt");
});

test("npm run check:live refuses the demonstration's address and what is no address", () => {
  const file = "lib/commands/check-live.ts";
  expect(run(file)).toMatchObject({ status: 2, said: expect.stringContaining("to adres pokazowy") });
  expect(run(file, "--adres", "firma.pl")).toMatchObject({ status: 2, said: expect.stringContaining("z https://") });
});
