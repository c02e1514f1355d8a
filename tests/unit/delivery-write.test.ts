/** The owner publishes files without server settings or with the wrong ones, or `npm run serve` breaks off. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { redirects } from "@/content/redirects";
import { deliveryFolder } from "@/lib/tools/cache";
import { startServer } from "@/lib/tools/hosting/serve";
import { type WriteOptions, writeDelivery } from "@/lib/tools/hosting/write";

const page = (script = "a()") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${script}</script></head><body>${"Prąd ".repeat(200)}</body></html>`;

let dir: string;
let options: WriteOptions;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "write-"));
  const outDir = join(dir, "out");
  mkdirSync(join(outDir, "oferta"), { recursive: true });
  for (const name of ["index", "oferta", "404"]) writeFileSync(join(outDir, `${name}.html`), page());
  writeFileSync(join(outDir, "robots.txt"), "User-agent: *\n");
  utimesSync(join(outDir, "oferta.html"), 1_700_000_000, 1_700_000_000);
  options = {
    outDir,
    site: {
      url: "https://firma.example",
      tracking: {},
      reputationWidget: { src: "/w.svg", width: 1, height: 1, alt: "" },
    },
    redirects: [{ from: "/stara", to: "/oferta" }],
    configDir: join(dir, "config"),
    cacheDir: join(dir, "cache"),
    policyInPages: false,
  };
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("writeDelivery", () => {
  it("writes host files into the export and server files outside it", async () => {
    await writeDelivery(options);
    expect(readdirSync(options.outDir)).toEqual(
      expect.arrayContaining([".htaccess", ".nojekyll", "_headers", "_redirects"]),
    );
    expect(readdirSync(join(dir, "config")).sort()).toEqual(["Caddyfile", "nginx.conf"]);
    expect(readFileSync(join(dir, "config", "nginx.conf"), "utf8")).toContain("firma.example www.firma.example");
  });

  it("is told by the guides where a build leaves server files", () => {
    const folder = relative(process.cwd(), deliveryFolder);
    expect(readFileSync("docs/hosting-nginx.md", "utf8")).toContain(`${folder}/nginx.conf`);
    expect(readFileSync("docs/hosting-caddy.md", "utf8")).toContain(`${folder}/Caddyfile`);
  });

  it("puts compressed copies with the time of the original beside text files that gain by it", async () => {
    const first = await writeDelivery(options);
    const file = join(options.outDir, "oferta.html");
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page());
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page());
    expect(statSync(`${file}.br`).mtimeMs).toBe(1_700_000_000_000);
    expect(readdirSync(options.outDir)).not.toContain("robots.txt.br");
    expect(first.made).toBeGreaterThan(0);
    expect(await writeDelivery(options)).toEqual({ made: 0, cached: first.made + first.cached });
  });

  it("puts the policy into the pages once, for hosts without headers", async () => {
    await writeDelivery({ ...options, policyInPages: true });
    await writeDelivery({ ...options, policyInPages: true });
    const html = readFileSync(join(options.outDir, "index.html"), "utf8");
    expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
    expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<script>"));
  });

  it("leaves out of a CDN's export what only web servers read", async () => {
    await writeDelivery({ ...options, cdn: true });
    const names = readdirSync(options.outDir);
    expect(names).toEqual(expect.arrayContaining(["_headers", "_redirects"]));
    expect(names.filter((name) => /^\.htaccess$|\.(?:br|gz)$/.test(name))).toEqual([]);
  });

  it("stops at Cloudflare's limit of redirects in Polish, and warns where the host may be another", async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/stara-${index}`, to: "/oferta" }) as const);
    const full = { ...options, redirects: many };
    await expect(writeDelivery({ ...full, cdn: true })).rejects.toThrow(/_redirects ma 2001 wierszy, a limit to 2000/);
    const warn = jest.spyOn(console, "warn").mockImplementation();
    await writeDelivery(full);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("Cloudflare Pages"));
    warn.mockRestore();
    await writeDelivery({ ...options, redirects: many.slice(1), cdn: true });
  });

  it("refuses scripts that differ from page to page", async () => {
    for (const name of ["b", "c", "d", "e"]) writeFileSync(join(options.outDir, `${name}.html`), page(`${name}()`));
    await expect(writeDelivery(options)).rejects.toThrow(/5 różnych skryptów[\s\S]*c\(\)/);
  });
});

describe("startServer", () => {
  beforeEach(() => {
    for (const { to } of redirects.filter((redirect) => redirect.to.startsWith("/"))) {
      mkdirSync(join(options.outDir, dirname(to)), { recursive: true });
      writeFileSync(join(options.outDir, `${to}.html`), page());
    }
  });

  it("serves by the rules, on the next free port if the usual one is taken", async () => {
    await writeDelivery(options);
    const blocker = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => blocker.once("listening", resolve));
    const { port } = blocker.address() as AddressInfo;
    await expect(startServer({ root: options.outDir, port })).rejects.toThrow(/jest zajęty/);
    blocker.close();
    const server = await startServer({ root: options.outDir, port });
    const post = await fetch(`${server.url}/oferta`, { method: "POST" });
    const moved = await fetch(`${server.url}/oferta/?a=1`, { redirect: "manual" });
    const bad = await fetch(`${server.url}/%zz`);
    await server.close();
    expect([post.status, moved.status, bad.status]).toEqual([405, 301, 400]);
    expect(moved.headers.get("location")).toBe("/oferta?a=1");
  });

  it("moves on from a taken usual port, and says in Polish where there is nothing to serve", async () => {
    await writeDelivery(options);
    const servers = await Promise.all([startServer({ root: options.outDir }), startServer({ root: options.outDir })]);
    expect(servers[0]?.url).not.toBe(servers[1]?.url);
    await Promise.all(servers.map((server) => server.close()));
    await expect(startServer({ root: join(dir, "nic") })).rejects.toThrow(/npm run build/);
  });
});
