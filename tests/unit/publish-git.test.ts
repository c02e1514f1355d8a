/** A host that builds from git gets another site than was built here, or the owner does not learn why it gets none. */
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { waitForBuild } from "@/lib/tools/publish/live";
import type { LocalSite } from "@/lib/tools/publish/manifest";
import { checkConnection, rollback } from "@/lib/tools/publish/publish";
import { openArchive } from "@/lib/tools/publish/releases";
import { deployByPush } from "@/lib/tools/publish/targets/git";
import { listen } from "@/tests/delivery/local/process";
import { putFile, workFolder } from "@/tests/support";

workFolder();

const target = { kind: "git", branch: "main" } as const;
const site: LocalSite = { folder: "out", files: {}, commit: "abc1234" };
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const options = (dryRun = false) => ({
  archive: openArchive(".releases"),
  now: new Date("2026-11-20T10:00:00Z"),
  dryRun,
  seize: false,
});
const deploy = (dryRun = false) => deployByPush(target, site, options(dryRun));
const branches = () => git("--git-dir=host.git", "branch", "--format=%(refname:short) %(subject)");

function commit(message: string): void {
  git("add", "--all", "content", ".gitignore");
  git("commit", "--quiet", `--message=${message}`);
}

beforeEach(() => {
  git("init", "--quiet", "--initial-branch=praca");
  git("config", "user.name", "Jan");
  git("config", "user.email", "jan@firma.pl");
  git("init", "--quiet", "--bare", "host.git");
  git("remote", "add", "origin", "host.git");
  putFile(".gitignore", "host.git\npublic/media\n");
  putFile("content/site.ts", "1");
  putFile("public/media/a.jpg", "");
  putFile("notatki.txt", "");
  commit("Pierwsza");
});

test("what was built and committed goes to the branch of the host, and is what the next one is compared with", async () => {
  expect((await deploy(true)).actions).toEqual(["Do wysłania do gałęzi main repozytorium origin: zmiana abc1234"]);
  expect([branches(), openArchive(".releases").findOnline()]).toEqual(["", undefined]);
  expect(await checkConnection(target, {})).toMatch(/^Połączenie działa: .* gałęzi main\.$/);
  await deploy();
  expect([branches(), openArchive(".releases").findOnline()?.release.commit]).toEqual(["main Pierwsza", "abc1234"]);
});

test("what is not in the history is named and not sent, nor what others have sent overwritten", async () => {
  putFile("content/site.ts", "2");
  putFile("public/regulamin.pdf", "");
  await expect(deploy()).rejects.toThrow(/nie ma: content\/site\.ts, public\/regulamin\.pdf\. Zapisz je \(git add/);
  commit("Druga");
  git("add", "public");
  commit("Trzecia");
  git("push", "--quiet", "origin", "HEAD:main");
  git("reset", "--quiet", "--hard", "HEAD~1");
  putFile("content/site.ts", "3");
  commit("Inna");
  await expect(deploy()).rejects.toThrow(/W gałęzi main są zmiany, których tu nie ma\. Pobierz je \(git pull --rebase/);
  expect(branches()).toBe("main Trzecia");
});

test("a repository that cannot be reached is named without the login in its address", async () => {
  git("remote", "set-url", "origin", "https://ola:TAJNE@127.0.0.1:9/strona.git");
  const { message } = await deploy().catch((error) => error);
  expect(message).toMatch(/^Nie udało się wysłać .*https:\/\/127\.0\.0\.1:9\/strona\.git.*git remote --verbose/);
  expect(message).not.toMatch(/TAJNE|ola/);
  // Without any history of its own.
  execFileSync("rm", ["-r", ".git"]);
  await expect(deploy()).rejects.toThrow(/ten folder nim nie jest/);
});

test("the way back is in the host's panel", async () => {
  await expect(rollback(target, {}, options())).rejects.toThrow(/Cloudflare Pages.*Rollback.*Netlify.*Publish deploy/);
});

test("the check of the live site waits until the host has built it, but not for ever", async () => {
  putFile("out/index.html", "nowa");
  let asked = 0;
  const server = createServer((_request, response) => response.end(asked++ < 2 ? "dawna" : "nowa"));
  const url = `http://127.0.0.1:${await listen(server)}`;
  const live = { outDir: join(process.cwd(), "out"), site: { url }, redirects: [] } as unknown as Parameters<
    typeof waitForBuild
  >[0];
  await waitForBuild(live, 1);
  expect(asked).toBe(3);
  putFile("out/index.html", "nigdy");
  await waitForBuild(live, 20, 50);
  expect(asked).toBeLessThan(10);
  server.closeAllConnections();
  server.close();
});
