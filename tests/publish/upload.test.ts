import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { factsOf } from "@/lib/tools/make/build-facts";
import { isAsset, manifestFile } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { ask } from "@/tests/delivery/support/request";
import { crawl } from "./support/crawl";
import { everywhere, firstStep, killPoints, killTimeout } from "./support/kill";
import { compare, isThere, usePlace } from "./support/place";
import { runDeploy, startDeploy } from "./support/run-driver";
import { deployToFolder } from "./support/task";

jest.setTimeout(killTimeout);

/** At the lock, while files are sent, and spread over the steps that visitors can notice. */
const pointsOf = (actions: readonly string[]) =>
  killPoints(actions, (last) => {
    const sending = firstStep(actions, (action) => action.startsWith("write .publikacja/nowe/"));
    const first = firstStep(actions, (action) => /^rename .* → (?!\.publikacja)/.test(action));
    const opening = firstStep(actions, (action) => action.endsWith("przejsciowy → .htaccess"));
    const spread = [0.2, 0.4, 0.6, 0.8].map((part) => Math.round(first + (last - first) * part));
    return [2, 3, sending, sending + 7, first - 2, first - 1, first, first + 1, opening + 1, ...spread, last - 1];
  });

describe.each(["sftp", "ftps"] as const)("a deploy over %s", (protocol) => {
  const { place, check } = usePlace(protocol);

  /** Hashed files of the first release that the second does not have. */
  const replaced = () =>
    Object.keys(place().sites.first.files).filter((file) => isAsset(file) && !(file in place().sites.second.files));

  check("puts every file there, and pages that visitors find whole", async () => {
    expect(compare(place().root, place().sites.first.files, [])).toEqual([]);
    expect(await crawl(place().web)).toEqual([]);
  });

  check("gives out nothing of what it keeps beside the site", async () => {
    expect(isThere(place(), manifestFile)).toBe(true);
    expect((await ask(place().web, `/${manifestFile}`)).status).toBe(404);
  });

  check("brings the next release, keeps its predecessor's hashed files and removes its pages", async () => {
    await deployToFolder(place().deploy("second"));
    expect(compare(place().root, place().sites.second.files, replaced())).toEqual([]);
    expect(replaced().filter((file) => !isThere(place(), file))).toEqual([]);
    expect(await crawl(place().web)).toEqual([]);
  });

  check("sends nothing when nothing has changed", async () => {
    const before = readFileSync(join(place().root, manifestFile), "utf8");
    expect((await deployToFolder(place().deploy("first"))).plan.send).toEqual([]);
    expect(readFileSync(join(place().root, manifestFile), "utf8")).toBe(before);
  });

  check("leaves a whole site when it is killed, and goes on when it is run again", async () => {
    const { told } = await runDeploy({ task: place().deploy("second") });
    const actions = told?.actions ?? [];
    const points = pointsOf(actions);
    if (everywhere) console.log(`${protocol}: killing at ${points.length} points`);
    const found: string[] = [];
    for (const killAt of points) {
      place().reset();
      const half = actions[killAt]?.startsWith("write") ?? false;
      const ended = await runDeploy({ task: place().deploy("second"), killAt, half });
      const at = `killed before ${killAt} (${actions[killAt]})`;
      expect({ at, killed: ended.killed, error: ended.error }).toEqual({ at, killed: true, error: "" });
      found.push(...(await crawl(place().web)).map((problem) => `${at}: ${problem}`));
      await deployToFolder(place().deploy("second"));
      found.push(
        ...compare(place().root, place().sites.second.files, replaced()).map((fault) => `${at}, again: ${fault}`),
      );
    }
    expect(found).toEqual([]);
  });

  check("goes back whole to the release before a deploy that was killed", async () => {
    const { told } = await runDeploy({ task: place().deploy("second") });
    const steps = told?.actions ?? [];
    place().reset();
    await runDeploy({
      task: place().deploy("second"),
      killAt: firstStep(steps, (step) => step.startsWith("remove usl")),
    });
    expect(isThere(place(), "nowe/uslugi.html")).toBe(true);
    await deployToFolder(place().deploy("first"));
    const newer = Object.keys(place().sites.second.files).filter(isAsset);
    expect(compare(place().root, place().sites.first.files, newer)).toEqual([]);
  });

  /** Deploys the second release and goes back to what the archive has kept of the first. */
  async function goBack(): Promise<void> {
    await deployToFolder(place().deploy("second"));
    const archive = openArchive(place().archive);
    const kept = archive.find(archive.online()?.previous?.id ?? "");
    if (!kept) throw new Error("The first release is not kept.");
    expect(archive.damaged(kept)).toEqual([]);
    await deployToFolder(
      place().deploy("second", { site: { folder: kept.folder, files: kept.files, commit: "first" } }),
    );
    const newer = Object.keys(place().sites.second.files).filter(isAsset);
    expect(compare(place().root, place().sites.first.files, newer)).toEqual([]);
    expect(await crawl(place().web)).toEqual([]);
    // What `npm run changes` compares with.
    expect(archive.online()?.release.id).toBe(kept.release.id);
  }

  check("brings the release before back from what this computer keeps of it", goBack);

  check("brings the release before back that another computer has put there", async () => {
    // Nothing is kept here: what is online is fetched before it is replaced.
    rmSync(place().archive, { recursive: true });
    await goBack();
  });

  check("only says what it would do when it is asked to", async () => {
    const before = factsOf(place().root);
    const { done } = await deployToFolder(place().deploy("second", { dryRun: true }));
    expect(done.join("\n")).toMatch(/^Do wysłania: .*\+ index\.html .*Do usunięcia: .*- uslugi\/stare\.html/s);
    expect(factsOf(place().root)).toEqual(before);
  });

  check("refuses a second deploy while one runs, and says who it is", async () => {
    const one = startDeploy({ task: place().deploy("second"), waitAt: 12 });
    await one.waits;
    const other = deployToFolder(place().deploy("second"));
    await expect(other).rejects.toThrow(/Ktoś inny właśnie publikuje tę stronę \(.+@.+, od: .+\)/);
    one.child.stdin?.write("\n");
    expect((await one.ended).error).toBe("");
    expect(compare(place().root, place().sites.second.files, replaced())).toEqual([]);
  });
});
