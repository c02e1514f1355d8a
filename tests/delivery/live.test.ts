/** An owner who is not told by `npm run deploy` and `npm run check:live` that visitors find the site broken. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { getSite } from "@/lib/content/site";
import { checkLive, type LiveReport, liveLines } from "@/lib/tools/publish/live";
import { emergencyGuide } from "@/tests/today";
import { serve } from "./local/process";
import { type LocalServer, type LocalSite, type ServerKind, serverKinds, testOn, withServer } from "./local/servers";
import { sharedWebRoot, testRedirects } from "./support/web-root";

jest.setTimeout(120_000);

const web = sharedWebRoot();

const site = getSite();
const { host } = new URL(site.url);
const twin = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
const what = ({ findings }: LiveReport) => findings.map((finding) => finding.what).join("\n");

type Options = Partial<Parameters<typeof checkLive>[0]>;

function look(server: LocalServer, options: Options = {}): Promise<LiveReport> {
  const ca = readFileSync(join(web.dir, "certificate.pem"), "utf8");
  const place = { host: "127.0.0.1", http: server.httpPort, https: server.httpsPort ?? 0, ca };
  return checkLive({ outDir: "out", site, redirects: testRedirects, testServer: place, ...options });
}

for (const kind of serverKinds.filter(({ https }) => https))
  testOn(kind)(`a site on ${kind.name} is found in order after a deploy`, async () => {
    const report = await withServer(kind, web, (server) => look(server, { changed: [emergencyGuide] }));
    // On shared hosting the second name is the host's business.
    const own = report.findings.map((finding) => finding.what).filter((line) => kind.knowsTwin || !line.includes(twin));
    expect(own).toEqual([]);
    expect(report.checkedParts.join()).toContain(emergencyGuide);
  });

const nginx = serverKinds.find(({ name }) => name === "nginx") as ServerKind;
const onNginx = testOn(nginx);

/** Looks at the site on an nginx with a mistake in it. */
const spoiled = (change: Partial<LocalSite>, options?: Options) =>
  withServer(nginx, { ...web, ...change }, (server) => look(server, options));

/** Changes a configuration, or fails where it no longer holds what is to be changed. */
const replacing = (pattern: RegExp | string, by: string) => (config: string) => {
  const changed = config.replaceAll(pattern, by);
  if (changed === config) throw new Error(`the configuration holds no ${pattern}`);
  return changed;
};
const errorPage = "error_page 404 405 /404.html;";
const broken = (path: string) => replacing(errorPage, `${errorPage} if ($uri = ${path}) { return 500; }`);

describe("after a deploy the owner is told of", () => {
  const moved = testRedirects[0]?.from;
  const mistakes = [
    [
      "a header that is missing",
      replacing(/add_header X-Frame-Options .*/g, ""),
      /\/: brak nagłówka X-Frame-Options\..*nginx\.conf albo Caddyfile.*Strona działa.*npm run rollback/s,
    ],
    [
      "a policy of another version",
      replacing(/'sha256-[^']*'/g, "'sha256-AAAA='"),
      /Content-Security-Policy jest inny/,
    ],
    ["an error of the server", broken("/kontakt"), /\/kontakt: serwer odpowiada kodem 500, a powinien 200\./],
    [
      "unknown addresses that are answered as if they were there",
      replacing(errorPage, "error_page 404 =200 /404.html;"),
      /nie-ma-takiej-strony-\w+: serwer odpowiada kodem 200, a powinien 404/,
    ],
    [
      "http and another name that lead nowhere",
      replacing(`default "${site.url}";`, 'default "";'),
      new RegExp(`http://${host}/[^ ]*: nie przekierowuje .kod 200.*https://${twin}/[^ ]*: nie przekierowuje`, "s"),
    ],
    [
      "moved addresses that are lost",
      replacing(new RegExp(`"~\\^${moved}\\$".*`, "g"), ""),
      new RegExp(`${moved}: nie przekierowuje .kod 404`),
    ],
  ] as const;
  for (const [name, spoil, said] of mistakes)
    onNginx(name, async () => {
      const report = await spoiled({ spoil }, { changed: ["/kontakt"] });
      expect([what(report), ...liveLines(report)].join("\n")).toMatch(said);
    });

  onNginx("an old version", async () => {
    const root = mkdtempSync(join(tmpdir(), "old-"));
    try {
      cpSync(web.root, root, { recursive: true });
      const old = readFileSync(join(root, "index.html"), "utf8").replace("</title>", " (dawniej)</title>");
      const copies = { "index.html": old, "index.html.br": brotliCompressSync(old), "index.html.gz": gzipSync(old) };
      for (const [name, content] of Object.entries(copies)) writeFileSync(join(root, name), content);
      const report = await spoiled({ root });
      expect(what(report)).toBe(`${site.url}/: serwer pokazuje inną wersję niż wysłana.`);
      expect(report.findings[0]?.serious).toBe(true);
      expect(liveLines(report).at(-1)).toContain("npm run rollback");
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  test("a server that does not answer", async () => {
    const place = { host: "127.0.0.1", http: 9, https: 9, ca: "" };
    const report = await checkLive({ outDir: "out", site, redirects: testRedirects, testServer: place });
    expect(report.findings[0]?.what).toContain("serwer nie przyjmuje połączeń");
  });
});

describe("search engines", () => {
  const key = "0123456789abcdef";
  const told: { body: string; type: string | undefined }[] = [];
  let server: Awaited<ReturnType<typeof serve>>;
  let indexNow: string;
  let status = 202;
  beforeAll(async () => {
    server = await serve(async (request, response) => {
      told.push({ body: await text(request), type: request.headers["content-type"] });
      response.writeHead(status).end();
    });
    indexNow = `http://127.0.0.1:${server.port}/indexnow`;
  });
  afterAll(() => server?.close());
  beforeEach(() => told.splice(0));

  const options = { site: { ...site, indexNowKey: key }, changed: ["/kontakt", "/"] };

  onNginx("are told of changed addresses, and the owner of a refusal", async () => {
    expect((await spoiled({}, { ...options, indexNow })).indexNow).toBe("zgłoszono 2 adresy");
    expect(told[0]?.type).toMatch(/^application\/json/);
    expect(JSON.parse(told[0]?.body ?? "")).toEqual({
      host,
      key,
      keyLocation: `${site.url}/${key}.txt`,
      urlList: [`${site.url}/kontakt`, `${site.url}/`],
    });
    status = 403;
    expect((await spoiled({}, { ...options, indexNow })).indexNow).toContain("nie znalazły pliku z kluczem");
  });

  onNginx("are told nothing without a key, without an address, or of a broken site", async () => {
    await spoiled({}, { changed: ["/"], indexNow });
    await spoiled({}, options);
    await spoiled({ spoil: broken("/") }, { ...options, indexNow });
    expect(told).toEqual([]);
  });
});
