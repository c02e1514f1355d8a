import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LocalServer } from "@/tests/delivery/local/servers";
import type { WebRoot } from "./web-root";

/** Grade of a scan and the names of the tests it failed. */
export type Grade = { grade: string; score: number; failed: string[] };

/**
 * Runs the whole scan of @mdn/mdn-http-observatory on a running server. The scanner knows public names on ports 80 and
 * 443 only, so in its process these two ports lead to the server under test, whose certificate counts as trusted.
 * Nothing leaves this machine. The list of preloaded domains, which the package fetches when it is installed, may be
 * missing: no test domain is on it.
 */
const scanner = (server: LocalServer) => `
import fs from "node:fs";
import { Socket } from "node:net";
const read = fs.readFileSync;
fs.readFileSync = (file, ...rest) =>
  String(file).endsWith("hsts-preload.json") && !fs.existsSync(file) ? "{}" : read(file, ...rest);
const connect = Socket.prototype.connect;
const ports = new Map([[80, ${server.httpPort}], [443, ${server.httpsPort}]]);
Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const port = ports.get(Number(options.port));
  if (options.host !== ${JSON.stringify(server.host)} || port === undefined) throw new Error("outside: " + options.host);
  options.host = "127.0.0.1";
  options.port = port;
  return connect.apply(this, args);
};
const { scan } = await import("@mdn/mdn-http-observatory");
const { scan: result, tests } = await scan(${JSON.stringify(server.host)});
const failed = Object.entries(tests).flatMap(([name, test]) => test.pass ? [] : [name + ": " + test.result]);
console.log(JSON.stringify({ grade: result.grade, score: result.score, failed }));
`;

/** Has a server graded. */
export async function observe(server: LocalServer, web: WebRoot): Promise<Grade> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", scanner(server)], {
    cwd: process.cwd(),
    env: { ...process.env, NODE_EXTRA_CA_CERTS: join(web.dir, "certificate.pem") },
  });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Grade;
}
