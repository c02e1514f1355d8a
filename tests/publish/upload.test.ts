/** A deploy to shared hosting by SFTP or FTPS leaves half a site, loses files, or runs beside another one. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "@/lib/tools/make/build-record";
import { manifestFile } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { gate } from "@/tests/browser/pages";
import { testAll } from "@/tests/extent";
import { crawl } from "./support/crawl";
import { useSandbox } from "./support/place";
import { deployToFolder, killDeploy } from "./support/task";

jest.setTimeout(testAll ? 1_200_000 : 120_000);

const removal = /^remove uslugi/;
/** Actions that may be interrupted: sending, replacing pages and settings, removing pages. */
const kinds = [/^write \.publikacja\/nowe/, /^rename .* → index\.html$/, /^rename .* → \.htaccess$/, removal];

/**
 * Actions before which a deploy is killed: one of each kind; in the long run each that a visitor notices and one of
 * every other verb. The last three only release the lock.
 */
function killPoints(actions: readonly string[]): number[] {
  const points = kinds.map((kind) => actions.findIndex((action) => kind.test(action)));
  expect(points).not.toContain(-1);
  if (!testAll) return points;
  const verbs = actions.map((action) => action.split(" ")[0]);
  const isSeen = (action: string) => /^(?:rename .* →|remove) (?!\.publikacja)/.test(action);
  const all = actions.flatMap((action, at) =>
    isSeen(action) || verbs.indexOf(verbs[at]) === at || points.includes(at) ? [at] : [],
  );
  return all.filter((at) => at < actions.length - 3);
}

describe.each(["sftp", "ftps"] as const)("a deploy over %s", (protocol) => {
  const { sandbox, check } = useSandbox(protocol);

  check("sends nothing when nothing has changed", async () => {
    const before = readFileSync(join(sandbox().root, manifestFile), "utf8");
    expect((await deployToFolder(sandbox().deploy("first"))).plan.send).toEqual([]);
    expect(readFileSync(join(sandbox().root, manifestFile), "utf8")).toBe(before);
  });

  check("only prints its plan in a dry run", async () => {
    const before = hashFiles(sandbox().root);
    const { actions } = await deployToFolder(sandbox().deploy("second", { dryRun: true }));
    expect(actions.join("\n")).toMatch(/^Do wysłania: .*\+ index\.html .*Do usunięcia: .*- uslugi\/stare\.html/s);
    expect(hashFiles(sandbox().root)).toEqual(before);
  });

  check("leaves a whole site when it is killed, and both releases can be deployed then", async () => {
    const actions: string[] = [];
    await deployToFolder(sandbox().deploy("second"), (action) => void actions.push(action));
    const problems: string[] = [];
    for (const killAt of killPoints(actions)) {
      const action = actions[killAt] ?? "";
      const at = `killed before ${killAt} (${action})`;
      sandbox().reset();
      await killDeploy(sandbox().deploy("second"), killAt, action.startsWith("write"));
      problems.push(...(await crawl(sandbox().web)).map((fault) => `${at}: ${fault}`));
      const [next, other] = removal.test(action) ? (["first", "second"] as const) : (["second", "first"] as const);
      await deployToFolder(sandbox().deploy(next, { seize: true }));
      problems.push(...(await sandbox().faults(next, sandbox().assets[other])).map((one) => `${at}, ${next}: ${one}`));
    }
    expect(problems).toEqual([]);
  });

  for (const [origin, isKept] of Object.entries({
    "this computer has archived": true,
    "another computer has deployed": false,
  }))
    check(`deploys a release, and rolls back to one that ${origin}`, async () => {
      // Without an archive the release online is downloaded before it is replaced.
      if (!isKept) rmSync(sandbox().archive, { recursive: true });
      const { first, second } = sandbox().assets;
      await deployToFolder(sandbox().deploy("second"));
      expect(await sandbox().faults("second", first)).toEqual([]);
      // For pages that are open.
      expect(first.filter((file) => !sandbox().isThere(file))).toEqual([]);
      const archive = openArchive(sandbox().archive);
      const release = archive.find(archive.findOnline()?.previous?.id ?? "");
      if (!release) throw new Error("The first release is not kept.");
      expect(archive.damagedFiles(release)).toEqual([]);
      const { folder, files } = release;
      await deployToFolder(sandbox().deploy("second", { site: { folder, files, commit: "first" } }));
      expect(await sandbox().faults("first", second)).toEqual([]);
      // `npm run changes` compares with it.
      expect(archive.findOnline()?.release.id).toBe(release.release.id);
    });

  check("refuses a second deploy while one runs, and says who it is", async () => {
    const [halfSent, mayContinue] = [gate(), gate()];
    const one = deployToFolder(sandbox().deploy("second"), async (action) => {
      if (!kinds[0]?.test(action)) return;
      halfSent.open();
      await mayContinue.opened;
    });
    await halfSent.opened;
    const other = deployToFolder(sandbox().deploy("second"));
    await expect(other).rejects.toThrow(/Ktoś inny właśnie publikuje tę stronę \(.+@.+, od: .+\)/);
    mayContinue.open();
    await one;
    expect(await sandbox().faults("second", sandbox().assets.first)).toEqual([]);
  });
});
