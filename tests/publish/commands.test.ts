/** `npm run deploy` or `npm run rollback` does not refuse what it must, or the owner cannot roll back. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "node:util";
import { publishing } from "@/content/publishing";
import { redirects } from "@/content/redirects";
import type { Publishing } from "@/lib/content/types";
import { checkEverything } from "@/lib/tools/check/all";
import { changes } from "@/lib/tools/cli/changes";
import { deploySite, rollbackSite } from "@/lib/tools/cli/deploy";
import { type BuildRecord, hashFiles, sourcesFingerprint } from "@/lib/tools/make/build-record";
import { checkConnection, requireTarget } from "@/lib/tools/publish/publish";
import { readSecrets } from "@/lib/tools/publish/secrets";
import { UserError } from "@/lib/tools/user-error";
import { copySources } from "@/tests/run/copy";
import { putFile, sharedFolder, testIf } from "@/tests/support";
import { makeSite } from "./support/sites";
import { hasSshServer, type SshServer, startSsh } from "./support/ssh-server";

jest.setTimeout(120_000);

jest.mock("@/content/publishing", () => ({ publishing: { kind: "none" } }));
// The cache folder of the copy, where the test works.
jest.mock("@/lib/generated", () => ({ ...jest.requireActual("@/lib/generated"), cacheFolder: ".cache" }));
jest.mock("@/lib/tools/check/all", () => ({ checkEverything: jest.fn() }));
jest.mock("@/lib/tools/publish/live", () => ({
  ...jest.requireActual("@/lib/tools/publish/live"),
  checkLive: async () => ({ findings: [], checkedParts: [] }),
}));

const commands = { changes, deploy: deploySite, rollback: rollbackSite };

const project = process.cwd();
const dir = sharedFolder();
const server = join(dir, "www");
let ssh: SshServer;
/** Works in a copy of the project, with its own site, secrets and releases. */
beforeAll(async () => {
  if (!hasSshServer) return;
  ssh = await startSsh(dir);
  mkdirSync(server);
  copySources(join(dir, "project"));
  process.chdir(join(dir, "project"));
  await makeSite(join(process.cwd(), "out"), "first");
  // The test's site lacks the targets of this project's redirects.
  for (const { to } of redirects) cpSync("out/kontakt.html", `out${to}.html`);
  finishBuild();
  writeFileSync(".env.publikacja", `PUBLISH_KEY=${ssh.keyFile}\n`, { mode: 0o644 });
});
afterAll(async () => {
  process.chdir(project);
  await ssh?.close();
});

const choose = (target: Partial<Publishing>) => Object.assign(publishing, target);

function finishBuild(): void {
  const record: BuildRecord = { sources: sourcesFingerprint(), files: hashFiles("out") };
  writeFileSync(".cache/build-record.json", JSON.stringify(record));
}

/** Runs a command. @returns its exit code and output, which must not contain the key */
async function run(command: keyof typeof commands, ...args: readonly string[]) {
  const lines: string[] = [];
  const spies = (["log", "warn"] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...parts) => void lines.push(format(...parts))),
  );
  try {
    return { status: await commands[command](args), output: lines.join("\n") };
  } catch (error) {
    if (error instanceof UserError) return { status: 1, output: [...lines, error.message].join("\n") };
    throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const secret of ssh.privateKey.split("\n").filter((line) => /^[\w+/=]+$/.test(line)))
      expect(lines.join("\n")).not.toContain(secret);
  }
}
const exit = (status: number, words: RegExp) => ({ status, output: expect.stringMatching(words) });
const visible = () => Object.keys(hashFiles(server)).filter((file) => !file.startsWith(".publikacja/"));

