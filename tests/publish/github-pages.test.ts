/**
 * A branch of GitHub Pages with half a release, or of which nobody knows which release it holds.
 * @jest-environment node
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { factsOf } from "@/lib/tools/make/build-facts";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import { isAsset } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { onlineRelease } from "@/lib/tools/publish/targets/cdn";
import { programPath } from "@/tests/delivery/local/process";
import { testAll } from "@/tests/extent";
import { compare } from "./support/place";
import { runDeploy, withDriver } from "./support/run-driver";
import { makeSite } from "./support/sites";
import { deployToBranch, type GithubTask, pagesBranch } from "./support/task";

jest.setTimeout(testAll ? 600_000 : 120_000);
withDriver();

describe("GitHub Pages", () => {
  const dir = mkdtempSync(join(tmpdir(), "publish-github-"));
  const [server, served] = [join(dir, "server"), join(dir, "served")];
  const [repository, archiveFolder] = [join(server, "strona.git"), join(server, "releases")];
  const archive = openArchive(archiveFolder);
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { encoding: "utf8" }).trim();
  let sites: Record<"first" | "second", LocalSite>;

  beforeAll(async () => {
    const whole = async (name: "first" | "second"): Promise<LocalSite> => {
      const folder = join(dir, name);
      await makeSite(folder, name);
      return { folder, files: factsOf(folder), commit: name };
    };
    sites = { first: await whole("first"), second: await whole("second") };
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  beforeEach(() => {
    rmSync(server, { recursive: true, force: true });
    execFileSync("git", ["init", "--quiet", "--bare", repository]);
  });

  const task = (site: LocalSite, day: string): GithubTask => ({
    repository,
    site,
    archive: archiveFolder,
    now: `${day}T10:00:00Z`,
  });
  const assetsOf = (name: keyof typeof sites) => Object.keys(sites[name].files).filter(isAsset);

  /** What the branch, as GitHub serves it, lacks or has too much of as one of the releases. */
  function faults(name: keyof typeof sites, kept: readonly string[] = []): string[] {
    rmSync(served, { recursive: true, force: true });
    mkdirSync(served);
    execFileSync("sh", ["-c", `git -C ${repository} archive ${pagesBranch} | tar -x -C ${served}`]);
    return compare(served, sites[name].files, kept);
  }

  test("each release is a commit after the one before, and so is a rollback", async () => {
    await deployToBranch(task(sites.first, "2026-11-01"));
    expect(faults("first")).toEqual([]);

    const { release } = await deployToBranch(task(sites.second, "2026-11-20"));
    expect(faults("second", assetsOf("first"))).toEqual([]);
    expect(assetsOf("first").filter((file) => !existsSync(join(served, file)))).toEqual([]);

    const back = archive.find(archive.find(release.id)?.previous?.id ?? "");
    if (!back) throw new Error("The first release is not kept.");
    const site = { folder: back.folder, files: back.files, commit: "first" };
    await deployToBranch({ ...task(site, "2026-11-21"), previous: { release: undefined } });
    expect(faults("first", assetsOf("second"))).toEqual([]);
    expect(git("log", "--format=%s", pagesBranch).split("\n")).toEqual([
      `Strona ${back.release.id}`,
      `Strona ${release.id}`,
      `Strona ${back.release.id}`,
    ]);
  });

  /** What the repository's own side runs while it takes a push. */
  const hooks = ["pre-receive", "update", "post-receive"];

  /** Has the deploy killed where its environment says: before or after one of its commands of git, or in a hook. */
  function watchGit(): { path: string; commands: () => string[] } {
    const [folder, noted] = [join(dir, "bin"), join(dir, "commands")];
    mkdirSync(folder, { recursive: true });
    const real = programPath("git") ?? "";
    const script = `#!/bin/sh
number=$(cat ${noted} 2>/dev/null | wc -l)
echo "$*" >> ${noted}
[ "$number" = "$KILL_BEFORE" ] && kill -9 $PPID && exit 1
if [ "$number" = "$KILL_AFTER" ]; then ${real} "$@"; kill -9 $PPID; exit 1; fi
export DEPLOY=$PPID PUSH=$$
exec ${real} "$@"
`;
    writeFileSync(join(folder, "git"), script, { mode: 0o755 });
    for (const hook of hooks) {
      const text = `#!/bin/sh\n[ "$KILL_IN" != ${hook} ] || kill -9 $DEPLOY $PUSH\n`;
      writeFileSync(join(repository, "hooks", hook), text, { mode: 0o755 });
    }
    const commands = () => {
      const lines = readFileSync(noted, "utf8").trim().split("\n");
      rmSync(noted);
      return lines;
    };
    return { path: `${folder}:${process.env.PATH}`, commands };
  }

  test("killed anywhere the branch is one whole release, and the next deploy goes through", async () => {
    const { path, commands } = watchGit();
    await deployToBranch(task(sites.first, "2026-11-01"));
    const saved = join(dir, "saved");
    execFileSync("cp", ["-a", server, saved]);
    const next = task(sites.second, "2026-11-20");
    /** Deploys the second release, killed as the environment says. */
    const deploy = async (environment: Record<string, string> = {}) => {
      const ended = await runDeploy({ task: next }, { PATH: path, ...environment });
      return { ...ended, ran: commands() };
    };
    const { ran, error } = await deploy();
    expect(error).toBe("");
    expect(ran.at(-1)).toMatch(/ push /);
    const everywhere = [
      ...hooks.map((hook) => ["KILL_IN", hook]),
      ...ran.map((_command, index) => ["KILL_BEFORE", String(index)]),
      ["KILL_AFTER", String(ran.length - 1)],
    ];
    const points = everywhere.slice(0, testAll ? undefined : 1).map((point) => Object.fromEntries([point]));
    for (const point of points) {
      rmSync(server, { recursive: true });
      execFileSync("cp", ["-a", saved, server]);
      expect({ point, killed: (await deploy(point)).killed }).toEqual({ point, killed: true });
      const [old, coming] = [faults("first"), faults("second", assetsOf("first"))];
      const whole = old.length === 0 || coming.length === 0;
      expect({ point, faults: whole ? [] : [...old, ...coming] }).toEqual({ point, faults: [] });
      // What is online is known although nobody noted it.
      const target = { kind: "github", repository, branch: pagesBranch } as const;
      const name = onlineRelease(target, archive)?.release.commit;
      expect({ point, name }).toEqual({ point, name: old.length === 0 ? "first" : "second" });
      expect((await deploy()).error).toBe("");
      expect({ point, faults: faults("second", assetsOf("first")) }).toEqual({ point, faults: [] });
      expect(archive.online()?.previous?.commit).toBe("first");
    }
  });
});
