import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { nginxConfig } from "@/lib/tools/hosting/hosts/nginx";
import type { DeliveryRules } from "@/lib/tools/hosting/rules";
import { createSite } from "@/lib/tools/hosting/serve";
import { testIf } from "@/tests/support";
import { apacheMain, brotliModule, nginxMain, type ServerPlace } from "./configs";
import { programPath, selfSigned, serve, startProgram } from "./process";

/** An export to serve on this machine, and a temporary folder for configurations. */
export type LocalSite = {
  dir: string;
  root: string;
  rules: DeliveryRules;
  /** The same rules for a server without https. */
  plainRules: DeliveryRules;
  /** Puts a mistake into the server's configuration. */
  spoil?: (config: string) => string;
};

export type LocalServer = {
  name: string;
  /** Name in the Host header. */
  host: string;
  httpPort: number;
  /** Absent without https. */
  httpsPort?: number;
  /** Sent with every request, as by a proxy. */
  headers: Record<string, string>;
  /** Absent for the project's own server, which runs in this process. */
  pid?: number | undefined;
  close: () => Promise<void>;
};

export type ServerKind = {
  name: string;
  /** Absent for the project's own server. */
  program?: "apache2" | "nginx";
  /** Whether it speaks https itself. */
  https: boolean;
  /** Whether it can set headers: Apache without mod_headers cannot. */
  sendsHeaders: boolean;
  /** Whether it answers under the domain's second name, which shared hosts set. */
  servesOtherHost: boolean;
  brotli: boolean;
  start: (site: LocalSite) => Promise<LocalServer>;
};

const configFile = "server.conf";

async function makeServerPlace({ dir, root, rules }: LocalSite, name: string): Promise<ServerPlace> {
  const folder = join(dir, name);
  mkdirSync(folder, { recursive: true });
  const [http, https] = [await getPort({ host: "127.0.0.1" }), await getPort({ host: "127.0.0.1" })];
  return { dir: folder, root, http, https, host: rules.host, ...selfSigned(dir, [rules.host, rules.otherHost]) };
}

type Program = { program: string; config: (where: ServerPlace) => string; args: (where: ServerPlace) => string[] };

async function start(site: LocalSite, name: string, { program, config, args }: Program): Promise<LocalServer> {
  const where = await makeServerPlace(site, name);
  writeFileSync(join(where.dir, configFile), config(where));
  const path = programPath(program) ?? "";
  const running = await startProgram({ path, args: args(where), port: where.http });
  return { name, host: where.host, httpPort: where.http, httpsPort: where.https, headers: {}, ...running };
}

async function startOwn({ root, plainRules }: LocalSite): Promise<LocalServer> {
  const { port, close } = await serve(createSite({ root, rules: plainRules }));
  return { name: "npm start", host: `127.0.0.1:${port}`, httpPort: port, headers: {}, close };
}

const startNginx = (site: LocalSite) =>
  start(site, "nginx", {
    program: "nginx",
    config: (where) => {
      const whole = nginxMain(where, nginxConfig(site.rules));
      return site.spoil?.(whole) ?? whole;
    },
    args: ({ dir }) => ["-e", "stderr", "-p", dir, "-c", configFile],
  });

const startApache = (site: LocalSite, name = "Apache", kind: "shared" | "bare" = "shared") =>
  start(site, name, {
    program: "apache2",
    config: (where) => apacheMain(where, kind),
    args: ({ dir }) => ["-X", "-d", dir, "-f", configFile],
  });

/** Starts Apache with few modules, as if behind a proxy with https. */
async function startBareApache(site: LocalSite): Promise<LocalServer> {
  const { httpsPort: _none, ...server } = await startApache(site, "Apache bez dodatkowych modułów", "bare");
  return { ...server, headers: { "x-forwarded-proto": "https" } };
}

const full = { https: true, sendsHeaders: true, servesOtherHost: true, brotli: true };
const withoutHttps = { ...full, https: false, servesOtherHost: false };

export const serverKinds: readonly ServerKind[] = [
  { ...withoutHttps, name: "npm start", start: startOwn },
  { ...full, name: "Apache", program: "apache2", servesOtherHost: false, start: startApache },
  {
    ...withoutHttps,
    name: "Apache bez dodatkowych modułów",
    program: "apache2",
    sendsHeaders: false,
    start: startBareApache,
  },
  { ...full, name: "nginx", program: "nginx", brotli: brotliModule !== undefined, start: startNginx },
];

/** Why a server cannot be started here; undefined if it can. */
export const missingReason = ({ program }: ServerKind): string | undefined =>
  program && !programPath(program) ? `${program} is not installed` : undefined;

export const testOn = (kind: ServerKind) => testIf(!missingReason(kind), missingReason(kind) ?? "");

export async function withServer<R>(kind: ServerKind, site: LocalSite, work: (server: LocalServer) => Promise<R>) {
  const server = await kind.start(site);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