testIf(hasSshServer, "OpenSSH server is not installed")(
  "from the server's key to a rollback, with every refusal on the way",
  async () => {
    expect(await run("deploy")).toEqual(exit(1, /Nie wybrano jeszcze hostingu/));
    choose({ kind: "sftp", server: "127.0.0.1", port: ssh.port, user: ssh.user, folder: server });
    const unknownKey = await run("deploy", "--dry-run");
    expect(unknownKey).toEqual(exit(1, /Porównaj go z odciskiem.*w content\/publishing\.ts: hostKey/s));
    choose({ hostKey: /hostKey: "([^"]+)"/.exec(unknownKey.output)?.[1] });

    jest.mocked(checkEverything).mockRejectedValueOnce(new UserError("Cena jest ujemna."));
    expect(await run("deploy", "--force")).toEqual({ status: 1, output: "Cena jest ujemna." });
    // Written after the build, which stays current.
    writeFileSync("content/stare-adresy.txt", "/kontakt\n/cennik-2019.php\n");
    expect(await run("deploy")).toEqual(
      exit(1, /nie jest gotowa dla klientów.*stare-adresy\.txt:2 › \/cennik-2019\.php: nie ma tu .*--force/s),
    );
    expect(await run("deploy", "--dry-run")).toEqual(
      exit(0, /Do wysłania: \d+ plik.*\+ index\.html .*To była próba \(--dry-run\): nic nie zostało wysłane/s),
    );
    const target = requireTarget(publishing);
    expect(await checkConnection(target, readSecrets(target))).toMatch(
      /^Połączenie działa: serwer 127\.0\.0\.1 .*www\.$/,
    );
    expect(hashFiles(server)).toEqual({});

    // The build's changes are committed after it: that commit is the published one.
    const author = ["-c", "user.name=Test", "-c", "user.email=test@localhost"];
    const git = (...args: string[]) => execFileSync("git", [...author, ...args], { encoding: "utf8" });
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message=Nowe ceny");
    expect(await run("deploy", "--force")).toEqual(
      exit(0, /\.env\.publikacja mogą czytać inni.*Wysłane: \d+ plik.*Opublikowano wersję \w{12} z folderu out\//s),
    );
    const { release } = JSON.parse(readFileSync(join(server, ".publikacja/manifest.json"), "utf8"));
    expect(release.commit).toBe(git("rev-parse", "HEAD").trim());
    const built = hashFiles("out");
    expect(visible()).toEqual(Object.keys(built));
    expect(await run("deploy", "--force")).toEqual(exit(0, /Wysłane: 0 plików/));
    expect(await run("deploy", "--force", "--all")).toEqual(exit(0, /Wysłane: .*\+ index\.html .*\+ robots\.txt /s));

    const site = readFileSync("content/site.ts");
    appendFileSync("content/site.ts", "// Nowa godzina otwarcia.\n");
    expect(await run("deploy", "--force")).toEqual(
      exit(1, /Treść albo kod zmieniły się po ostatniej budowie.*npm run build/),
    );
    writeFileSync("content/site.ts", site);

    expect(await run("changes")).toEqual(exit(0, /Dla odwiedzających nic się nie zmieni/));

    writeFileSync("out/robots.txt", "User-agent: *\n# nowe\n");
    finishBuild();
    const lock = join(server, ".publikacja/blokada");
    const holder = { token: "x", by: "ola@biuro", pid: 1, since: "2026-11-20T10:00:00Z" };
    putFile(join(lock, "kto.json"), JSON.stringify(holder));
    expect(await run("deploy", "--force")).toEqual(
      exit(1, /Ktoś inny właśnie publikuje tę stronę \(ola@biuro.*--release-lock/),
    );
    expect(await run("deploy", "--force", "--release-lock")).toEqual(
      exit(0, /Wysłane: 1 plik, \d+ B\n.*\+ robots\.txt .*Powrót do poprzedniej \(\w{12}\): npm run rollback/s),
    );
    expect(hashFiles(server)["robots.txt"]?.hash).not.toBe(built["robots.txt"]?.hash);

    const manifest = join(server, ".publikacja/manifest.json");
    const list = readFileSync(manifest, "utf8");
    writeFileSync(manifest, list.replace('"touched":[]', '"touched":["../inna"]'));
    expect(await run("rollback")).toEqual(exit(1, /wymienia plik „\.\.\/inna”, którego ten program nigdy nie wysłał/));
    writeFileSync(manifest, list);
    expect(await run("rollback")).toEqual(exit(0, /Wróciła wersja \w{12}/));
    expect(hashFiles(server)["robots.txt"]?.hash).toBe(built["robots.txt"]?.hash);
  },
);
