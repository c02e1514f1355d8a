import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { factsOf } from "@/lib/tools/make/build-facts";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import { isAsset } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { onlineRelease } from "@/lib/tools/publish/targets/cdn";
import { programPath } from "@/tests/delivery/local/process";
import { everywhere, killTimeout } from "./support/kill";
import { compare } from "./support/place";
import { makeDriver, runDeploy } from "./support/run-driver";
import { makeSite } from "./support/sites";
import { deployToBranch, type GithubTask, pagesBranch } from "./support/task";

jest.setTimeout(killTimeout);

describe("GitHub Pages", () => {
  const dir = mkdtempSync(join(tmpdir(), "publish-github-"));
  const [repository, archiveFolder] = [join(dir, "server", "strona.git"), join(dir, "server", "releases")];
  const archive = openArchive(archiveFolder);
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { encoding: "utf8" }).trim();
  let sites: Record<"first" | "second", LocalSite>;

  beforeAll(async () => {
    makeDriver();
    const whole = async (name: "first" | "second"): Promise<LocalSite> => {
      const folder = join(dir, name);
      await makeSite(folder, name);
      return { folder, files: factsOf(folder), commit: name };
    };
    sites = { first: await whole("first"), second: await whole("second") };
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  beforeEach(() => {
    rmSync(join(dir, "server"), { recursive: true, force: true });
    execFileSync("git", ["init", "--quiet", "--bare", repository]);
  });

  const task = (site: LocalSite, day: string): GithubTask => ({
    repository,
    site,
    archive: archiveFolder,
    now: `${day}T10:00:00Z`,
  });
  /** The branch as GitHub would serve it. */
  const online = () => git("ls-tree", "-r", "--name-only", pagesBranch).split("\n");
  const content = (file: string) => git("show", `${pagesBranch}:${file}`);
  /** Hashed files of the first release that the second does not have. */
  const replaced = () =>
    Object.keys(sites.first.files).filter((file) => isAsset(file) && !(file in sites.second.files));

  test("each release is a commit after the one before, and so is a rollback", async () => {
    await deployToBranch(task(sites.first, "2026-11-01"));
    expect(online()).toEqual(Object.keys(sites.first.files).sort());
    expect(online()).toContain(".nojekyll");

    const { release } = await deployToBranch(task(sites.second, "2026-11-20"));
    expect(online()).toEqual([...Object.keys(sites.second.files), ...replaced()].sort());
    expect(content("index.html")).toContain("index: drugi");

    const back = archive.find(archive.find(release.id)?.previous?.id ?? "");
    if (!back) throw new Error("The first release is not kept.");
    const site = { folder: back.folder, files: back.files, commit: "first" };
    await deployToBranch({ ...task(site, "2026-11-21"), previous: { release: undefined } });
    expect(content("index.html")).toContain("index: pierwsza");
    expect(online()).not.toContain("nowe/uslugi.html");
    expect(git("log", "--format=%s", pagesBranch).split("\n")).toEqual([
      `Strona ${back.release.id}`,
      `Strona ${release.id}`,
      `Strona ${back.release.id}`,
    ]);
  });

  /**
   * Commands of git that a deploy starts, in their order: each is noted, and the deploy killed at the one that is
   * named.
   */
  function watchedGit(): { path: string; commands: () => string[] } {
    const [folder, noted] = [join(dir, "bin"), join(dir, "commands")];
    mkdirSync(folder, { recursive: true });
    rmSync(noted, { force: true });
    const real = programPath("git") ?? "";
    const script = `#!/bin/sh
number=$(cat ${noted} 2>/dev/null | wc -l)
echo "$*" >> ${noted}
[ "$number" = "$KILL_BEFORE" ] && kill -9 $PPID && exit 1
if [ "$number" = "$KILL_AFTER" ]; then ${real} "$@"; kill -9 $PPID; exit 1; fi
export DEPLOY=$PPID PUSH=$$
exec ${real} "$@"
`;
    writeFileSync(join(folder, "git"), script);
    chmodSync(join(folder, "git"), 0o755);
    return {
      path: `${folder}:${process.env.PATH}`,
      commands: () => (existsSync(noted) ? readFileSync(noted, "utf8").trim().split("\n") : []),
    };
  }

  /** What the repository's own side runs while it takes a push. */
  const hooks = ["pre-receive", "update", "post-receive"];

  test("killed anywhere the branch is one whole release, and the next deploy goes through", async () => {
    for (const hook of hooks) {
      const file = join(repository, "hooks", hook);
      writeFileSync(file, `#!/bin/sh\n[ "$KILL_IN" != ${hook} ] || kill -9 $DEPLOY $PUSH\n`);
      chmodSync(file, 0o755);
    }
    await deployToBranch(task(sites.first, "2026-11-01"));
    const saved = join(dir, "saved");
    execFileSync("cp", ["-a", join(dir, "server"), saved]);
    const next = task(sites.second, "2026-11-20");
    /** Deploys the second release, killed as the environment says. */
    const deploy = (environment: Record<string, string> = {}) => {
      const { path, commands } = watchedGit();
      return runDeploy({ task: next }, { PATH: path, ...environment }).then((ended) => ({ ...ended, ran: commands() }));
    };
    const { ran, error } = await deploy();
    expect(error).toBe("");
    const push = ran.findIndex((command) => / push /.test(command));
    expect(push).toBe(ran.length - 1);
    const befores = everywhere ? ran.map((_command, index) => index) : [push];
    const points = [
      ...befores.map((number) => ({ KILL_BEFORE: String(number) })),
      ...hooks.filter((hook) => everywhere || hook === "pre-receive").map((hook) => ({ KILL_IN: hook })),
      { KILL_AFTER: String(push) },
    ];
    const began = performance.now();
    const assets = Object.values(sites).flatMap(({ files }) => Object.keys(files).filter(isAsset));
    const served = join(dir, "served");
    /** What the branch lacks or has too much of, as one of the releases. */
    const faults = (name: keyof typeof sites, kept: readonly string[]) => {
      rmSync(served, { recursive: true, force: true });
      mkdirSync(served);
      execFileSync("sh", ["-c", `git -C ${repository} archive ${pagesBranch} | tar -x -C ${served}`]);
      return compare(served, sites[name].files, kept);
    };
    for (const point of points) {
      rmSync(join(dir, "server"), { recursive: true });
      execFileSync("cp", ["-a", saved, join(dir, "server")]);
      expect({ point, killed: (await deploy(point)).killed }).toEqual({ point, killed: true });
      const [old, coming] = [faults("first", []), faults("second", assets)];
      const whole = old.length === 0 || coming.length === 0;
      expect({ point, faults: whole ? [] : [...old, ...coming] }).toEqual({ point, faults: [] });
      // What is online is known although nobody noted it.
      const target = { kind: "github", repository, branch: pagesBranch } as const;
      const name = onlineRelease(target, archive)?.release.commit;
      expect({ point, name }).toEqual({ point, name: old.length === 0 ? "first" : "second" });
      expect((await deploy()).error).toBe("");
      expect({ point, faults: faults("second", replaced()) }).toEqual({ point, faults: [] });
      expect(archive.online()?.previous?.commit).toBe("first");
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    if (everywhere) console.log(`GitHub Pages: killed at ${points.length} points in ${seconds} s`);
  });
});
