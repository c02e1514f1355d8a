/** The branch of GitHub Pages has half a release, or nobody knows which. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import { isAsset } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { onlineRelease } from "@/lib/tools/publish/targets/cdn";
import { testAll } from "@/tests/extent";
import { sharedFolder } from "@/tests/support";
import { compare } from "./support/place";
import { runDeploy, withDriver } from "./support/run-driver";
import { makeSite } from "./support/sites";
import { deployToBranch, type GithubTask, pagesBranch } from "./support/task";

jest.setTimeout(120_000);
withDriver();

const dir = sharedFolder();
const [server, served] = [join(dir, "server"), join(dir, "served")];
const [repository, archiveFolder] = [join(server, "strona.git"), join(server, "releases")];
const archive = openArchive(archiveFolder);
const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { encoding: "utf8" }).trim();
let sites: Record<"first" | "second", LocalSite>;

beforeAll(async () => {
  const make = async (name: "first" | "second") => (await makeSite(join(dir, name), name)).whole;
  sites = { first: await make("first"), second: await make("second") };
});
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

/** Missing and extra files of the branch, as GitHub serves it, compared with a release. */
function faults(name: keyof typeof sites, kept: readonly string[] = []): string[] {
  rmSync(served, { recursive: true, force: true });
  mkdirSync(served);
  execFileSync("sh", ["-c", `git -C ${repository} archive ${pagesBranch} | tar -x -C ${served}`]);
  return compare(served, sites[name].files, kept);
}

test("each release, and each rollback, is a commit after the one before", async () => {
  writeFileSync(join(repository, "hooks/post-receive"), "#!/bin/sh\nprintf '\\033[2Jgotowe\\033]0;x\\007\\n'\n", {
    mode: 0o755,
  });
  const print = jest.spyOn(console, "log").mockReturnValue();
  await deployToBranch(task(sites.first, "2026-11-01"));
  // What the repository says cannot control the terminal.
  expect(print.mock.calls.flat().join("\n")).toMatch(/^remote: [ -~]*gotowe[ -~]*$/);
  print.mockRestore();
  rmSync(join(repository, "hooks/post-receive"));
  expect(faults("first")).toEqual([]);

  const { release } = await deployToBranch(task(sites.second, "2026-11-20"));
  expect(faults("second", assetsOf("first"))).toEqual([]);
  expect(assetsOf("first").filter((file) => !existsSync(join(served, file)))).toEqual([]);

  const back = archive.find(archive.find(release.id)?.previous?.id ?? "");
  if (!back) throw new Error("The first release is not kept.");
  const site = { folder: back.folder, files: back.files, commit: sites.first.commit };
  await deployToBranch({ ...task(site, "2026-11-21"), previous: { release: undefined } });
  expect(faults("first", assetsOf("second"))).toEqual([]);
  expect(git("log", "--format=%s", pagesBranch).split("\n")).toEqual([
    `Strona ${back.release.id}`,
    `Strona ${release.id}`,
    `Strona ${back.release.id}`,
  ]);
});

/** Hooks that the repository runs during a push, the last when the branch is updated. */
const hooks = ["pre-receive", "update", "post-receive"];

test("a deploy killed during its push leaves a whole release, and the next one succeeds", async () => {
  for (const hook of hooks) {
    // All processes of the deploy are in one group.
    const text = `#!/bin/sh\n[ "$KILL_IN" != ${hook} ] || kill -9 0\n`;
    writeFileSync(join(repository, "hooks", hook), text, { mode: 0o755 });
  }
  await deployToBranch(task(sites.first, "2026-11-01"));
  const saved = join(dir, "saved");
  execFileSync("cp", ["-a", server, saved]);
  for (const hook of testAll ? hooks : hooks.slice(-1)) {
    rmSync(server, { recursive: true });
    execFileSync("cp", ["-a", saved, server]);
    const orders = { task: task(sites.second, "2026-11-20") };
    expect(await runDeploy(orders, { KILL_IN: hook })).toMatchObject({ killed: true });
    const [old, next] = [faults("first"), faults("second", assetsOf("first"))];
    const whole = old.length === 0 || next.length === 0;
    expect({ hook, faults: whole ? [] : [...old, ...next] }).toEqual({ hook, faults: [] });
    // The release online is found although no deploy recorded it.
    const target = { kind: "github", repository, branch: pagesBranch } as const;
    const name = onlineRelease(target, archive)?.release.commit;
    expect({ hook, name }).toEqual({ hook, name: sites[old.length === 0 ? "first" : "second"].commit });
    expect(await runDeploy(orders)).toEqual({ error: "", killed: false });
    expect({ hook, faults: faults("second", assetsOf("first")) }).toEqual({ hook, faults: [] });
    expect(archive.findOnline()?.previous?.commit).toBe(sites.first.commit);
  }
});
