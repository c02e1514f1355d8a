import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashFiles } from "@/lib/tools/make/build-record";
import { isAsset, ownFolder } from "@/lib/tools/publish/manifest";
import { setUp } from "@/tests/delivery/local/process";
import { type LocalServer, missingReason, type ServerKind, serverKinds } from "@/tests/delivery/local/servers";
import { testIf } from "@/tests/support";
import { crawl } from "./crawl";
import { hasFtpServer, startFtp } from "./ftp-server";
import { makeSite } from "./sites";
import { hasSshServer, startSsh } from "./ssh-server";
import { deployToFolder, type FolderTask } from "./task";

const apache = serverKinds.find(({ name }) => name === "Apache") as ServerKind;

type Protocol = "sftp" | "ftps";
/** Why a protocol cannot be tested here; undefined if it can. */
export const missingFor = (protocol: Protocol): string | undefined => {
  if (protocol === "sftp" && !hasSshServer) return "OpenSSH server is not installed";
  if (protocol === "ftps" && !hasFtpServer) return "vsftpd is not installed, or this is not root";
  return missingReason(apache);
};

const days = { first: "2026-11-01T10:00:00.000Z", second: "2026-11-20T10:00:00.000Z" };

export type Sandbox = Awaited<ReturnType<typeof makeSandbox>>;

/**
 * Sets up two releases, a server for uploads and one for visitors, with the first release online.
 * @param disk folder for the site on the server
 */
export const makeSandbox = (protocol: Protocol, disk?: string) =>
  setUp(async (atEnd) => {
    const dir = mkdtempSync(join(tmpdir(), `publish-${protocol}-`));
    atEnd(() => rmSync(dir, { recursive: true, force: true }));
    chmodSync(dir, 0o755);
    const first = await makeSite(join(dir, "first"), "first");
    const second = await makeSite(join(dir, "second"), "second");
    const ssh = protocol === "sftp" ? await startSsh(dir) : undefined;
    const ftp = protocol === "ftps" ? await startFtp(dir, disk) : undefined;
    atEnd(() => (ssh ?? ftp)?.close());
    const root = ftp?.folder ?? join(disk ?? dir, "www");
    mkdirSync(root, { recursive: true });
    const login = (
      ssh
        ? { ...ssh, kind: "sftp", server: "127.0.0.1", folder: root }
        : { ...ftp, kind: "ftps", server: "127.0.0.1", folder: "www" }
    ) as FolderTask["login"];
    const archive = join(dir, "releases");
    const web: LocalServer = await apache.start({ dir, root, rules: second.rules, plainRules: second.rules });
    atEnd(web.close);
    const deploy = (name: "first" | "second", task: Partial<FolderTask> = {}): FolderTask => ({
      login,
      site: { first, second }[name].local,
      archive,
      now: days[name],
      ...task,
    });
    await deployToFolder(deploy("first"));
    const [saved, savedArchive] = [join(dir, "saved"), join(dir, "saved-releases")];
    // With owners and times: the FTP server has its own user.
    const copy = (from: string, to: string) => {
      rmSync(to, { recursive: true, force: true });
      execFileSync("cp", ["-a", from, to]);
    };
    copy(root, saved);
    copy(archive, savedArchive);
    return {
      dir,
      root,
      web,
      login,
      archive,
      deploy,
      /** Hashed files of the releases, which open pages may load after the next deploy. */
      assets: {
        first: Object.keys(first.local.files).filter(isAsset),
        second: Object.keys(second.local.files).filter(isAsset),
      },
      /** Faults that visitors notice, and files that differ from a release. */
      faults: async (name: "first" | "second", kept: readonly string[] = []) => [
        ...(await crawl(web)),
        ...compare(root, { first, second }[name].local.files, kept),
      ],
      isThere: (file: string) => existsSync(join(root, file)),
      /** Restores the state after the first release. */
      reset: () => {
        copy(saved, root);
        copy(savedArchive, archive);
      },
    };
  });

/** A sandbox for the tests of a `describe`, restored before each; `check` declares a test that needs the protocol. */
export function useSandbox(protocol: Protocol): { sandbox: () => Sandbox; check: ReturnType<typeof testIf> } {
  const reason = missingFor(protocol);
  let preparedSandbox: Sandbox | undefined;
  beforeAll(async () => {
    if (!reason) preparedSandbox = await makeSandbox(protocol);
  });
  afterAll(async () => preparedSandbox?.close());
  beforeEach(() => preparedSandbox?.reset());
  const sandbox = () => {
    if (!preparedSandbox) throw new Error("Nothing has been set up yet.");
    return preparedSandbox;
  };
  return { sandbox, check: testIf(reason === undefined, reason ?? "") };
}

/** Differences between a folder and a release, except files that are kept for open pages and the deploy's own. */
export function compare(root: string, files: FolderTask["site"]["files"], kept: readonly string[]): string[] {
  const there = hashFiles(root);
  const faults = Object.entries(files).flatMap(([file, { hash }]) =>
    there[file]?.hash === hash ? [] : [`${file} is ${file in there ? "another" : "missing"}`],
  );
  const strange = Object.keys(there).filter(
    (file) => !(file in files) && !kept.includes(file) && file !== `${ownFolder}/manifest.json`,
  );
  return [...faults, ...strange.map((file) => `${file} should not be there`)];
}
