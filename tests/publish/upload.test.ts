/** A deploy to shared hosting by SFTP or FTPS leaves half a site, loses files, or runs beside another one. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "@/lib/tools/make/build-record";
import { manifestFile } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { gate } from "@/tests/browser/pages";
import { testAll } from "@/tests/extent";
import { crawl } from "./support/crawl";
import { usePlace } from "./support/place";
import { runDeploy, withDriver } from "./support/run-driver";
import { deployToFolder } from "./support/task";

jest.setTimeout(testAll ? 1_200_000 : 120_000);
withDriver();

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
  const { place, check } = usePlace(protocol);

  check("uploads every file, and its own data", async () => {
    expect(await place().faults("first")).toEqual([]);
    expect(place().isThere(manifestFile)).toBe(true);
  });

  check("sends nothing when nothing has changed", async () => {
    const before = readFileSync(join(place().root, manifestFile), "utf8");
    expect((await deployToFolder(place().deploy("first"))).plan.send).toEqual([]);
    expect(readFileSync(join(place().root, manifestFile), "utf8")).toBe(before);
  });

  check("only prints its plan in a dry run", async () => {
    const before = hashFiles(place().root);
    const { actions } = await deployToFolder(place().deploy("second", { dryRun: true }));
    expect(actions.join("\n")).toMatch(/^Do wysłania: .*\+ index\.html .*Do usunięcia: .*- uslugi\/stare\.html/s);
    expect(hashFiles(place().root)).toEqual(before);
  });

  check("leaves a whole site when it is killed, and both releases can be deployed then", async () => {
    const actions: string[] = [];
    await deployToFolder(place().deploy("second"), (action) => void actions.push(action));
    const problems: string[] = [];
    for (const killAt of killPoints(actions)) {
      const action = actions[killAt] ?? "";
      const at = `killed before ${killAt} (${action})`;
      place().reset();
      const task = place().deploy("second");
      const ended = await runDeploy({ task, killAt, half: action.startsWith("write") });
      expect({ at, ...ended }).toEqual({ at, killed: true, error: "" });
      problems.push(...(await crawl(place().web)).map((fault) => `${at}: ${fault}`));
      const [next, other] = removal.test(action) ? (["first", "second"] as const) : (["second", "first"] as const);
      await deployToFolder(place().deploy(next));
      problems.push(...(await place().faults(next, place().assets[other])).map((fault) => `${at}, ${next}: ${fault}`));
    }
    expect(problems).toEqual([]);
  });

  for (const [origin, isKept] of Object.entries({
    "this computer has archived": true,
    "another computer has deployed": false,
  }))
    check(`deploys a release, and rolls back to one that ${origin}`, async () => {
      // Without an archive the release online is downloaded before it is replaced.
      if (!isKept) rmSync(place().archive, { recursive: true });
      const { first, second } = place().assets;
      await deployToFolder(place().deploy("second"));
      expect(await place().faults("second", first)).toEqual([]);
      // For pages that are open.
      expect(first.filter((file) => !place().isThere(file))).toEqual([]);
      const archive = openArchive(place().archive);
      const release = archive.find(archive.findOnline()?.previous?.id ?? "");
      if (!release) throw new Error("The first release is not kept.");
      expect(archive.damagedFiles(release)).toEqual([]);
      const { folder, files } = release;
      await deployToFolder(place().deploy("second", { site: { folder, files, commit: "first" } }));
      expect(await place().faults("first", second)).toEqual([]);
      // `npm run changes` compares with it.
      expect(archive.findOnline()?.release.id).toBe(release.release.id);
    });

  check("refuses a second deploy while one runs, and says who it is", async () => {
    const [halfSent, mayContinue] = [gate(), gate()];
    const one = deployToFolder(place().deploy("second"), async (action) => {
      if (!kinds[0]?.test(action)) return;
      halfSent.open();
      await mayContinue.opened;
    });
    await halfSent.opened;
    const other = deployToFolder(place().deploy("second"));
    await expect(other).rejects.toThrow(/Ktoś inny właśnie publikuje tę stronę \(.+@.+, od: .+\)/);
    mayContinue.open();
    await one;
    expect(await place().faults("second", place().assets.first)).toEqual([]);
  });
});
