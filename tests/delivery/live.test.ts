import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { redirects } from "@/content/redirects";
import { getSite } from "@/lib/content/site";
import { checkLive, type LiveReport, liveLines } from "@/lib/tools/publish/live";
import { isInstalled, type LocalServer, type LocalSite, type ServerKind, serverKinds } from "./local/servers";
import { exportDir, makeWebRoot, type WebRoot } from "./support/web-root";

jest.setTimeout(120_000);

let web: WebRoot;
beforeAll(async () => {
  web = await makeWebRoot();
});
afterAll(() => web?.remove());

const site = getSite();
const what = ({ findings }: LiveReport) => findings.map((finding) => finding.what);

function look(server: LocalServer, options: Partial<Parameters<typeof checkLive>[0]> = {}): Promise<LiveReport> {
  const ca = readFileSync(join(web.dir, "certificate.pem"), "utf8");
  const place = { host: "127.0.0.1", http: server.httpPort, https: server.httpsPort ?? 0, ca };
  return checkLive({ outDir: exportDir, site, redirects, place, ...options });
}

const secure = serverKinds.filter(({ https }) => https);

describe.each(secure.map((kind) => [kind.name, kind] as const))("a site on %s", (_name, kind) => {
  const test = isInstalled(kind) ? it : it.skip;
  const reason = isInstalled(kind) ? "" : ` (skipped: ${kind.program} is not installed)`;

  test(`is found in order after a deploy${reason}`, async () => {
    const server = await kind.start(web);
    try {
      const report = await look(server, { changed: ["/uslugi/pomiary"] });
      // On shared hosting the second name is the host's business.
      const own = what(report).filter((line) => kind.knowsTwin || !line.includes(web.rules.twin));
      expect(own).toEqual([]);
      expect(report.checked.join()).toContain("/uslugi/pomiary");
    } finally {
      await server.close();
    }
  });
});

const nginx = serverKinds.find(({ name }) => name === "nginx") as ServerKind;
const onNginx = isInstalled(nginx) ? it : it.skip;
const withoutNginx = isInstalled(nginx) ? "" : " (skipped: nginx is not installed)";

/** Looks at the site on an nginx with a mistake in it. */
async function spoiled(change: Partial<LocalSite>, options: Partial<Parameters<typeof checkLive>[0]> = {}) {
  const server = await nginx.start({ ...web, ...change });
  try {
    return await look(server, options);
  } finally {
    await server.close();
  }
}

/** Changes a configuration, or fails where it no longer holds what is to be changed. */
const replacing = (pattern: RegExp | string, by: string) => (config: string) => {
  const changed = config.replaceAll(pattern, by);
  if (changed === config) throw new Error(`the configuration holds no ${pattern}`);
  return changed;
};

