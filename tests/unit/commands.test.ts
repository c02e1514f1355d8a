/** A command is missing, prints nothing helpful, or ends with the wrong exit code. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import open from "open";
import { githubAnnotations } from "@/lib/tools/check/annotations";
import { launchItems } from "@/lib/tools/check/launch/items";
import { changes } from "@/lib/tools/cli/changes";
import { checkContent } from "@/lib/tools/cli/check-content";
import { checkLiveAddress } from "@/lib/tools/cli/check-live";
import { lockFolder } from "@/lib/tools/cli/folder-lock";
import { launchCheck } from "@/lib/tools/cli/launch-check";
import { openWindow } from "@/lib/tools/cli/open-window";
import { UserError } from "@/lib/tools/user-error";
import manifest from "@/package.json";
import { freshFolder, putFile, workFolder } from "@/tests/support";
import { page, putSite } from "./changes/site";

jest.mock("@/lib/tools/check/all", () => ({
  ...jest.requireActual("@/lib/tools/check/all"),
  checkEverything: async () => {},
}));
jest.mock("@/lib/tools/check/launch/items", () => ({ launchItems: jest.fn(() => []) }));
jest.mock("open", () => ({ __esModule: true, default: jest.fn() }));
jest.mock("@/lib/tools/check/launch/old-addresses", () => ({ oldAddressItems: async () => [] }));

jest.setTimeout(120_000);

const folder = freshFolder();
const siteWith = (name: string, text: string) => putSite(join(folder, name), { "index.html": page(`<p>${text}</p>`) });

/** Runs a command in this process. */
async function run(command: (args: readonly string[]) => Promise<number>, ...args: readonly string[]) {
  const lines: string[] = [];
  const spies = (["log", "warn", "error"] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation((...texts: unknown[]) => void lines.push(texts.join(" "))),
  );
  try {
    return { status: await command(args), output: lines.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Message of a command that must refuse. */
async function refusal(...command: Parameters<typeof run>): Promise<string> {
  const error: unknown = await run(...command).catch((reason: unknown) => reason);
  if (!(error instanceof UserError)) throw new Error(`Not refused: ${JSON.stringify(error)}`);
  return error.message;
}

/** Runs a command in its own process, as `npm run` does. */
function runAlone(args: readonly string[], nodeOptions = "") {
  const command = ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", ...args];
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  return [status, stdout + stderr];
}

test("every script of package.json names an existing command", () => {
  const cli = readFileSync("lib/tools/cli/cli.ts", "utf8");
  const names = Object.values(manifest.scripts).flatMap((script) => /cli\/start\.mjs (\S+)/.exec(script)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(cli).toMatch(new RegExp(`^  "?${name}"?: async`, "m"));
});

test.each(["#", "?", "*"])(
  "a folder with %s is refused in one sentence that names it, before anything runs",
  (sign) => {
    const root = join(folder, `strona ${sign}1`);
    for (const path of ["lib/tools/cli", "package.json"]) cpSync(path, join(root, path), { recursive: true });
    for (const args of [[], ["edit"], ["build"]]) {
      const start = ["lib/tools/cli/start.mjs", ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, start, { cwd: root, encoding: "utf8" });
      const words = `folderu ${root}, bo jego ścieżka ma znak „${sign}”: zmień nazwę folderu`;
      expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining(words)]);
      expect(stderr.match(/\n/g)).toHaveLength(1);
    }
  },
);

test("the files for a double click go to the project and edit it, Windows' with its line ends", () => {
  const start = (name: string) => join(process.cwd(), "docs/start", name);
  expect(readFileSync(start("Edycja Windows.cmd"), "utf8")).toMatch(
    /^(?:[^\r\n]*\r\n)+pushd "%~dp0\.\.\\\.\."\r\n(?:[^\r\n]*\r\n)+call npm run edit\r\n(?:[^\r\n]*\r\n)+$/,
  );
  putFile(join(folder, "npm"), '#!/bin/sh\necho "$PWD $*"\n');
  chmodSync(join(folder, "npm"), 0o755);
  const options = { cwd: folder, env: { ...process.env, PATH: `${folder}:${process.env.PATH}` }, input: "\n" };
  const { stdout } = spawnSync(start("Edycja macOS i Linux.command"), { ...options, encoding: "utf8" });
  expect(stdout).toContain(`${process.cwd()} run edit\n`);
});

test.each([
  [["zbuduj"], 1, /^Nie ma polecenia „zbuduj”\. Wybierz jedno z: build, [^\n]*\n$/],
  [["changes", "--zle"], 2, /^Nie rozumiem tego polecenia: .*\nUżycie: npm run changes [^\n]*\n$/],
])("%j is answered with what to correct and nothing else", (args, status, words) => {
  expect(runAlone(args)).toEqual([status, expect.stringMatching(words)]);
});

test("a bug is printed with its trace, and ends with another code than an answer", () => {
  const mute = "data:text/javascript,console.log=()=>{throw%20new%20TypeError('mute')}";
  const args = ["changes", "--from", siteWith("before", "a"), "--to", siteWith("after", "a")];
  expect(runAlone(args, `--import ${mute}`)).toEqual([
    2,
    expect.stringMatching(/^TypeError: mute\n {4}at .*\n {4}at /),
  ]);
});

test("npm run check:content ends with 0 where there is no mistake, and refuses an unknown format", async () => {
  expect(await run(checkContent)).toEqual({ status: 0, output: expect.stringMatching(/^Treść: bez błędów\.$/m) });
  expect(await refusal(checkContent, "--format", "xml")).toMatch(/^Nie ma zapisu „xml”\. Wybierz jeden z: /);
});

test("annotations for GitHub name the line and escape special characters", () => {
  const what = "100% źle.\nDrugi wiersz.";
  expect(githubAnnotations([{ file: "content/a,b.ts", line: 7, field: "meta: title", what, mend: "Popraw." }])).toEqual(
    ["::error file=content/a%2Cb.ts,line=7,title=meta%3A title::100%25 źle.%0ADrugi wiersz. Popraw."],
  );
});

test("npm run changes ends with 0 where nothing changes, with 1 where something does, and says what", async () => {
  const before = siteWith("before", "Słowo dawne.");
  expect(await run(changes, "--from", before, "--to", before)).toEqual({
    status: 0,
    output: expect.stringContaining("nic się nie zmieni"),
  });
  expect(await run(changes, "--from", before, "--to", siteWith("after", "Słowo nowe."))).toEqual({
    status: 1,
    output: expect.stringMatching(/^Teraz: strona z folderu .*\/: 1 zdanie\n.*− Słowo dawne\.\n.*\+ Słowo nowe\.$/s),
  });
  expect(await refusal(changes, "--from", join(folder, "nie-ma"))).toContain("nie ma zbudowanej strony");
});

test("npm run launch-check names what is left and ends with 1, with 0 where nothing is", async () => {
  const item = { group: "law", file: "content/facts/a.ts", field: "a.b", what: "Cena.", how: "Popraw." } as const;
  const settle = { origin: "site:decisions.analytics", value: "none", words: "Nie" };
  const decision = { ...item, group: "wishes", field: "tracking", settle } as const;
  const items = [...Array.from({ length: 12 }, () => item), decision];
  jest.mocked(launchItems).mockReturnValueOnce(items).mockReturnValueOnce(items);
  const words = /: 12\n( {2}content\/facts\/a\.ts › a\.b: Cena\. Popraw\.\n){10} {2}i jeszcze 2: .*--all\n.*"none"/s;
  expect(await run(launchCheck)).toEqual({ status: 1, output: expect.stringMatching(words) });
  expect((await run(launchCheck, "--all")).output).toMatch(/(?:.*Popraw\.\n){12}Decyzje/);
  expect(await run(launchCheck)).toEqual({ status: 0, output: expect.stringContaining("Wszystko gotowe") });
});

describe("the window of edit mode", () => {
  const work = workFolder();

  test("opens by a file that only its user can read, and no argument shows the key", async () => {
    const file = join(work, ".cache/edycja.html");
    putFile(file, "Left by a killed command, for everybody to read.");
    await openWindow("http://127.0.0.1:3100/__edit#KEY");
    expect(jest.mocked(open).mock.calls).toEqual([[file]]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { window } = new JSDOM(readFileSync(file, "utf8"));
    const refresh = window.document.querySelector("meta[http-equiv=refresh]");
    expect(refresh?.getAttribute("content")).toBe("0; url=http://127.0.0.1:3100/__edit#KEY");
  });
});

describe("a second development server in a folder", () => {
  const work = workFolder();
  const next = join(process.cwd(), "node_modules/next/dist/build");

  /** Starts a process that holds a lock, as Next.js does. @param content text of the lock, with PID for its number */
  async function hold(lock: string, content: string): Promise<ChildProcess> {
    putFile(join(work, lock), "");
    const program = `require("${next}/swc").loadBindings().then(() => {
      const content = ${JSON.stringify(content)}.replace("PID", process.pid);
      require("${next}/lockfile").Lockfile.tryAcquire("${lock}", true, content);
      process.send("held");
      setInterval(() => {}, 1000);
    })`;
    const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    await once(child, "message");
    return child;
  }

  test("is refused with the command that runs, until that ends, even killed", async () => {
    const child = await hold(".cache/development.lock", "npm run edit");
    const words = /działa już npm run edit\. .* uruchomić npm run dev, /;
    await expect(lockFolder("npm run dev")).rejects.toThrow(words);
    child.kill("SIGKILL");
    await once(child, "exit");
    await lockFolder("npm run dev");
    expect(readFileSync(join(work, ".cache/development.lock"), "utf8")).toBe("npm run dev");
  });

  test("refuses beside one that another command has started, which lives on", async () => {
    const child = await hold(".next/dev/lock", '{"pid":PID}');
    putFile(join(work, ".cache/development.pid"), "1");
    await expect(lockFolder("npm run edit")).rejects.toThrow(`innym poleceniem (proces ${child.pid})`);
    expect(child.exitCode ?? child.signalCode).toBeNull();
    child.kill();
  });

  test("ends one whose command was killed", async () => {
    const child = await hold(".next/dev/lock", '{"pid":PID}');
    putFile(join(work, ".cache/development.pid"), String(child.pid));
    expect((await run(() => lockFolder("npm run edit").then(() => 0))).output).toContain(`(proces ${child.pid})`);
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  });
});

test("npm run check:live refuses the demonstration's address and invalid ones", async () => {
  expect(await refusal(checkLiveAddress, "--address", "https://www.firma.example")).toContain("to adres pokazowy");
  expect(await refusal(checkLiveAddress, "--address", "firma.pl")).toContain("z https://");
});
