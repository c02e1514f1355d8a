/** @jest-environment node */
import { chownSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RsyncTarget } from "@/lib/tools/publish/rsync/server";
import { programPath } from "@/tests/delivery/local/process";
import { testIf } from "@/tests/support";
import { breakingProxy, fillDisk, makeSmallDisk } from "./support/obstacles";
import { compare } from "./support/place";
import { runDeploy, startDeploy } from "./support/run-driver";
import { hasOrdinaryUser, makeKey, noOrdinaryUser, ordinaryUser, startSsh } from "./support/ssh-server";
import { deployToVps, type RsyncTask } from "./support/task";
import { makeVps, missingForRsync, type Vps } from "./support/vps";

jest.setTimeout(300_000);
const check = testIf(missingForRsync === undefined, missingForRsync ?? "");

describe("over rsync, when something is wrong", () => {
  let vps: Vps;
  let folder: string;
  let number = 0;
  beforeAll(async () => {
    if (!missingForRsync) vps = await makeVps();
  });
  const disk = missingForRsync ? undefined : makeSmallDisk();
  afterAll(async () => {
    await vps?.close();
    disk?.remove();
  });
  /** The first release, online in a folder of its own. */
  async function begin(place = join(vps.dir, `server-${number++}`)): Promise<void> {
    folder = place;
    mkdirSync(folder, { recursive: true });
    await deployToVps(vps.task(vps.target(folder), "first"));
  }
  beforeEach(async () => {
    if (!missingForRsync) await begin();
  });

  const current = () => join(folder, "current");
  /** A deploy in a process of its own: a lock it cannot give back is then that of a process which is no more. */
  const messageOf = async (task: RsyncTask) => (await runDeploy({ task })).error.trim();

  /** What the owner reads of a deploy that has to fail, after which the first release is online as it was. */
  async function refusal(wrong: Partial<RsyncTarget>, key = vps.ssh.privateKey): Promise<string> {
    const online = readlinkSync(current());
    const target: RsyncTarget = { ...vps.target(folder), ...wrong };
    const message = await messageOf({ ...vps.task(target, "second"), privateKey: key });
    expect(readlinkSync(current())).toBe(online);
    expect(compare(current(), vps.sites.first.local.files, [])).toEqual([]);
    return message;
  }

  /** The next deploy goes through. */
  async function goOn(target = vps.target(folder)): Promise<void> {
    await deployToVps(vps.task(target, "second"));
    expect(compare(current(), vps.sites.second.local.files, vps.replaced())).toEqual([]);
  }

  check("a server that is not the right one gets nothing", async () => {
    const other = `SHA256:${"A".repeat(43)}`;
    const message = await refusal({ hostKey: other });
    expect(message).toMatch(/przedstawia się innym kluczem.*Nic nie zostało wysłane/s);
    expect(message).toContain(other);
  });

  check("a key that the server does not know is said as such", async () => {
    const file = join(vps.dir, "other-key");
    makeKey(file);
    expect(await refusal({}, readFileSync(file, "utf8"))).toMatch(/nie przyjął loginu „.+” z podanym.* kluczem/);
  });

  check("a key that is none, or is shut by a password, is said as such", async () => {
    expect(await refusal({}, readFileSync(`${vps.ssh.keyFile}.pub`, "utf8"))).toMatch(
      /nie jest kluczem prywatnym.*\.pub/,
    );
    const file = join(vps.dir, "locked-key");
    makeKey(file, "tajne");
    expect(await refusal({}, readFileSync(file, "utf8"))).toMatch(/zamknięty hasłem.*PUBLIKACJA_HASLO_KLUCZA/);
  });

  check("a folder that is not there is not made", async () => {
    expect(await refusal({ folder: `${folder}/nie-ma` })).toMatch(/Na serwerze nie ma folderu .*nie-ma/);
  });

  check("no server on that port is said as such", async () => {
    const free = await breakingProxy(1, 0);
    free.close();
    expect(await refusal({ port: free.port })).toMatch(/nie przyjmuje połączeń SSH na porcie/);
  });

  check("a line cut while files are sent changes nothing, and the next deploy goes on", async () => {
    const proxy = await breakingProxy(vps.ssh.port, 20_000);
    expect(await refusal({ port: proxy.port })).toMatch(
      /^Wysyłanie plików: połączenie z serwerem zostało przerwane.*npm run deploy jeszcze raz/,
    );
    proxy.close();
    await goOn();
  });

  check("a server without rsync is told from one that refuses", async () => {
    const bin = join(vps.dir, "bin");
    mkdirSync(bin);
    for (const name of ["sh", "readlink"]) symlinkSync(programPath(name) ?? "", join(bin, name));
    const poor = await startSsh(join(vps.dir, "poor"), { path: bin });
    try {
      const { port, hostKey, privateKey } = poor;
      expect(await refusal({ port, hostKey }, privateKey)).toMatch(
        /Na serwerze nie ma programu rsync.*apt install rsync/,
      );
    } finally {
      await poor.close();
    }
    await goOn();
  });

  testIf(!missingForRsync && hasOrdinaryUser, missingForRsync ?? noOrdinaryUser)(
    "a folder without the right to write is said as such, and so is one of releases",
    async () => {
      const ordinary = await startSsh(join(vps.dir, "ordinary"), { ordinary: true });
      try {
        const { port, hostKey, user, privateKey } = ordinary;
        const denied = /serwer odmawia.*Permission denied.*prawo zapisu.*sudo chown/s;
        expect(await refusal({ port, hostKey, user }, privateKey)).toMatch(denied);
        rmSync(join(folder, ".publikacja/blokada"), { recursive: true, force: true });
        for (const path of [folder, join(folder, ".publikacja")]) chownSync(path, ordinaryUser.id, ordinaryUser.id);
        expect(await refusal({ port, hostKey, user }, privateKey)).toMatch(/^Wysyłanie plików.*serwer odmawia/);
      } finally {
        await ordinary.close();
      }
      await goOn();
    },
  );

  check("a second deploy while one runs is refused and says who it is", async () => {
    const one = startDeploy({ task: vps.task(vps.target(folder), "second"), waitAt: 9 });
    await one.waits;
    expect(await refusal({})).toMatch(
      /Ktoś inny właśnie publikuje tę stronę \(.+@.+, od: .+, ostatni znak życia: .+\)/,
    );
    one.child.stdin?.write("\n");
    expect((await one.ended).error).toBe("");
    expect(compare(current(), vps.sites.second.local.files, vps.replaced())).toEqual([]);
  });

  testIf(disk !== undefined, missingForRsync ?? "a small disk cannot be mounted here")(
    "a full disk leaves the site as it was and is said as such",
    async () => {
      if (disk) await begin(join(disk.folder, "www"));
      const giveBack = fillDisk(dirname(folder));
      expect(await refusal({})).toMatch(/serwer nie przyjął zapisu.*brakuje miejsca/);
      giveBack();
      await goOn();
    },
  );
});
