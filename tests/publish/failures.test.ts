import { chownSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { factsOf } from "@/lib/tools/make/build-facts";
import { isAsset, manifestFile } from "@/lib/tools/publish/manifest";
import { UserError } from "@/lib/tools/user-error";
import { testIf } from "@/tests/support";
import { crawl } from "./support/crawl";
import { breakingProxy, fillDisk, makeSmallDisk } from "./support/obstacles";
import { compare, isThere, makePlace, missingFor, usePlace } from "./support/place";
import { runDeploy } from "./support/run-driver";
import { hasOrdinaryUser, makeKey, noOrdinaryUser, startSsh } from "./support/ssh-server";
import { deployToFolder, type FolderTask } from "./support/task";

jest.setTimeout(120_000);

/** What the owner reads of a deploy that has to fail. */
const messageFrom = (task: FolderTask): Promise<string> =>
  deployToFolder(task).then(
    () => "It succeeded.",
    (error) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );

describe.each(["sftp", "ftps"] as const)("over %s, when something is wrong", (protocol) => {
  const { place, check } = usePlace(protocol);

  /** A deploy that has to fail: its message, after which the site is as it was. */
  async function refusal(login: Partial<FolderTask["login"]>, deploy = messageFrom): Promise<string> {
    const before = factsOf(place().root);
    const error = await deploy(
      place().deploy("second", { login: { ...place().login, ...login } as FolderTask["login"] }),
    );
    const visible = (files: typeof before) =>
      Object.entries(files).filter(([file]) => !file.startsWith(".publikacja/"));
    expect(visible(factsOf(place().root))).toEqual(visible(before));
    return error;
  }

  check("a wrong password is said as such", async () => {
    const wrong = protocol === "sftp" ? { privateKey: undefined, password: "nie-to" } : { password: "nie-to" };
    expect(await refusal(wrong)).toMatch(
      /nie przyjął loginu „.+” z podanym hasłem.*content\/publishing\.ts.*\.env\.publikacja/,
    );
  });

  if (protocol === "sftp")
    check("a key that is none, is shut by a password or is not known to the server is said as such", async () => {
      const [other, locked] = [join(place().dir, "other-key"), join(place().dir, "locked-key")];
      makeKey(other);
      makeKey(locked, "tajne");
      const withKey = (file: string) => refusal({ privateKey: readFileSync(file, "utf8") });
      expect(await withKey(`${other}.pub`)).toMatch(/nie jest kluczem prywatnym.*\.pub/);
      expect(await withKey(locked)).toMatch(/zamknięty hasłem.*PUBLIKACJA_HASLO_KLUCZA/);
      expect(await withKey(other)).toMatch(/nie przyjął loginu „.+” z podanym.* kluczem/);
    });

  check("a server that is not the right one gets nothing", async () => {
    if (protocol === "sftp") {
      const other = `SHA256:${"A".repeat(43)}`;
      const message = await refusal({ hostKey: other });
      expect(message).toMatch(/przedstawia się innym kluczem/);
      expect(message).toContain(other);
    } else expect(await refusal({ certificate: undefined })).toMatch(/Za certyfikat serwera 127\.0\.0\.1 nie ręczy/);
  });

  check("a folder that is not there is not made", async () => {
    expect(await refusal({ folder: protocol === "sftp" ? join(place().dir, "nie-ma") : "nie-ma" })).toMatch(
      /Na serwerze nie ma folderu .*nie-ma.*public_html/,
    );
  });

  check("no server on that port is said as such", async () => {
    const free = await breakingProxy(1, 0);
    free.close();
    expect(await refusal({ port: free.port })).toMatch(/nie przyjmuje połączeń .* na porcie/);
  });

  check("a line cut while files are sent changes nothing, and the next deploy goes on", async () => {
    // In a process of its own: the lock it cannot give back is then that of a process which is no more.
    const apart = async (task: FolderTask) => (await runDeploy({ task })).error;
    const proxy = await breakingProxy(place().login.port ?? 0, protocol === "sftp" ? 40_000 : 3000);
    expect(await refusal({ port: proxy.port }, apart)).toMatch(
      /połączenie z serwerem zostało przerwane.*npm run deploy jeszcze raz/s,
    );
    proxy.close();
    expect(await crawl(place().web)).toEqual([]);
    await deployToFolder(place().deploy("second"));
    const kept = Object.keys(place().sites.first.files).filter(isAsset);
    expect(compare(place().root, place().sites.second.files, kept)).toEqual([]);
  });

  const checkRights = protocol === "sftp" ? testIf(!missingFor(protocol) && hasOrdinaryUser, noOrdinaryUser) : check;
  checkRights("a folder without the right to write is said as such", async () => {
    // By SSH the tests log in as whoever runs them, and root may write everywhere.
    const ordinary =
      protocol === "sftp" ? await startSsh(join(place().dir, "ordinary"), { ordinary: true }) : undefined;
    chownSync(place().root, 0, 0);
    rmSync(join(place().root, ".publikacja"), { recursive: true });
    try {
      expect(await refusal({ ...ordinary })).toMatch(/serwer odmawia.*prawo zapisu/);
    } finally {
      await ordinary?.close();
    }
  });

  check("hashed files go 30 days after they were replaced, not after they were built", async () => {
    await deployToFolder(place().deploy("second", { now: "2026-11-20T10:00:00.000Z" }));
    const replaced = Object.keys(place().sites.first.files).filter(
      (file) => isAsset(file) && !(file in place().sites.second.files),
    );
    expect(replaced.length).toBeGreaterThan(5);
    // A day before and a day after: each deploy has something to do, or the server would not be looked after.
    await deployToFolder(place().deploy("second", { now: "2026-12-19T10:00:00.000Z" }));
    expect(replaced.filter((file) => !isThere(place(), file))).toEqual([]);
    await deployToFolder(place().deploy("second", { now: "2026-12-21T10:00:00.000Z" }));
    expect(replaced.filter((file) => isThere(place(), file))).toEqual([]);
    expect(compare(place().root, place().sites.second.files, [])).toEqual([]);
  });

  check("a file changed on the server by hand is found by its size and put right", async () => {
    writeFileSync(join(place().root, "oferta.html"), "inna treść");
    rmSync(join(place().root, "media"), { recursive: true });
    await deployToFolder(place().deploy("first"));
    expect(compare(place().root, place().sites.first.files, [])).toEqual([]);
  });

  check("a server without a manifest is compared by what lies there", async () => {
    rmSync(join(place().root, manifestFile));
    writeFileSync(join(place().root, "cudzy.php"), "<?php");
    expect((await deployToFolder(place().deploy("first"))).plan.send).toEqual([]);
    expect(compare(place().root, place().sites.first.files, ["cudzy.php"])).toEqual([]);
  });
});

describe.each(["sftp", "ftps"] as const)("over %s, on a disk that is full", (protocol) => {
  const disk = missingFor(protocol) ? undefined : makeSmallDisk();
  const check = testIf(disk !== undefined, missingFor(protocol) ?? "a small disk cannot be mounted here");
  afterAll(() => disk?.remove());

  check("the site stays as it was and the message says what is missing", async () => {
    const place = await makePlace(protocol, disk?.folder);
    try {
      const before = factsOf(place.root);
      const giveBack = fillDisk(place.root);
      expect(await messageFrom(place.deploy("second"))).toMatch(/brakuje miejsca/);
      const changed = Object.keys(before).filter(
        (file) => !file.startsWith(".publikacja/") && factsOf(place.root)[file]?.hash !== before[file]?.hash,
      );
      expect(changed).toEqual([]);
      expect(await crawl(place.web)).toEqual([]);
      giveBack();
      await deployToFolder(place.deploy("second"));
      expect(await crawl(place.web)).toEqual([]);
    } finally {
      await place.close();
    }
  });
});
