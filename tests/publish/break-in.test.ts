/** After a break-in into the server a deploy harms the publisher's computer, or leaves the intruder's files unnamed. */
import { existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashFiles } from "@/lib/tools/make/build-record";
import { manifestFile } from "@/lib/tools/publish/manifest";
import { waitingFolder } from "@/lib/tools/publish/upload/plan";
import { upload } from "@/lib/tools/publish/upload/upload";
import { putFile } from "@/tests/support";
import { useSandbox } from "./support/place";
import { deployToFolder, openLogin, optionsOf } from "./support/task";

jest.setTimeout(120_000);

describe.each(["sftp", "ftps"] as const)("over %s", (protocol) => {
  const { sandbox, check } = useSandbox(protocol);

  check("a manifest that names files elsewhere is refused: nothing is written or deleted", async () => {
    const file = join(sandbox().root, manifestFile);
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    const outside = "../inna/.htaccess";
    const [path, lure] = [join(sandbox().root, outside), join(sandbox().archive, "ucieczka")];
    const facts = hashFiles(sandbox().root)["robots.txt"];
    putFile(path, "cudze");
    for (const change of [
      { files: { ...manifest.files, [outside]: facts } },
      // The content of the file on the server is what the archive would fetch.
      {
        files: { ...manifest.files, "../../releases/ucieczka": facts },
        release: { ...manifest.release, id: "f".repeat(12) },
      },
      { touched: [outside] },
      { kept: { [outside]: { size: 5, replaced: "2026-01-01" } } },
    ]) {
      writeFileSync(file, JSON.stringify({ ...manifest, ...change }));
      const before = hashFiles(sandbox().root);
      for (const dryRun of [true, false])
        await expect(deployToFolder(sandbox().deploy("second", { dryRun }))).rejects.toThrow(
          /manifest\.json\) wymienia plik „\.\.\/(?:inna\/\.htaccess|\.\.\/releases\/ucieczka)”.*Nic nie zostało/,
        );
      expect(hashFiles(sandbox().root)).toEqual(before);
      expect(readFileSync(path, "utf8")).toBe("cudze");
      expect(existsSync(lure)).toBe(false);
    }
  });

  check("pages changed to others of the same size are replaced by --all, and foreign files are named", async () => {
    const page = join(sandbox().root, "index.html");
    writeFileSync(page, readFileSync(page, "utf8").replace("pierwsza", "oszustwo"));
    for (const file of ["shell.php", "media/x.phtml", "bank.html", "zły plik.php", "notatka.md", "cudze/a.php"])
      putFile(join(sandbox().root, file), "");
    const once = await deployToFolder(sandbox().deploy("first"));
    expect(once.plan.send).toEqual([]);
    expect(/nie ma: (.*?)\. Jeśli/.exec(once.notes.join())?.[1]?.split(", ").sort()).toEqual([
      "bank.html",
      "media/x.phtml",
      "shell.php",
      "zły plik.php",
    ]);
    // A waiting file that the intruder has prepared under the right name is not used.
    const waiting = (await deployToFolder(sandbox().deploy("first", { all: true, dryRun: true }))).plan.send;
    const { waitingPath, size } = waiting.find(({ file }) => file === "index.html") ?? { waitingPath: "", size: 0 };
    const intruder = await openLogin(sandbox().login);
    await intruder.makeFolder(dirname(waitingPath));
    await intruder.write(waitingPath, Buffer.alloc(size));
    await intruder.close();
    const { notes, plan } = await deployToFolder(sandbox().deploy("first", { all: true }));
    expect(plan.send.length).toBe(Object.keys(sandbox().deploy("first").site.files).length);
    expect(notes).toEqual(once.notes);
    expect(
      await sandbox().faults("first", [
        ...["shell.php", "media/x.phtml", "bank.html", "zły plik.php", "notatka.md", "cudze/a.php"],
      ]),
    ).toEqual([]);
    expect((await deployToFolder(sandbox().deploy("first"))).plan.send).toEqual([]);
  });

  check("a waiting file that the server's listing puts elsewhere is not removed there", async () => {
    const path = join(sandbox().root, "../inna/plik");
    putFile(path, "cudze");
    const task = sandbox().deploy("second");
    const remote = await openLogin(task.login);
    const invented = { name: "../../../inna/plik", isFolder: false, size: 5 };
    const list: typeof remote.list = async (folder) => [
      ...((await remote.list(folder)) ?? []),
      ...(folder === waitingFolder ? [invented] : []),
    ];
    try {
      await upload({ ...remote, list }, task.site, optionsOf(task));
    } finally {
      await remote.close();
    }
    expect(readFileSync(path, "utf8")).toBe("cudze");
    expect(await sandbox().faults("second", sandbox().assets.first)).toEqual([]);
  });

  check("a file longer than expected is not read to its end, and the connection works on", async () => {
    putFile(join(sandbox().root, "dlugi.bin"), "");
    truncateSync(join(sandbox().root, "dlugi.bin"), 300_000_000);
    const remote = await openLogin(sandbox().login);
    try {
      for (const limit of [10, Number.MAX_SAFE_INTEGER]) {
        const length = (await remote.read("dlugi.bin", limit))?.length ?? 0;
        expect(length).toBeGreaterThan(limit === 10 ? 10 : 25_000_000);
        expect(length).toBeLessThan(limit === 10 ? 1_000_000 : 30_000_000);
      }
      expect((await remote.read("robots.txt", 100))?.toString()).toBe("User-agent: *\n");
    } finally {
      await remote.close();
    }
  });
});
