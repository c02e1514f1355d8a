/** What tests of rsync need: two releases and an SSH server; web servers that read the settings a deploy puts there. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { isAsset } from "@/lib/tools/publish/manifest";
import type { RsyncTarget } from "@/lib/tools/publish/rsync/server";
import { nginxMain } from "@/tests/delivery/local/configs";
import { programPath, selfSigned, startProgram } from "@/tests/delivery/local/process";
import type { LocalServer } from "@/tests/delivery/local/servers";
import { makeDriver } from "./run-driver";
import { makeSite } from "./sites";
import { hasSshServer, startSsh } from "./ssh-server";
import type { RsyncTask } from "./task";

/** Why deploys by rsync cannot be tried here; nothing where they can. */
export const missingForRsync: string | undefined =
  hasSshServer && programPath("rsync") !== undefined ? undefined : "OpenSSH server or rsync is not installed";

export type Vps = Awaited<ReturnType<typeof makeVps>>;
type Name = "first" | "second";

/** Starts everything. Folders for sites are made by the tests, each its own. */
export async function makeVps() {
  const dir = mkdtempSync(join(tmpdir(), "publish-rsync-"));
  await chmod(dir, 0o755);
  makeDriver();
  const ssh = await startSsh(dir);
  const sites = {
    first: await makeSite(join(dir, "first"), "first"),
    second: await makeSite(join(dir, "second"), "second"),
  };
  /** Releases as this computer keeps them, for each folder of the server its own. */
  const archiveOf = (folder: string) => join(dir, "archives", folder.replaceAll("/", "-"));
  return {
    dir,
    ssh,
    archiveOf,
    sites,
    /** The server's own words for content/publishing.ts. */
    target: (folder: string, settings?: RsyncTarget["settings"]): RsyncTarget => ({
      kind: "rsync",
      server: "127.0.0.1",
      port: ssh.port,
      user: ssh.user,
      hostKey: ssh.hostKey,
      folder,
      ...(settings && { settings }),
    }),
    task: (target: RsyncTarget, name: Name, day = { first: "2026-11-01", second: "2026-11-20" }[name]): RsyncTask => ({
      target,
      privateKey: ssh.privateKey,
      site: sites[name].local,
      settingsFolder: sites[name].settings,
      archive: archiveOf(target.folder),
      now: `${day}T10:00:00Z`,
    }),
    /** Hashed files of the first release that the second does not have. */
    replaced: () =>
      Object.keys(sites.first.local.files).filter((file) => isAsset(file) && !(file in sites.second.local.files)),
    close: async () => {
      await ssh.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A web server, and how a deploy has it check and read its settings. */
export type WebServer = {
  settings: NonNullable<RsyncTarget["settings"]>;
  /** Starts it with the settings that lie there. */
  start: () => Promise<LocalServer>;
};

const host = "www.firma.example";

/**
 * Prepares nginx or Caddy on ports of its own, in a folder of its own.
 * @param etc folder in which deploys leave the settings
 * @param root the site's folder, a link
 */
export async function prepareWeb(
  program: "nginx" | "caddy",
  { etc, root, own }: { etc: string; root: string; own: string },
): Promise<WebServer> {
  mkdirSync(own, { recursive: true });
  mkdirSync(etc, { recursive: true });
  const [http = 0, https = 0, admin = 0] = [
    await getPort({ host: "127.0.0.1" }),
    await getPort({ host: "127.0.0.1" }),
    await getPort({ host: "127.0.0.1" }),
  ];
  const { certificate, key } = selfSigned(own, [host]);
  const [path, file, tested] = [programPath(program) ?? "", join(etc, "firma"), join(own, "tested")];
  const server = { name: program, version: "", host, httpPort: http, httpsPort: https, headers: {} };
  const started = async (args: string[]): Promise<LocalServer> => ({
    ...server,
    ...(await startProgram({ path, args, port: http, environment: { HOME: own, XDG_DATA_HOME: own } })),
  });
  const settings = { program, file, certificate, key };
  if (program === "caddy") {
    // Ports of this machine are somebody else's.
    const options = `http_port ${http}\\n\\thttps_port ${https}\\n\\tdefault_bind 127.0.0.1\\n\\tadmin 127.0.0.1:${admin}\\n\\tauto_https disable_certs`;
    const change = `s|^{$|{\\n\\t${options}|`;
    const how = `--config ${tested} --adapter caddyfile`;
    return {
      settings: {
        ...settings,
        check: `sed '${change}' ${file} > ${tested} && ${path} validate ${how}`,
        reload: `${path} reload ${how} --address 127.0.0.1:${admin}`,
      },
      start: () => started(["run", ...how.split(" ")]),
    };
  }
  const whole = join(own, "nginx.conf");
  writeFileSync(whole, nginxMain({ dir: own, root, http, https, certificate, key, host }, `include ${tested};`));
  const change = `s/listen 80;/listen 127.0.0.1:${http};/; s/listen 443 /listen 127.0.0.1:${https} /; /listen \\[/d`;
  const how = `-e stderr -p ${own} -c ${whole}`;
  return {
    settings: {
      ...settings,
      check: `sed '${change}' ${file} > ${tested} && ${path} -t ${how}`,
      // nginx says that it has been told before the old workers have ended, and what they answer next is still old.
      reload: `old=$(pgrep -P $(cat ${own}/nginx.pid)); ${path} -s reload ${how} && for one in $old; do tail --pid=$one -s 0.01 -f /dev/null; done`,
    },
    start: () => started(how.split(" ")),
  };
}

/** Runs what a deploy runs to have settings checked and read. */
export function readSettings({ settings }: WebServer): void {
  execFileSync("sh", ["-c", `${settings.check} && { ${settings.reload}; }`], { stdio: "ignore" });
}
