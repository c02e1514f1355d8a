/** The owner does not learn what is wrong with a server, login, line or disk, or the site suffers from it. */
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "@/lib/tools/make/build-record";
import { manifestFile } from "@/lib/tools/publish/manifest";
import { PartlyOnlineError } from "@/lib/tools/publish/outcome";
import { UserError } from "@/lib/tools/user-error";
import { testIf } from "@/tests/support";
import { breakingProxy, canMount, fillDisk, makeSmallDisk } from "./support/obstacles";
import { makeSandbox, missingFor, useSandbox } from "./support/place";
import { makeKey, startSsh } from "./support/ssh-server";
import { deployToFolder, type FolderTask } from "./support/task";

jest.setTimeout(120_000);

/** Message of a deploy that must fail. */
const messageFrom = (task: FolderTask): Promise<string> =>
  deployToFolder(task).then(
    () => "It succeeded.",
    (error) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );

/** Files of a folder that visitors can load. */
const visible = (root: string) => Object.entries(hashFiles(root)).filter(([file]) => !file.startsWith(".publikacja/"));

describe.each(["sftp", "ftps"] as const)("over %s, when something is wrong", (protocol) => {
  const { sandbox, check } = useSandbox(protocol);
  const bySsh = protocol === "sftp";

  /** Message of a deploy that must fail and leave the site as it was. */
  async function refusal(login: object): Promise<string> {
    const before = visible(sandbox().root);
    const message = await messageFrom(sandbox().deploy("second", { login: { ...sandbox().login, ...login } }));
    expect(visible(sandbox().root)).toEqual(before);
    return message;
  }

  check("a wrong password is named", async () => {
    expect(await refusal({ ...(bySsh && { privateKey: undefined }), password: "nie-to" })).toMatch(
      /nie przyjął loginu „.+” z podanym hasłem.*content\/publishing\.ts.*\.env\.publikacja/,
    );
  });

  if (bySsh)
    check("a key that is invalid, locked or unknown to the server is named", async () => {
      const [other, locked] = [join(sandbox().dir, "other-key"), join(sandbox().dir, "locked-key")];
      makeKey(other);
      makeKey(locked, "tajne");
      const withKey = (file: string) => refusal({ privateKey: readFileSync(file, "utf8") });
      expect(await withKey(`${other}.pub`)).toMatch(/nie jest kluczem prywatnym.*\.pub/);
      expect(await withKey(locked)).toMatch(/zamknięty hasłem.*PUBLISH_KEY_PASSWORD/);
      expect(await withKey(other)).toMatch(/nie przyjął loginu „.+” z podanym.* kluczem/);
    });

  check("another server than the right one gets nothing", async () => {
    const hostKey = `SHA256:${"A".repeat(43)}`;
    const message = await refusal(bySsh ? { hostKey } : { certificate: undefined });
    if (bySsh) expect(message).toContain(hostKey);
    expect(message).toMatch(bySsh ? /przedstawia się innym kluczem/ : /Za certyfikat serwera 127\.0\.0\.1 nie ręczy/);
  });

  check("a missing folder is not made, and a port without a server is named", async () => {
    expect(await refusal({ folder: bySsh ? join(sandbox().dir, "nie-ma") : "nie-ma" })).toMatch(
      /Na serwerze nie ma folderu .*nie-ma.*public_html/,
    );
    const free = await breakingProxy(1, 0);
    free.close();
    expect(await refusal({ port: free.port })).toMatch(/nie przyjmuje połączeń .* na porcie/);
  });

  check("a connection cut during an upload changes nothing, and the next deploy continues", async () => {
    const proxy = await breakingProxy(sandbox().login.port ?? 0, bySsh ? 40_000 : 3000);
    expect(await refusal({ port: proxy.port })).toMatch(
      /połączenie z serwerem zostało przerwane.*npm run deploy jeszcze raz/s,
    );
    proxy.close();
    await deployToFolder(sandbox().deploy("second", { seize: true }));
    expect(await sandbox().faults("second", sandbox().assets.first)).toEqual([]);
  });

  check("a deploy says whether visitors can see some of it when it breaks off", async () => {
    for (const [action, isSeen] of [
      ["write .publikacja/nowe", false],
      ["rename .publikacja/nowe", true],
    ] as const) {
      const breakOff = (next: string) => {
        if (next.startsWith(action)) throw new UserError("Przerwane.");
      };
      const error = await deployToFolder(sandbox().deploy("second"), breakOff).catch((thrown) => thrown);
      expect([action, error.message, error instanceof PartlyOnlineError]).toEqual([action, "Przerwane.", isSeen]);
    }
  });

  check("a folder without write permission is named", async () => {
    const ordinary = bySsh ? await startSsh(join(sandbox().dir, "ordinary"), { ordinary: true }) : undefined;
    rmSync(join(sandbox().root, ".publikacja"), { recursive: true });
    chmodSync(sandbox().root, 0o555);
    try {
      expect(await refusal({ ...ordinary })).toMatch(/serwer odmawia.*prawo zapisu/);
    } finally {
      chmodSync(sandbox().root, 0o755);
      await ordinary?.close();
    }
  });

  check("hashed files are removed 30 days after they were replaced, not built", async () => {
    const { first, second } = sandbox().assets;
    const replaced = first.filter((file) => !second.includes(file));
    expect(replaced.length).toBeGreaterThan(5);
    // A day before and a day after. Only a deploy with changes removes files.
    for (const [day, left] of [
      ["2026-11-20", replaced],
      ["2026-12-19", replaced],
      ["2026-12-21", []],
    ] as const) {
      await deployToFolder(sandbox().deploy("second", { now: `${day}T10:00:00.000Z` }));
      expect({ day, left: replaced.filter(sandbox().isThere) }).toEqual({ day, left });
    }
    expect(await sandbox().faults("second")).toEqual([]);
  });

  check("files changed by hand are restored, with and without the manifest", async () => {
    writeFileSync(join(sandbox().root, "oferta.html"), "inna treść");
    rmSync(join(sandbox().root, "media"), { recursive: true });
    await deployToFolder(sandbox().deploy("first"));
    expect(await sandbox().faults("first")).toEqual([]);
    rmSync(join(sandbox().root, manifestFile));
    writeFileSync(join(sandbox().root, "cudzy.php"), "<?php");
    expect((await deployToFolder(sandbox().deploy("first"))).plan.send).toEqual([]);
    expect(await sandbox().faults("first", ["cudzy.php"])).toEqual([]);
  });
});

for (const protocol of ["sftp", "ftps"] as const) {
  const missingReason = missingFor(protocol) ?? (canMount ? undefined : "a small disk cannot be mounted here");
  testIf(!missingReason, missingReason ?? "")(
    `a full disk is named over ${protocol}, and changes nothing`,
    async () => {
      const disk = makeSmallDisk();
      const sandbox = await makeSandbox(protocol, disk.folder);
      try {
        const before = visible(sandbox.root);
        const freeDisk = fillDisk(sandbox.root);
        expect(await messageFrom(sandbox.deploy("second"))).toMatch(/brakuje miejsca/);
        expect(visible(sandbox.root).filter(([file]) => !file.startsWith("poczta/"))).toEqual(before);
        freeDisk();
        await deployToFolder(sandbox.deploy("second"));
        expect(await sandbox.faults("second", sandbox.assets.first)).toEqual([]);
      } finally {
        await sandbox.close();
        disk.remove();
      }
    },
  );
}
