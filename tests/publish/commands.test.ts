import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import type { Publishing } from "@/lib/content/types";
import { type BuildFacts, factsOf, sourcesFingerprint } from "@/lib/tools/make/build-facts";
import { copySources } from "@/tests/run/copy";
import { testIf } from "@/tests/support";
import { makeSite } from "./support/sites";
import { hasSshServer, type SshServer, startSsh } from "./support/ssh-server";

jest.setTimeout(600_000);

describe("npm run deploy and npm run rollback, as the owner runs them", () => {
  const dir = mkdtempSync(join(tmpdir(), "publish-commands-"));
  const [copy, server] = [join(dir, "project"), join(dir, "www")];
  let ssh: SshServer;
  beforeAll(async () => {
    if (!hasSshServer) return;
    await chmod(dir, 0o755);
    ssh = await startSsh(dir);
    mkdirSync(server);
    copySources(copy);
    symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
    await makeSite(join(copy, "out"), "first");
    // The made-up site has none of the pages to which this project's redirects lead.
    for (const { to } of redirects) cpSync(join(copy, "out/kontakt.html"), join(copy, `out${to}.html`));
    finishBuild();
    writeFileSync(join(copy, ".env.publikacja"), `PUBLIKACJA_KLUCZ=${ssh.keyFile}\n`, { mode: 0o644 });
  });
  afterAll(async () => {
    await ssh?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  /** What a build says of its site when it has ended. The copy has the content and the code of this project. */
  function finishBuild(): void {
    const variant = { cdn: false, policyInPages: false };
    const origin = { sources: sourcesFingerprint() };
    const facts: BuildFacts = { ...origin, ...variant, files: factsOf(join(copy, "out")) };
    writeFileSync(join(copy, ".cache/build-facts.json"), JSON.stringify(facts));
  }

  function choose(hostKey?: string): void {
    const { port, user } = ssh;
    const target: Publishing = { kind: "sftp", server: "127.0.0.1", port, user, folder: server, hostKey };
    const text = `import type { Publishing } from "@/lib/content/types";\n\nexport const publishing = ${JSON.stringify(target)} satisfies Publishing;\n`;
    writeFileSync(join(copy, "content/publishing.ts"), text);
  }

  /** Runs a command of package.json in the copy. */
  function run(command: "changes" | "deploy" | "rollback", ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", command, ...args],
      { cwd: copy, encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } },
    );
    return { status, said: stdout + stderr };
  }
  const saying = (status: number, words: RegExp) => ({ status, said: expect.stringMatching(words) });
  const visible = () =>
    Object.keys(factsOf(server))
      .filter((file) => !file.startsWith(".publikacja/"))
      .sort();

  testIf(hasSshServer, "OpenSSH server is not installed")(
    "from the server's key to the way back, with every refusal on the way",
    async () => {
      choose();
      const stranger = run("deploy", "--dry-run");
      expect(stranger).toMatchObject(saying(1, /Porównaj go z odciskiem.*dopisz w content\/publishing\.ts/s));
      // The key is noted after the build, which is no older for that.
      choose(/hostKey: "([^"]+)"/.exec(stranger.said)?.[1]);

      // Noted after the build, which is no older for that either.
      writeFileSync(join(copy, "content/stare-adresy.txt"), "/kontakt\n/cennik-2019.php\n");
      expect(run("deploy")).toMatchObject(
        saying(1, /nie jest gotowa dla klientów.*stare-adresy\.txt:2: \/cennik-2019\.php: nie ma tu .*--mimo-brakow/s),
      );
      expect(run("deploy", "--dry-run")).toMatchObject(
        saying(0, /Do wysłania: \d+ plik.*\+ index\.html .*To była próba \(--dry-run\): nic nie zostało wysłane/s),
      );
      expect(factsOf(server)).toEqual({});

      // What the editor changed is kept in git after the build: that commit holds what is published.
      const git = (...args: string[]) =>
        execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@localhost", ...args], {
          cwd: copy,
          encoding: "utf8",
        });
      git("init", "--quiet");
      git("add", "--all");
      git("commit", "--quiet", "--message=Nowe ceny");
      expect(run("deploy", "--mimo-brakow")).toMatchObject(
        saying(0, /Wysłane: \d+ plik.*Opublikowano wersję \w{12} z folderu out\/.*\.env\.publikacja mogą czytać inni/s),
      );
      const { release } = JSON.parse(readFileSync(join(server, ".publikacja/manifest.json"), "utf8"));
      expect(release.commit).toBe(git("rev-parse", "HEAD").trim());
      const names = ["_headers", "_redirects", ".nojekyll"];
      const built = factsOf(join(copy, "out"));
      expect(visible()).toEqual(
        Object.keys(built)
          .filter((file) => !names.includes(file))
          .sort(),
      );
      expect(run("deploy", "--mimo-brakow")).toMatchObject(saying(0, /Wysłane: 0 plików/));

      appendFileSync(join(copy, "content/site.ts"), "// Nowa godzina otwarcia.\n");
      expect(run("deploy", "--mimo-brakow")).toMatchObject(
        saying(1, /Treść albo kod zmieniły się po ostatniej budowie.*npm run build/),
      );
      cpSync("content/site.ts", join(copy, "content/site.ts"));

      expect(run("changes")).toMatchObject(saying(0, /Dla odwiedzających nic się nie zmieni/));

      // A build makes its files anew. The old one is linked from what is kept for the way back.
      rmSync(join(copy, "out/robots.txt"));
      writeFileSync(join(copy, "out/robots.txt"), "User-agent: *\n# nowe\n");
      finishBuild();
      const lock = join(server, ".publikacja/blokada");
      mkdirSync(lock);
      const holder = { token: "x", by: "ola@biuro", pid: 1, since: "2026-11-20T10:00:00Z" };
      writeFileSync(join(lock, "kto.json"), JSON.stringify(holder));
      expect(run("deploy", "--mimo-brakow")).toMatchObject(
        saying(1, /Ktoś inny właśnie publikuje tę stronę \(ola@biuro.*--zwolnij-blokade/),
      );
      expect(run("deploy", "--mimo-brakow", "--zwolnij-blokade")).toMatchObject(
        saying(0, /Wysłane: 1 plik, \d+ B\n.*\+ robots\.txt .*Powrót do poprzedniej \(\w{12}\): npm run rollback/s),
      );
      expect(factsOf(server)["robots.txt"]?.hash).not.toBe(built["robots.txt"]?.hash);

      expect(run("rollback")).toMatchObject(saying(0, /Wróciła wersja \w{12}/));
      expect(factsOf(server)["robots.txt"]?.hash).toBe(built["robots.txt"]?.hash);
    },
  );
});
