/** The owner publishes files without server settings or with wrong ones, or `npm run serve` fails. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { stat, utimes } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRedirects } from "@/lib/content/records";
import { deliveryFolder } from "@/lib/tools/cache";
import { startServer } from "@/lib/tools/hosting/serve";
import { type WriteOptions, writeDelivery } from "@/lib/tools/hosting/write";
import { freshFolder, putFile } from "@/tests/support";

const page = (script = "a()") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${script}</script></head><body>${"Prąd ".repeat(200)}</body></html>`;

const dir = freshFolder();
let options: WriteOptions;
beforeEach(() => {
  const outDir = join(dir, "out");
  for (const name of ["index", "oferta", "404"]) putFile(join(outDir, `${name}.html`), page());
  writeFileSync(join(outDir, "robots.txt"), "User-agent: *\n");
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
    cdn: false,
  };
});

describe("writeDelivery", () => {
  it("writes host files into the export and server files outside it", async () => {
    await writeDelivery(options);
    expect(readdirSync(options.outDir)).toEqual(expect.arrayContaining([".htaccess", "_redirects"]));
    expect(readdirSync(join(dir, "config")).sort()).toEqual(["nginx.conf"]);
    expect(readFileSync(join(dir, "config", "nginx.conf"), "utf8")).toContain("firma.example www.firma.example");
  });

  it("writes server files where the guide says", () => {
    const folder = relative(process.cwd(), deliveryFolder);
    expect(readFileSync("docs/hosting.md", "utf8")).toContain(`${folder}/nginx.conf`);
  });

  it("writes compressed copies, with the original's time, of text files that become smaller", async () => {
    const file = join(options.outDir, "oferta.html");
    await utimes(file, 1_700_000_000, 1_700_000_000);
    const first = await writeDelivery(options);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page());
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page());
    expect((await stat(`${file}.br`)).mtimeMs).toBe(1_700_000_000_000);
    expect(readdirSync(options.outDir)).not.toContain("robots.txt.br");
    expect(first.misses).toBeGreaterThan(0);
    expect(await writeDelivery(options)).toEqual({ misses: 0, hits: first.misses + first.hits });
  });

  it("puts the policy into the pages once, for hosts without headers", async () => {
    await writeDelivery({ ...options, policyInPages: true });
    await writeDelivery({ ...options, policyInPages: true });
    const html = readFileSync(join(options.outDir, "index.html"), "utf8");
    expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
    expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<script>"));
  });

  it("leaves files for web servers out of a CDN's export", async () => {
    await writeDelivery({ ...options, cdn: true });
    const names = readdirSync(options.outDir);
    expect(names).toEqual(expect.arrayContaining(["_headers", "_redirects"]));
    expect(names.filter((name) => /^\.htaccess$|\.(?:br|gz)$/.test(name))).toEqual([]);
  });

  it("stops at Cloudflare's limit of redirects in Polish, on that kind of host alone", async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/stara-${index}`, to: "/oferta" }) as const);
    const full = { ...options, redirects: many, cdn: true };
    await expect(writeDelivery(full)).rejects.toThrow(/_redirects ma 2001 wierszy, a limit to 2000/);
    await writeDelivery({ ...full, redirects: many.slice(1) });
    await writeDelivery({ ...full, cdn: false });
  });

  it("refuses scripts that differ from page to page", async () => {
    for (const name of ["b", "c", "d", "e"]) writeFileSync(join(options.outDir, `${name}.html`), page(`${name}()`));
    await expect(writeDelivery(options)).rejects.toThrow(/5 różnych skryptów[\s\S]*c\(\)/);
  });
});

test("the server takes the next port if the usual one is taken, and says in Polish why it cannot start", async () => {
  const root = options.outDir;
  for (const { to } of getRedirects()) if (to.startsWith("/")) putFile(join(root, `${to}.html`), page());
  const servers = [await startServer({ root }), await startServer({ root })];
  const [one = "", other] = servers.map(({ url }) => url);
  expect(other).not.toBe(one);
  await expect(startServer({ root, port: Number(new URL(one).port) })).rejects.toThrow(/jest zajęty/);
  await Promise.all(servers.map((server) => server.close()));
  await expect(startServer({ root: join(dir, "nic") })).rejects.toThrow(/npm run build/);
});
