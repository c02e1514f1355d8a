import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { githubAnnotations } from "@/lib/tools/check/annotations";
import { launchItems } from "@/lib/tools/check/launch";
import { changes } from "@/lib/tools/cli/changes";
import { checkLiveAddress } from "@/lib/tools/cli/check-live";
import { launchCheck } from "@/lib/tools/cli/launch-check";
import { UserError } from "@/lib/tools/user-error";
import manifest from "@/package.json";
import { page, putSite } from "./changes/site";

jest.setTimeout(120_000);

const { CI } = process.env;
let folder: string;
beforeEach(() => {
  // A report is not opened.
  process.env.CI = "1";
  folder = mkdtempSync(join(tmpdir(), "commands-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});

type Command = (args: readonly string[]) => Promise<number>;

/** Runs a command in this process: its exit code, and what it says to each of the two streams. */
async function run(command: Command, ...args: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const into = (lines: string[]) => (text: string) => void lines.push(text);
  const spies = [
    jest.spyOn(console, "log").mockImplementation(into(out)),
    jest.spyOn(console, "warn").mockImplementation(into(error)),
    jest.spyOn(console, "error").mockImplementation(into(error)),
  ];
  try {
    const status = await command(args);
    return { status, stdout: out.join("\n"), said: [...out, ...error].join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command as `npm run` does, in a process of its own. */
function runAlone(args: readonly string[], nodeOptions = "") {
  const command = ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, CI: "1", NODE_OPTIONS: nodeOptions },
  });
  return { status, stdout, stderr };
}

test("every script of package.json names a command that there is", () => {
  const cli = readFileSync("lib/tools/cli/cli.ts", "utf8");
  const asked = Object.values(manifest.scripts).flatMap((script) => /cli\/cli\.ts (\S+)/.exec(script)?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(5);
  for (const name of asked) expect(cli).toMatch(new RegExp(`^  "?${name}"?: async`, "m"));
});

test.each([
  [["zbuduj"], 1, /^Nie ma polecenia „zbuduj”\. Wybierz jedno z: build, [^\n]*\n$/],
  [["check:content", "--format", "xml"], 1, /^Nie ma zapisu „xml”\. Wybierz jeden z: [^\n]*\n$/],
  [["changes", "--zle"], 2, /^Nie rozumiem tego polecenia: .*\nUżycie: npm run changes [^\n]*\n$/],
])("%j is answered with what to mend and nothing else", (args, status, words) => {
  const ended = runAlone(args);
  expect([ended.status, ended.stderr]).toEqual([status, expect.stringMatching(words)]);
});

test("a bug is shown with its trace", () => {
  const mute = "data:text/javascript,console.log=()=>{throw%20new%20TypeError('mute')}";
  const { status, stderr } = runAlone(["launch-check"], `--import ${mute}`);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^TypeError: mute\n {4}at .*\n {4}at /)]);
});

describe("npm run check:content", () => {
  const check = (...args: readonly string[]) => runAlone(["check:content", ...args]);

  test("finds this content sound, for people and for programs", () => {
    expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining("Treść: bez błędów.") });
    const github = check("--format", "github");
    expect(github).toMatchObject({ status: 0, stdout: expect.stringContaining("Treść: bez błędów.") });
    expect(github.stdout).not.toContain("::error");
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
});

describe("npm run changes", () => {
  const oldSite = (text: string) => putSite(join(folder, "before"), { "index.html": page(text) });
  const newSite = (text: string) => putSite(join(folder, "after"), { "index.html": page(text) });

  test("ends with 0 where nothing changes", async () => {
    const result = await run(changes, "--od", oldSite("<p>a</p>"), "--do", newSite("<p>a</p>"));
    expect(result).toMatchObject({ status: 0, stdout: expect.stringContaining("nic się nie zmieni") });
  });

  test("ends with 1 and says what was and what will be", async () => {
    const result = await run(changes, "--od", oldSite("<p>Słowo dawne.</p>"), "--do", newSite("<p>Słowo nowe.</p>"));
    expect(result).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^Teraz: strona z folderu .*\/: 1 zdanie\n.*− Słowo dawne\.\n.*\+ Słowo nowe\.$/s),
    });
  });

  test("says what to do where there is nothing to compare with", async () => {
    const nothing = run(changes, "--od", join(folder, "nie-ma"));
    await expect(nothing).rejects.toThrow(UserError);
    await expect(nothing).rejects.toThrow("nie ma zbudowanej strony");
  });
});

test("npm run launch-check says what is left, and ends with 1 where something is", async () => {
  const result = await run(launchCheck);
  // The owner may have settled everything.
  const left = launchItems();
  expect(result.status).toBe(/^ {2}\S+: /m.test(result.stdout) ? 1 : 0);
  for (const { file, what } of left) expect(result.stdout).toContain(`  ${file}: ${what}`);
});

test("npm run check:live refuses the demonstration's address and what is no address", async () => {
  const refusal = async (...args: string[]) => {
    const error: unknown = await run(checkLiveAddress, ...args).catch((reason: unknown) => reason);
    return error instanceof UserError ? error.message : error;
  };
  expect(await refusal("--adres", "https://www.firma.example")).toContain("to adres pokazowy");
  expect(await refusal("--adres", "firma.pl")).toContain("z https://");
});