describe("after a deploy the owner is told of", () => {
  onNginx(`a header that is missing${withoutNginx}`, async () => {
    const report = await spoiled({ spoil: replacing(/add_header X-Frame-Options .*/g, "") });
    expect(what(report)).toContain(`${site.url}/: brak nagłówka X-Frame-Options.`);
    expect(report.findings.every(({ serious }) => !serious)).toBe(true);
    expect(liveLines(report).join("\n")).toMatch(/nginx\.conf albo Caddyfile[\s\S]*npm run rollback/);
  });

  onNginx(`a policy of another version${withoutNginx}`, async () => {
    const report = await spoiled({ spoil: replacing(/'sha256-[^']*'/g, "'sha256-AAAA='") });
    expect(what(report).join("\n")).toContain("nagłówek Content-Security-Policy jest inny, niż oczekuje ta wersja");
  });

  onNginx(`an old version${withoutNginx}`, async () => {
    const root = mkdtempSync(join(tmpdir(), "old-"));
    try {
      cpSync(web.root, root, { recursive: true, filter: (file) => !/\/(?:_next|media|og|flight)(?:\/|$)/.test(file) });
      for (const name of ["_next", "media", "og", "flight"]) symlinkSync(join(exportDir, name), join(root, name));
      const old = readFileSync(join(exportDir, "index.html"), "utf8").replace("</title>", " (dawniej)</title>");
      const copies = { "index.html": old, "index.html.br": brotliCompressSync(old), "index.html.gz": gzipSync(old) };
      for (const [name, content] of Object.entries(copies)) {
        rmSync(join(root, name));
        writeFileSync(join(root, name), content);
      }
      const report = await spoiled({ root });
      expect(what(report)).toEqual([`${site.url}/: serwer pokazuje inną wersję niż wysłana.`]);
      expect(report.findings[0]?.serious).toBe(true);
      expect(liveLines(report).at(-1)).toContain("npm run rollback");
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  onNginx(`an error of the server${withoutNginx}`, async () => {
    const spoil = replacing(
      "error_page 404 405 /404.html;",
      "error_page 404 405 /404.html; if ($uri = /kontakt) { return 500; }",
    );
    const report = await spoiled({ spoil }, { changed: ["/kontakt"] });
    expect(what(report)).toContain(`${site.url}/kontakt: serwer odpowiada kodem 500, a powinien 200.`);
  });

  onNginx(`unknown addresses that are answered as if they were there${withoutNginx}`, async () => {
    const report = await spoiled({
      spoil: replacing("error_page 404 405 /404.html;", "error_page 404 =200 /404.html;"),
    });
    expect(what(report).join("\n")).toMatch(/nie-ma-takiej-strony-\w+: serwer odpowiada kodem 200, a powinien 404/);
  });

  onNginx(`http and another name that lead nowhere${withoutNginx}`, async () => {
    const report = await spoiled({ spoil: replacing(`default "${site.url}";`, 'default "";') });
    const found = what(report).join("\n");
    const { host } = new URL(site.url);
    const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
    for (const origin of [`http://${host}`, `https://${other}`])
      expect(found).toMatch(new RegExp(`${origin}\\S*: nie przekierowuje \\(kod 200\\)`));
  });

  onNginx(`moved addresses that are lost${withoutNginx}`, async () => {
    const report = await spoiled({ spoil: replacing(/"~\^\/oferta\/magazyny-energii\$".*/g, "") });
    expect(what(report).join("\n")).toContain("/oferta/magazyny-energii: nie przekierowuje (kod 404)");
  });

  test("a server that does not answer", async () => {
    const place = { host: "127.0.0.1", http: 9, https: 9, ca: "" };
    const report = await checkLive({ outDir: exportDir, site, redirects, place });
    expect(what(report)[0]).toContain("serwer nie przyjmuje połączeń");
  });
});

describe("search engines", () => {
  const key = "0123456789abcdef";
  const told: { body: string; type: string | undefined }[] = [];
  let server: Server;
  let endpoint: string;
  let status = 202;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        told.push({ body, type: request.headers["content-type"] });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  });
  afterAll(() => server?.close());
  beforeEach(() => told.splice(0));

  const options = { site: { ...site, indexNowKey: key }, changed: ["/kontakt", "/"] };

  onNginx(`are told of changed addresses, and the owner of a refusal${withoutNginx}`, async () => {
    expect((await spoiled({}, { ...options, indexNow: endpoint })).indexNow).toBe("zgłoszono 2 adresy");
    expect(told[0]?.type).toMatch(/^application\/json/);
    expect(JSON.parse(told[0]?.body ?? "")).toEqual({
      host: new URL(site.url).host,
      key,
      keyLocation: `${site.url}/${key}.txt`,
      urlList: [`${site.url}/kontakt`, `${site.url}/`],
    });
    status = 403;
    expect((await spoiled({}, { ...options, indexNow: endpoint })).indexNow).toContain("nie znalazły pliku z kluczem");
  });

  onNginx(`are told nothing without a key, without an address, or of a broken site${withoutNginx}`, async () => {
    await spoiled({}, { changed: ["/"], indexNow: endpoint });
    await spoiled({}, options);
    const spoil = replacing("error_page 404 405 /404.html;", "error_page 404 /404.html; if ($uri = /) { return 500; }");
    await spoiled({ spoil }, { ...options, indexNow: endpoint });
    expect(told).toEqual([]);
  });
});
