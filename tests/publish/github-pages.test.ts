/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { factsOf } from "@/lib/build/build-facts";
import { deployToCdn } from "@/lib/publish/cdn";
import type { LocalSite } from "@/lib/publish/local-site";
import { isAsset } from "@/lib/publish/manifest";
import { openArchive } from "@/lib/publish/releases";
import { makeSite } from "./support/sites";

jest.setTimeout(120_000);

test("GitHub Pages: each release is a commit after the one before, and so is a rollback", async () => {
  const dir = mkdtempSync(join(tmpdir(), "publish-github-"));
  try {
    const repository = join(dir, "strona.git");
    const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { encoding: "utf8" }).trim();
    execFileSync("git", ["init", "--quiet", "--bare", repository]);
    const target = { kind: "github", repository, branch: "gh-pages" } as const;
    const archive = openArchive(join(dir, "releases"));
    const deploy = (site: LocalSite, day: string, previous?: Parameters<typeof deployToCdn>[3]["previous"]) =>
      deployToCdn(target, { environment: {} }, site, {
        archive,
        now: new Date(`${day}T10:00:00Z`),
        dryRun: false,
        ...(previous && { previous }),
      });
    /** The branch as GitHub would serve it. */
    const online = () => git("ls-tree", "-r", "--name-only", "gh-pages").split("\n");
    const content = (file: string) => git("show", `gh-pages:${file}`);
    const whole = async (name: "first" | "second"): Promise<LocalSite> => {
      const folder = join(dir, name);
      await makeSite(folder, name);
      return { folder, files: factsOf(folder), commit: name };
    };
    const [first, second] = [await whole("first"), await whole("second")];

    await deploy(first, "2026-11-01");
    expect(online()).toEqual(Object.keys(first.files).sort());
    expect(online()).toContain(".nojekyll");

    const { release } = await deploy(second, "2026-11-20");
    const kept = Object.keys(first.files).filter((file) => isAsset(file) && !(file in second.files));
    expect(online()).toEqual([...Object.keys(second.files), ...kept].sort());
    expect(content("index.html")).toContain("index: drugi");

    const back = archive.find(archive.find(release.id)?.previous?.id ?? "");
    if (!back) throw new Error("The first release is not kept.");
    await deploy({ folder: back.folder, files: back.files, commit: "first" }, "2026-11-21", { release: undefined });
    expect(content("index.html")).toContain("index: pierwsza");
    expect(online()).not.toContain("nowe/uslugi.html");
    expect(git("log", "--format=%s", "gh-pages").split("\n")).toEqual([
      `Strona ${back.release.id}`,
      `Strona ${release.id}`,
      `Strona ${back.release.id}`,
    ]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
