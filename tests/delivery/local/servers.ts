import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import getPort from "get-port";
import type { DeliveryRules } from "@/lib/tools/hosting/rules";
import { createSite } from "@/lib/tools/hosting/serve";
import { serverFiles } from "@/lib/tools/hosting/write";
import { apacheMain } from "./apache";
import { caddyMain, nginxMain } from "./configs";
import type { Place } from "./place";
import { programPath, selfSigned, startProgram, versionOf } from "./process";

/** An export to serve on this machine, and a temporary folder for configurations. */
export type LocalSite = {
  dir: string;
  root: string;
  rules: DeliveryRules;
  /** The same rules for a server without https. */
  plainRules: DeliveryRules;
  /** A mistake that a test makes in the server's configuration. */
  spoil?: (config: string) => string;
};

/** A server that runs on 127.0.0.1. */
export type LocalServer = {
  name: string;
  version: string;
  /** Name in the Host header. */
  host: string;
  httpPort: number;
  /** Absent: the server speaks plain http only. */
  httpsPort?: number;
  /** Sent with every request, as a proxy in front of the server would. */
  headers: Record<string, string>;
  /** Its process; absent for the project's own server, which runs in the one that asks. */
  pid?: number;
  close: () => Promise<void>;
};

/** A kind of server: how to find it and how to start it. */
export type ServerKind = {
  name: string;
  /** Name of the program; absent for the project's own server. */
  program?: "apache2" | "nginx" | "caddy";
  /** Whether it ends https itself. */
  https: boolean;
  /** Whether it can set headers: Apache without mod_headers cannot. */
  sendsHeaders: boolean;
  /** Whether it answers under the second name of the domain, which on shared hosting is the host's business. */
  knowsTwin: boolean;
  start: (site: LocalSite) => Promise<LocalServer>;
};

async function place({ dir, root, rules }: LocalSite, name: string): Promise<Place> {
  const folder = join(dir, name);
  mkdirSync(folder, { recursive: true });
  const [http, https] = [await getPort({ host: "127.0.0.1" }), await getPort({ host: "127.0.0.1" })];
  return { dir: folder, root, http, https, host: rules.host, ...selfSigned(dir, [rules.host, rules.twin]) };
}

/** Writes a configuration and starts a program with it. */
async function start(
  program: string,
  where: Place,
  { config, args, version }: { config: string; args: (file: string) => string[]; version: string },
): Promise<Omit<LocalServer, "name">> {
  const path = programPath(program);
  if (!path) throw new Error(`${program} is not installed`);
  const file = join(where.dir, "server.conf");
  writeFileSync(file, config);
  const environment = { SITE_ROOT: where.root, HOME: where.dir, XDG_DATA_HOME: where.dir, XDG_CONFIG_HOME: where.dir };
  const { pid, close } = await startProgram({ path, args: args(file), port: where.http, environment });
  const ports = { httpPort: where.http, httpsPort: where.https };
  return { version: versionOf(path, version), host: where.host, ...ports, headers: {}, ...(pid && { pid }), close };
}

async function own({ root, plainRules }: LocalSite): Promise<LocalServer> {
  const server = createServer(createSite({ root, rules: plainRules }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const host = `127.0.0.1:${port}`;
  return { name: "npm start", version: process.version, host, httpPort: port, headers: {}, close };
}

async function nginx(site: LocalSite): Promise<LocalServer> {
  const where = await place(site, "nginx");
  const whole = nginxMain(where, serverFiles(site.rules)["nginx.conf"] ?? "");
  const config = site.spoil?.(whole) ?? whole;
  const args = (file: string) => ["-e", "stderr", "-p", where.dir, "-c", file];
  return { name: "nginx", ...(await start("nginx", where, { config, args, version: "-v" })) };
}

async function caddy(site: LocalSite): Promise<LocalServer> {
  const where = await place(site, "caddy");
  const config = caddyMain(where, serverFiles(site.rules).Caddyfile ?? "");
  const args = (file: string) => ["run", "--config", file, "--adapter", "caddyfile"];
  return { name: "Caddy", ...(await start("caddy", where, { config, args, version: "version" })) };
}

const apacheArgs = (where: Place) => (file: string) => ["-X", "-d", where.dir, "-f", file];

/** Apache as a shared host sets it up. */
async function apache(site: LocalSite): Promise<LocalServer> {
  const where = await place(site, "apache");
  const settings = { config: apacheMain(where, "shared"), args: apacheArgs(where), version: "-v" };
  return { name: "Apache", ...(await start("apache2", where, settings)) };
}

/** Apache with the bare minimum of modules, behind a proxy that ends https. */
async function bareApache(site: LocalSite): Promise<LocalServer> {
  const where = await place(site, "bare-apache");
  const settings = { config: apacheMain(where, "bare"), args: apacheArgs(where), version: "-v" };
  const { httpsPort: _none, ...server } = await start("apache2", where, settings);
  return { name: "Apache bez dodatkowych modułów", ...server, headers: { "x-forwarded-proto": "https" } };
}

const full = { https: true, sendsHeaders: true, knowsTwin: true };

/** All servers the site promises to work on. */
export const serverKinds: readonly ServerKind[] = [
  { name: "npm start", https: false, sendsHeaders: true, knowsTwin: false, start: own },
  { ...full, name: "Apache", program: "apache2", knowsTwin: false, start: apache },
  {
    name: "Apache bez dodatkowych modułów",
    program: "apache2",
    https: false,
    sendsHeaders: false,
    knowsTwin: false,
    start: bareApache,
  },
  { ...full, name: "nginx", program: "nginx", start: nginx },
  { ...full, name: "Caddy", program: "caddy", start: caddy },
];

/** Whether a server can be started here. */
export function isInstalled({ program }: ServerKind): boolean {
  return program === undefined || programPath(program) !== undefined;
}
