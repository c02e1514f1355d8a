/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { factsOf } from "@/lib/build/build-facts";
import { scriptHash } from "@/lib/build/delivery/export";
import { forServers } from "@/lib/publish/local-site";
import { isAsset } from "@/lib/publish/manifest";
import { openArchive } from "@/lib/publish/releases";
import { rollbackByRsync } from "@/lib/publish/rsync/deploy";
import type { RsyncTarget } from "@/lib/publish/rsync/server";
import { nginxMain } from "@/tests/delivery/local/configs";
import { programPath, selfSigned } from "@/tests/delivery/local/process";
import { testIf } from "@/tests/support";
import { compare } from "./support/place";
import { makeDriver, runDeploy } from "./support/run-driver";
import { makeSite } from "./support/sites";
import { hasSshServer, type SshServer, startSsh } from "./support/ssh-server";
import { deployToVps, type RsyncTask, serverOf } from "./support/task";

// `npm run audit` kills at every step.
const everywhere = process.env.KILL_AT_EVERY_STEP === "1";
jest.setTimeout(everywhere ? 3_600_000 : 300_000);

const there = hasSshServer && programPath("rsync") !== undefined && programPath("ssh") !== undefined;
const hasNginx = programPath("nginx") !== undefined;
const check = testIf(there, "OpenSSH server or rsync is not installed");

