/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { scriptHash } from "@/lib/tools/hosting/export";
import { factsOf } from "@/lib/tools/make/build-facts";
import { forServers } from "@/lib/tools/publish/local-site";
import { isAsset } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import { rollbackByRsync } from "@/lib/tools/publish/rsync/deploy";
import type { RsyncTarget } from "@/lib/tools/publish/rsync/server";
import { programPath } from "@/tests/delivery/local/process";
import { testIf } from "@/tests/support";
import { compare } from "./support/place";
import { deployToVps, type RsyncTask, serverOf } from "./support/task";
import { makeVps, missingForRsync, prepareWeb, type Vps } from "./support/vps";

jest.setTimeout(300_000);
const check = testIf(missingForRsync === undefined, missingForRsync ?? "");
const missingForNginx = missingForRsync ?? (programPath("nginx") ? undefined : "nginx is not installed");

describe("a deploy over rsync", () => {
  let number = 0;
  let vps: Vps;
  /** A server's folder of its own for each test. */
  let folder: string;
  let target: RsyncTarget;

  beforeAll(async () => {
    if (!missingForRsync) vps = await makeVps();
  });
  afterAll(async () => vps?.close());
  beforeEach(() => {
    if (missingForRsync) return;
    folder = join(vps.dir, `server-${number++}`);
    mkdirSync(join(folder, "etc"), { recursive: true });
    target = vps.target(folder, {
      program: "nginx",
      file: join(folder, "etc/firma.conf"),
      check: `! grep -q ZEPSUTE ${join(folder, "etc/firma.conf")}`,
      reload: `cat ${join(folder, "etc/firma.conf")} >> ${join(folder, "etc/read")}; readlink ${folder}/current >> ${join(folder, "etc/order")} || true`,
      certificate: "/etc/ssl/firma.pem",
      key: "/etc/ssl/firma.key",
    });
  });

  const task = (name: "first" | "second", day?: string): RsyncTask => vps.task(target, name, day);
  const deploy = (name: "first" | "second") => deployToVps(task(name));
  const current = () => join(folder, "current");
  const siteOf = (name: "first" | "second") => vps.sites[name].local;

  check("puts a release beside the old one and changes over by a link, with the old hashed files in it", async () => {
    await deploy("first");
    expect(compare(current(), siteOf("first").files, [])).toEqual([]);
    const old = readlinkSync(current());
    await deploy("second");
    expect(readlinkSync(current())).not.toBe(old);
    expect(compare(current(), siteOf("second").files, vps.replaced())).toEqual([]);
    expect(vps.replaced().filter((file) => !existsSync(join(current(), file)))).toEqual([]);
    // What has not changed is not sent, and lies on the disk once.
    expect(statSync(join(current(), "robots.txt")).nlink).toBe(2);
  });

  check("logs in once for everything it does", async () => {
    await deploy("first");
    const before = vps.ssh.logins();
    await deploy("second");
    expect(vps.ssh.logins() - before).toBe(1);
  });

  check("has the server read settings for both releases before the exchange, and the new ones after it", async () => {
    const first = await deploy("first");
    const second = await deploy("second");
    const order = readFileSync(join(folder, "etc/order"), "utf8").trim().split("\n");
    expect(order.slice(-2)).toEqual([`releases/${first.release.id}`, `releases/${second.release.id}`]);
    const script = (name: "first" | "second") =>
      scriptHash(/<script>([^<]*)/.exec(readFileSync(join(siteOf(name).folder, "index.html"), "utf8"))?.[1] ?? "");
    const read = readFileSync(join(folder, "etc/read"), "utf8").split("# Plik tworzy").slice(-2);
    expect(read[0]).toContain(script("first"));
    expect(read[0]).toContain(script("second"));
    expect(read[1]).not.toContain(script("first"));
    expect(read[1]).toContain(`root ${folder}/current;`);

    // Killed between putting the last settings there and having them read: the next deploy has them read.
    writeFileSync(join(folder, ".publikacja/ustawienia-poprzednie.w-toku"), "");
    await deploy("second");
    expect(readFileSync(join(folder, "etc/order"), "utf8").trim().split("\n")).toHaveLength(order.length + 1);
  });

  check("takes settings back that the server refuses, and does not change over", async () => {
    await deploy("first");
    const [old, settings] = [readlinkSync(current()), readFileSync(target.settings?.file ?? "", "utf8")];
    const file = join(vps.sites.second.settings, "nginx.conf");
    const good = readFileSync(file, "utf8");
    // What is wrong stands in the policy, which the settings for both releases have as well.
    writeFileSync(file, good.replaceAll("default-src 'none';", "default-src 'none'; ZEPSUTE;"));
    try {
      await expect(deploy("second")).rejects.toThrow(/odrzuciło nowe ustawienia.*Zostały poprzednie/s);
    } finally {
      writeFileSync(file, good);
    }
    expect(readlinkSync(current())).toBe(old);
    expect(readFileSync(target.settings?.file ?? "", "utf8")).toBe(settings);
    await deploy("second");
    expect(compare(current(), siteOf("second").files, vps.replaced())).toEqual([]);
  });

  testIf(missingForNginx === undefined, missingForNginx ?? "")(
    "has nginx itself check the settings: good ones are read, wrong ones taken back before anything changes",
    async () => {
      const etc = join(folder, "etc");
      const { settings: own } = await prepareWeb("nginx", { etc, root: current(), own: join(folder, "web") });
      target = vps.target(folder, { ...own, reload: "true" });
      const { file } = own;
      await deploy("first");
      const [old, settings] = [readlinkSync(current()), readFileSync(file, "utf8")];
      expect(settings).toContain(`root ${current()};`);

      const made = join(vps.sites.second.settings, "nginx.conf");
      const good = readFileSync(made, "utf8");
      writeFileSync(made, good.replace("server {", "server {\n  roote /srv;"));
      try {
        await expect(deploy("second")).rejects.toThrow(
          /odrzuciło nowe ustawienia.*Zostały poprzednie.*unknown directive "roote"/s,
        );
      } finally {
        writeFileSync(made, good);
      }
      expect(readlinkSync(current())).toBe(old);
      expect(readFileSync(file, "utf8")).toBe(settings);
      await deploy("second");
      expect(compare(current(), siteOf("second").files, vps.replaced())).toEqual([]);
    },
  );

  check("lets hashed files go 30 days after they were replaced", async () => {
    await deploy("first");
    await deploy("second");
    const site = { ...siteOf("second"), folder: join(folder, "edited") };
    cpSync(siteOf("second").folder, site.folder, { recursive: true });
    const edited = (day: string): RsyncTask => {
      writeFileSync(join(site.folder, "robots.txt"), `# ${day}\n`);
      return { ...task("second", day), site: forServers({ ...site, files: factsOf(site.folder) }) };
    };
    await deployToVps(edited("2026-12-19"));
    expect(vps.replaced().filter((file) => !existsSync(join(current(), file)))).toEqual([]);
    await deployToVps(edited("2026-12-21"));
    expect(vps.replaced().filter((file) => existsSync(join(current(), file)))).toEqual([]);
  });

  check("brings the release before back, with the newer one's hashed files", async () => {
    await deploy("first");
    await deploy("second");
    const back = { archive: openArchive(vps.archiveOf(folder)), dryRun: false, seize: false };
    const server = await serverOf(task("first", "2026-11-21"));
    try {
      const rollback = () => rollbackByRsync(server, target, { ...back, now: new Date("2026-11-21T10:00:00Z") });
      const { release } = await rollback();
      expect(readlinkSync(current())).toBe(`releases/${release.id}`);
      const others = Object.keys(siteOf("second").files).filter((file) => isAsset(file));
      expect(compare(current(), siteOf("first").files, others)).toEqual([]);
      expect(others.filter((file) => !existsSync(join(current(), file)))).toEqual([]);
      expect(back.archive.online()?.id).toBe(release.id);
      await expect(rollback()).rejects.toThrow(/nie ma poprzedniej wersji/);
    } finally {
      await server.close();
    }
  });

  check("only says what it would send when it is asked to", async () => {
    await deploy("first");
    const old = readlinkSync(current());
    const { done } = await deployToVps({ ...task("second"), dryRun: true });
    expect(done.join("\n")).toContain("+ index.html");
    expect(done.join("\n")).not.toContain("robots.txt");
    expect(readlinkSync(current())).toBe(old);
    expect(readdirSync(join(folder, "releases"))).toHaveLength(1);
  });
});
