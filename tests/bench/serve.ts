/**
 * `npm run bench:serve`: puts load on nginx and Caddy with the configurations made for this site, over https on this
 * machine, and prints a Markdown table for docs/hosting.md. The load generator runs on the same processor, so the
 * figures say what a small server with all of this does, not what the servers could do alone.
 */
import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { readExport } from "@/lib/tools/hosting/export";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { isInstalled, type LocalServer, type LocalSite, serverKinds } from "@/tests/delivery/local/servers";

const connections = 1000;
const seconds = 10;
const pages = ["/", "/poradnik/fotowoltaika"];
const generator = join(process.cwd(), "node_modules", "autocannon", "autocannon.js");

/** The part of autocannon's result that the table shows. */
type Load = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  throughput: { average: number };
  errors: number;
  non2xx: number;
};

async function load(server: LocalServer, path: string): Promise<Load> {
  const url = `https://127.0.0.1:${server.httpsPort}${path}`;
  const headers = ["-H", `Host=${server.host}`, "-H", "Accept-Encoding=gzip, deflate, br"];
  const amount = ["-c", String(connections), "-d", String(seconds), "--servername", server.host];
  const { stdout } = await promisify(execFile)(process.execPath, [generator, "-j", ...amount, ...headers, url], {
    // The certificate is one of this run's own making.
    env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
  return JSON.parse(stdout) as Load;
}

function row(server: LocalServer, path: string, result: Load): string {
  const cells = [
    `${server.name} ${server.version.replace(/^nginx\//, "")}`,
    path,
    Math.round(result.requests.average),
    `${result.latency.p50} ms`,
    `${result.latency.p99} ms`,
    `${(result.throughput.average / 1e6).toFixed(0)} MB/s`,
    result.errors + result.non2xx,
  ];
  return `| ${cells.join(" | ")} |`;
}

async function main(): Promise<void> {
  const root = join(process.cwd(), "out");
  if (!existsSync(join(root, "index.html.br"))) throw new Error("W out/ nie ma strony. Najpierw: npm run build");
  const dir = mkdtempSync(join(tmpdir(), "bench-"));
  chmodSync(dir, 0o755);
  try {
    const rules = deliveryRules({ site, redirects, facts: await readExport(root) });
    const local: LocalSite = { dir, root, rules, plainRules: rules };
    console.log(`${cpus()[0]?.model}, ${availableParallelism()} CPU, ${connections} connections, ${seconds} s each\n`);
    console.log("| serwer | strona | zapytań na sekundę | mediana | p99 | wysłano | błędy |");
    console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
    for (const kind of serverKinds.filter(({ program }) => program === "nginx" || program === "caddy")) {
      if (!isInstalled(kind)) {
        console.log(`| ${kind.name}: BRAK PROGRAMU ${kind.program} | | | | | | |`);
        continue;
      }
      const server = await kind.start(local);
      try {
        for (const path of pages) console.log(row(server, path, await load(server, path)));
      } finally {
        await server.close();
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

await main();