describe("a deploy over rsync", () => {
  const dir = mkdtempSync(join(tmpdir(), "publish-rsync-"));
  let number = 0;
  let ssh: SshServer;
  let sites: Record<"first" | "second", Awaited<ReturnType<typeof makeSite>>>;
  /** A server's folder of its own for each test. */
  let folder: string;
  let target: RsyncTarget;

  beforeAll(async () => {
    if (!there) return;
    await chmod(dir, 0o755);
    makeDriver();
    ssh = await startSsh(dir);
    sites = {
      first: await makeSite(join(dir, "first"), "first"),
      second: await makeSite(join(dir, "second"), "second"),
    };
  });
  afterAll(async () => {
    await ssh?.close();
    rmSync(dir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    if (!there) return;
    folder = join(dir, `server-${number++}`);
    mkdirSync(join(folder, "etc"), { recursive: true });
    const settings = {
      program: "nginx" as const,
      file: join(folder, "etc/firma.conf"),
      check: `! grep -q ZEPSUTE ${join(folder, "etc/firma.conf")}`,
      reload: `cat ${join(folder, "etc/firma.conf")} >> ${join(folder, "etc/read")}; readlink ${folder}/current >> ${join(folder, "etc/order")} || true`,
      certificate: "/etc/ssl/firma.pem",
      key: "/etc/ssl/firma.key",
    };
    target = {
      kind: "rsync",
      server: "127.0.0.1",
      port: ssh.port,
      user: ssh.user,
      folder,
      hostKey: ssh.hostKey,
      settings,
    };
  });

  const task = (name: "first" | "second", day: string): RsyncTask => ({
    target,
    privateKey: ssh.privateKey,
    site: sites[name].local,
    settingsFolder: sites[name].settings,
    archive: join(folder, "archive"),
    now: `${day}T10:00:00Z`,
  });
  const deploy = (name: "first" | "second", day: string) => deployToVps(task(name, day));
  const current = () => join(folder, "current");
  const replaced = () =>
    Object.keys(sites.first.local.files).filter((file) => isAsset(file) && !(file in sites.second.local.files));

  check("puts a release beside the old one and changes over by a link, with the old hashed files in it", async () => {
    await deploy("first", "2026-11-01");
    expect(compare(current(), sites.first.local.files, [])).toEqual([]);
    const old = readlinkSync(current());
    await deploy("second", "2026-11-20");
    expect(readlinkSync(current())).not.toBe(old);
    expect(compare(current(), sites.second.local.files, replaced())).toEqual([]);
    expect(replaced().filter((file) => !existsSync(join(current(), file)))).toEqual([]);
    // What has not changed is not sent, and lies on the disk once.
    expect(statSync(join(current(), "robots.txt")).nlink).toBe(2);
  });

  check("logs in once for everything it does", async () => {
    await deploy("first", "2026-11-01");
    const before = ssh.logins();
    await deploy("second", "2026-11-20");
    expect(ssh.logins() - before).toBe(1);
  });

  check("has the server read settings for both releases before the exchange, and the new ones after it", async () => {
    const first = await deploy("first", "2026-11-01");
    const second = await deploy("second", "2026-11-20");
    const order = readFileSync(join(folder, "etc/order"), "utf8").trim().split("\n");
    expect(order.slice(-2)).toEqual([`releases/${first.release.id}`, `releases/${second.release.id}`]);
    const script = (name: "first" | "second") =>
      scriptHash(/<script>([^<]*)/.exec(readFileSync(join(sites[name].local.folder, "index.html"), "utf8"))?.[1] ?? "");
    const read = readFileSync(join(folder, "etc/read"), "utf8").split("# Plik tworzy").slice(-2);
    expect(read[0]).toContain(script("first"));
    expect(read[0]).toContain(script("second"));
    expect(read[1]).not.toContain(script("first"));
    expect(read[1]).toContain(`root ${folder}/current;`);

    // Killed between putting the last settings there and having them read: the next deploy has them read.
    writeFileSync(join(folder, ".publikacja/ustawienia-poprzednie.w-toku"), "");
    await deploy("second", "2026-11-20");
    expect(readFileSync(join(folder, "etc/order"), "utf8").trim().split("\n")).toHaveLength(order.length + 1);
  });

  check("takes settings back that the server refuses, and does not change over", async () => {
    await deploy("first", "2026-11-01");
    const [old, settings] = [readlinkSync(current()), readFileSync(target.settings?.file ?? "", "utf8")];
    const file = join(sites.second.settings, "nginx.conf");
    const good = readFileSync(file, "utf8");
    // What is wrong stands in the policy, which the settings for both releases have as well.
    writeFileSync(file, good.replaceAll("default-src 'none';", "default-src 'none'; ZEPSUTE;"));
    try {
      await expect(deploy("second", "2026-11-20")).rejects.toThrow(/odrzuciło nowe ustawienia.*Zostały poprzednie/s);
    } finally {
      writeFileSync(file, good);
    }
    expect(readlinkSync(current())).toBe(old);
    expect(readFileSync(target.settings?.file ?? "", "utf8")).toBe(settings);
    await deploy("second", "2026-11-20");
    expect(compare(current(), sites.second.local.files, replaced())).toEqual([]);
  });

  testIf(there && hasNginx, "OpenSSH server, rsync or nginx is not installed")(
    "has nginx itself check the settings: good ones are read, wrong ones taken back before anything changes",
    async () => {
      const etc = join(folder, "etc");
      const whole = join(etc, "nginx.conf");
      const tested = join(etc, "tested.conf");
      const { certificate, key } = selfSigned(etc, ["www.firma.example"]);
      const place = { dir: etc, root: current(), http: 0, https: 0, certificate, key, host: "www.firma.example" };
      writeFileSync(whole, nginxMain(place, `include ${tested};`));
      const file = join(etc, "firma.conf");
      // nginx opens the ports even to check: those of this machine are somebody else's.
      const ports = "s/listen 80;/listen 127.0.0.1:18080;/; s/listen 443 /listen 127.0.0.1:18443 /; /listen \\[/d";
      const check = `sed '${ports}' ${file} > ${tested} && ${programPath("nginx")} -t -e stderr -p ${etc} -c ${whole}`;
      target = { ...target, settings: { program: "nginx", file, check, reload: "true", certificate, key } };
      await deploy("first", "2026-11-01");
      const [old, settings] = [readlinkSync(current()), readFileSync(file, "utf8")];
      expect(settings).toContain(`root ${current()};`);

      const made = join(sites.second.settings, "nginx.conf");
      const good = readFileSync(made, "utf8");
      writeFileSync(made, good.replace("server {", "server {\n  roote /srv;"));
      try {
        await expect(deploy("second", "2026-11-20")).rejects.toThrow(
          /odrzuciło nowe ustawienia.*Zostały poprzednie.*unknown directive "roote"/s,
        );
      } finally {
        writeFileSync(made, good);
      }
      expect(readlinkSync(current())).toBe(old);
      expect(readFileSync(file, "utf8")).toBe(settings);
      await deploy("second", "2026-11-20");
      expect(compare(current(), sites.second.local.files, replaced())).toEqual([]);
    },
  );

  check("lets hashed files go 30 days after they were replaced", async () => {
    await deploy("first", "2026-11-01");
    await deploy("second", "2026-11-20");
    const site = { ...sites.second.local, folder: join(folder, "edited") };
    cpSync(sites.second.local.folder, site.folder, { recursive: true });
    const edited = (day: string): RsyncTask => {
      writeFileSync(join(site.folder, "robots.txt"), `# ${day}\n`);
      return { ...task("second", day), site: forServers({ ...site, files: factsOf(site.folder) }) };
    };
    await deployToVps(edited("2026-12-19"));
    expect(replaced().filter((file) => !existsSync(join(current(), file)))).toEqual([]);
    await deployToVps(edited("2026-12-21"));
    expect(replaced().filter((file) => existsSync(join(current(), file)))).toEqual([]);
  });

  check("brings the release before back, with the newer one's hashed files", async () => {
    await deploy("first", "2026-11-01");
    await deploy("second", "2026-11-20");
    const back = { archive: openArchive(join(folder, "archive")), dryRun: false, seize: false };
    const server = await serverOf(task("first", "2026-11-21"));
    try {
      const rollback = () => rollbackByRsync(server, target, { ...back, now: new Date("2026-11-21T10:00:00Z") });
      const { release } = await rollback();
      expect(readlinkSync(current())).toBe(`releases/${release.id}`);
      const others = Object.keys(sites.second.local.files).filter((file) => isAsset(file));
      expect(compare(current(), sites.first.local.files, others)).toEqual([]);
      expect(others.filter((file) => !existsSync(join(current(), file)))).toEqual([]);
      expect(back.archive.online()?.id).toBe(release.id);
      await expect(rollback()).rejects.toThrow(/nie ma poprzedniej wersji/);
    } finally {
      await server.close();
    }
  });

  /** Where to kill: in `npm test` while files are sent, and around the exchange. */
  function killPoints(actions: readonly string[]): number[] {
    // The last three only give the lock back.
    const last = actions.length - 3;
    if (everywhere) return Array.from({ length: last }, (_, index) => index);
    const sending = actions.findIndex((action) => action.startsWith("send "));
    const exchange = actions.findIndex((action) => action.includes('mv -T "$1/current.nowy"'));
    if (sending < 0 || exchange < 0) throw new Error(`Not the steps of a deploy: ${actions.join("\n")}`);
    return [sending, exchange, exchange + 1, last - 1];
  }

  check("killed anywhere it leaves one whole release online, and goes on when it is run again", async () => {
    await deploy("first", "2026-11-01");
    const saved = `${folder}-saved`;
    execFileSync("cp", ["-a", folder, saved]);
    const { told, error } = await runDeploy({ task: task("second", "2026-11-20") });
    if (!told) throw new Error(error);
    const points = killPoints(told.actions);
    if (everywhere) console.log(`rsync: killing at ${points.length} points`);
    const assets = [sites.first, sites.second].flatMap(({ local }) => Object.keys(local.files).filter(isAsset));
    const faults: string[] = [];
    for (const killAt of points) {
      rmSync(folder, { recursive: true });
      execFileSync("cp", ["-a", saved, folder]);
      const ended = await runDeploy({ task: task("second", "2026-11-20"), killAt, half: true });
      const at = `killed at ${killAt} (${told.actions[killAt]?.split("\n")[0]})`;
      expect({ at, killed: ended.killed, error: ended.error }).toEqual({ at, killed: true, error: "" });
      const online = [sites.first, sites.second].map(({ local }) => compare(current(), local.files, assets));
      if (online.every((differences) => differences.length > 0)) faults.push(`${at}: ${online.flat().join(", ")}`);
      await deploy("second", "2026-11-20");
      const again = compare(current(), sites.second.local.files, replaced());
      faults.push(...again.map((fault) => `${at}, again: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  check("only says what it would send when it is asked to", async () => {
    await deploy("first", "2026-11-01");
    const old = readlinkSync(current());
    const { done } = await deployToVps({ ...task("second", "2026-11-20"), dryRun: true });
    expect(done.join("\n")).toContain("+ index.html");
    expect(done.join("\n")).not.toContain("robots.txt");
    expect(readlinkSync(current())).toBe(old);
    expect(readdirSync(join(folder, "releases"))).toHaveLength(1);
  });
});
