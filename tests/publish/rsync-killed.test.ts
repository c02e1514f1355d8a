/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAsset } from "@/lib/tools/publish/manifest";
import { programPath } from "@/tests/delivery/local/process";
import { testIf } from "@/tests/support";
import { crawl } from "./support/crawl";
import { everywhere, firstStep, killPoints, killTimeout } from "./support/kill";
import { compare } from "./support/place";
import { runDeploy } from "./support/run-driver";
import { deployToVps } from "./support/task";
import { makeVps, missingForRsync, prepareWeb, readSettings, type Vps } from "./support/vps";

jest.setTimeout(killTimeout);

/** At the settings, while files are sent, and around the exchange. */
const pointsOf = (actions: readonly string[]) =>
  killPoints(actions, () => {
    const sending = firstStep(actions, (action) => action.startsWith("send "));
    const settings = firstStep(actions, (action) => action.startsWith("write .publikacja/ustawienia-nowe"));
    const exchange = firstStep(actions, (action) => action.includes('mv -T "$1/current.nowy"'));
    return [sending, settings, exchange, exchange + 1];
  });

describe.each(["nginx", "caddy"] as const)("a deploy over rsync to a server with %s", (program) => {
  const missing = missingForRsync ?? (programPath(program) ? undefined : `${program} is not installed`);
  const check = testIf(missing === undefined, missing ?? "");
  let vps: Vps;
  beforeAll(async () => {
    if (!missing) vps = await makeVps();
  });
  afterAll(async () => vps?.close());

  check("killed anywhere it leaves a whole site online, and goes on when it is run again", async () => {
    const [all, saved] = [join(vps.dir, "server"), join(vps.dir, "saved")];
    const folder = join(all, "www");
    mkdirSync(folder, { recursive: true });
    const root = join(folder, "current");
    const web = await prepareWeb(program, { etc: join(all, "etc"), root, own: join(vps.dir, "web") });
    // The first settings are read by the start itself.
    const { check: test } = web.settings;
    await deployToVps(vps.task(vps.target(folder, { ...web.settings, reload: "true" }), "first"));
    execFileSync("sh", ["-c", test], { stdio: "ignore" });
    const server = await web.start();
    try {
      expect(await crawl(server)).toEqual([]);
      execFileSync("cp", ["-a", all, saved]);
      const task = vps.task(vps.target(folder, web.settings), "second");
      const { told, error } = await runDeploy({ task });
      if (!told) throw new Error(error);
      const points = pointsOf(told.actions);
      const began = performance.now();
      const assets = [vps.sites.first, vps.sites.second].flatMap(({ local }) =>
        Object.keys(local.files).filter(isAsset),
      );
      const faults: string[] = [];
      for (const killAt of points) {
        rmSync(all, { recursive: true });
        execFileSync("cp", ["-a", saved, all]);
        readSettings(web);
        const ended = await runDeploy({ task, killAt, half: true });
        const at = `killed at ${killAt} (${told.actions[killAt]?.split("\n")[0]})`;
        expect({ at, killed: ended.killed, error: ended.error }).toEqual({ at, killed: true, error: "" });
        faults.push(...(await crawl(server)).map((fault) => `${at}: ${fault}`));
        const online = [vps.sites.first, vps.sites.second].map(({ local }) => compare(root, local.files, assets));
        if (online.every((differences) => differences.length > 0)) faults.push(`${at}: ${online.flat().join(", ")}`);
        await deployToVps(task);
        faults.push(...(await crawl(server)).map((fault) => `${at}, again: ${fault}`));
        faults.push(
          ...compare(root, vps.sites.second.local.files, vps.replaced()).map((fault) => `${at}, again: ${fault}`),
        );
      }
      const seconds = Math.round((performance.now() - began) / 1000);
      if (everywhere) console.log(`rsync, ${program}: killed at ${points.length} points in ${seconds} s`);
      expect(faults).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
