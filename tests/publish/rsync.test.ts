/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptHash } from "@/lib/build/delivery/export";
import { isAsset } from "@/lib/publish/manifest";
import { openArchive } from "@/lib/publish/releases";
import { deployByRsync, rollbackByRsync } from "@/lib/publish/rsync/deploy";
import { openServer, type RsyncTarget, type Server } from "@/lib/publish/rsync/server";
import { programPath } from "@/tests/delivery/local/process";
import { testIf } from "@/tests/support";
import { compare } from "./support/place";
import { makeSite } from "./support/sites";
import { hasSshServer, type SshServer, startSsh } from "./support/ssh-server";

// `npm run audit` interrupts before every command.
const everywhere = process.env.KILL_AT_EVERY_STEP === "1";
jest.setTimeout(everywhere ? 3_600_000 : 300_000);

const there = hasSshServer && programPath("rsync") !== undefined && programPath("ssh") !== undefined;
const check = testIf(there, "OpenSSH server or rsync is not installed");

describe("a deploy over rsync", () => {
  const dir = mkdtempSync(join(tmpdir(), "publish-rsync-"));
  let number = 0;
  let ssh: SshServer;
  let sites: Record<"first" | "second", Awaited<ReturnType<typeof makeSite>>>;
  /** A server's folder of its own for each test. */
  let folder: string;
  let target: RsyncTarget;
  let server: Server;
  let archive: ReturnType<typeof openArchive>;

  beforeAll(async () => {
    if (!there) return;
    await chmod(dir, 0o755);
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
    archive = openArchive(join(folder, "archive"));
    server = await openServer(target, { keyFile: ssh.keyFile, privateKey: ssh.privateKey, environment: {} });
  });
  afterEach(async () => server?.close());

  const options = (day: string) => ({ archive, now: new Date(`${day}T10:00:00Z`), dryRun: false, seize: false });
  const deploy = (name: "first" | "second", day: string, via = server) =>
    deployByRsync(via, target, sites[name].local, { ...options(day), settingsFolder: sites[name].settings });
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

  check("lets hashed files go 30 days after they were replaced", async () => {
    await deploy("first", "2026-11-01");
    await deploy("second", "2026-11-20");
    await deploy("first", "2026-12-01");
    const others = Object.keys(sites.second.local.files).filter(
      (file) => isAsset(file) && !(file in sites.first.local.files),
    );
    expect(others.filter((file) => !existsSync(join(current(), file)))).toEqual([]);
    await deploy("second", "2026-12-02");
    await deploy("first", "2027-01-10");
    expect(compare(current(), sites.first.local.files, others)).toEqual([]);
  });

  check("brings the release before back, with the newer one's hashed files", async () => {
    await deploy("first", "2026-11-01");
    await deploy("second", "2026-11-20");
    const { release } = await rollbackByRsync(server, target, options("2026-11-21"));
    expect(readlinkSync(current())).toBe(`releases/${release.id}`);
    const others = Object.keys(sites.second.local.files).filter((file) => isAsset(file));
    expect(compare(current(), sites.first.local.files, others)).toEqual([]);
    expect(others.filter((file) => !existsSync(join(current(), file)))).toEqual([]);
    expect(archive.online()?.id).toBe(release.id);
    await expect(rollbackByRsync(server, target, options("2026-11-21"))).rejects.toThrow(/nie ma poprzedniej wersji/);
  });

  check("killed before any of its commands it leaves one whole release online, and goes on", async () => {
    const faults: string[] = [];
    // Read, send, set aside, link, read settings, put settings, exchange, put settings, prune.
    for (const stopAt of everywhere ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [3, 7, 8]) {
      rmSync(join(folder, ".publikacja"), { recursive: true, force: true });
      rmSync(join(folder, "releases"), { recursive: true, force: true });
      rmSync(current(), { force: true });
      await deploy("first", "2026-11-01");
      let left = stopAt;
      const step = async <T>(work: () => Promise<T>): Promise<T> => {
        if (--left === 0) throw new Error("interrupted");
        return work();
      };
      const failing: Server = {
        ...server,
        run: (...call) => step(() => server.run(...call)),
        send: (...call) => step(() => server.send(...call)),
      };
      const ended = await deploy("second", "2026-11-20", failing).then(
        () => "done",
        (error: Error) => error.message,
      );
      expect(ended).toBe("interrupted");
      const [first, second] = [sites.first, sites.second].map(({ local }) =>
        compare(
          current(),
          local.files,
          [...Object.keys(sites.first.local.files), ...Object.keys(sites.second.local.files)].filter(isAsset),
        ),
      );
      if (first?.length && second?.length) faults.push(`before command ${stopAt}: ${first.join(", ")}`);
      await deploy("second", "2026-11-20");
      faults.push(
        ...compare(current(), sites.second.local.files, replaced()).map((fault) => `${stopAt}, again: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });

  check("only says what it would send when it is asked to", async () => {
    await deploy("first", "2026-11-01");
    const old = readlinkSync(current());
    const { done } = await deployByRsync(server, target, sites.second.local, {
      ...options("2026-11-20"),
      dryRun: true,
      settingsFolder: sites.second.settings,
    });
    expect(done.join("\n")).toContain("+ index.html");
    expect(done.join("\n")).not.toContain("robots.txt");
    expect(readlinkSync(current())).toBe(old);
    expect(existsSync(join(folder, "releases", "second"))).toBe(false);
  });
});
