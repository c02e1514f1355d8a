import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import type { DeliveryRules } from "@/lib/tools/hosting/rules";
import { createSite } from "@/lib/tools/hosting/serve";
import { serverFiles } from "@/lib/tools/hosting/write";
import { testIf } from "@/tests/support";
import { apacheMain, brotliModule, caddyMain, nginxMain, type Place } from "./configs";
import { programPath, selfSigned, serve, startProgram } from "./process";

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
  /** Name in the Host header. */
  host: string;
  httpPort: number;
  /** Absent: the server speaks plain http only. */
  httpsPort?: number;
  /** Sent with every request, as a proxy in front of the server would. */
  headers: Record<string, string>;
  /** Its process; absent for the project's own server, which runs in the one that asks. */
  pid?: number | undefined;
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
  /** Whether it can send what is packed with Brotli. */
  brotli: boolean;
  start: (site: LocalSite) => Promise<LocalServer>;
};

const configFile = "server.conf";

async function place({ dir, root, rules }: LocalSite, name: string): Promise<Place> {
  const folder = join(dir, name);
  mkdirSync(folder, { recursive: true });
  const [http, https] = [await getPort({ host: "127.0.0.1" }), await getPort({ host: "127.0.0.1" })];
  return { dir: folder, root, http, https, host: rules.host, ...selfSigned(dir, [rules.host, rules.otherHost]) };
}

/** Starts a program with a configuration made for the place it is given. */
async function start(
  site: LocalSite,
  name: string,
  { program, config, args }: { program: string; config: (where: Place) => string; args: (where: Place) => string[] },
): Promise<LocalServer> {
  const where = await place(site, name);
  writeFileSync(join(where.dir, configFile), config(where));
  const environment = { SITE_ROOT: where.root, HOME: where.dir, XDG_DATA_HOME: where.dir, XDG_CONFIG_HOME: where.dir };
  const path = programPath(program) ?? "";
  const running = await startProgram({ path, args: args(where), port: where.http, environment });
  return { name, host: where.host, httpPort: where.http, httpsPort: where.https, headers: {}, ...running };
}

async function own({ root, plainRules }: LocalSite): Promise<LocalServer> {
  const { port, close } = await serve(createSite({ root, rules: plainRules }));
  return { name: "npm start", host: `127.0.0.1:${port}`, httpPort: port, headers: {}, close };
}

const nginx = (site: LocalSite) =>
  start(site, "nginx", {
    program: "nginx",
    config: (where) => {
      const whole = nginxMain(where, serverFiles(site.rules)["nginx.conf"] ?? "");
      return site.spoil?.(whole) ?? whole;
    },
    args: ({ dir }) => ["-e", "stderr", "-p", dir, "-c", configFile],
  });

const caddy = (site: LocalSite) =>
  start(site, "Caddy", {
    program: "caddy",
    config: (where) => caddyMain(where, serverFiles(site.rules).Caddyfile ?? ""),
    args: ({ dir }) => ["run", "--config", join(dir, configFile), "--adapter", "caddyfile"],
  });

/** Apache as a shared host sets it up, or with the bare minimum of modules. */
const apache = (site: LocalSite, name = "Apache", kind: "shared" | "bare" = "shared") =>
  start(site, name, {
    program: "apache2",
    config: (where) => apacheMain(where, kind),
    args: ({ dir }) => ["-X", "-d", dir, "-f", configFile],
  });

/** The bare one behind a proxy that ends https. */
async function bareApache(site: LocalSite): Promise<LocalServer> {
  const { httpsPort: _none, ...server } = await apache(site, "Apache bez dodatkowych modułów", "bare");
  return { ...server, headers: { "x-forwarded-proto": "https" } };
}

const full = { https: true, sendsHeaders: true, knowsTwin: true, brotli: true };
const plain = { ...full, https: false, knowsTwin: false };

/** All servers the site promises to work on. */
export const serverKinds: readonly ServerKind[] = [
  { ...plain, name: "npm start", start: own },
  { ...full, name: "Apache", program: "apache2", knowsTwin: false, start: apache },
  { ...plain, name: "Apache bez dodatkowych modułów", program: "apache2", sendsHeaders: false, start: bareApache },
  { ...full, name: "nginx", program: "nginx", brotli: brotliModule !== undefined, start: nginx },
  { ...full, name: "Caddy", program: "caddy", start: caddy },
];

/** Why a server cannot be started here; nothing where it can. */
export const missing = ({ program }: ServerKind): string | undefined =>
  program && !programPath(program) ? `${program} is not installed` : undefined;

/** What declares a test that runs where a server of this kind can be started. */
export const testOn = (kind: ServerKind) => testIf(!missing(kind), missing(kind) ?? "");

/** Does something with a server that runs for it alone. */
export async function withServer<R>(
  kind: ServerKind,
  site: LocalSite,
  work: (server: LocalServer) => Promise<R>,
): Promise<R> {
  const server = await kind.start(site);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
