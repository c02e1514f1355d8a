/** `npm run deploy` and `npm run check:live` do not tell the owner that visitors find the site broken. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { getSite } from "@/lib/content/site";
import { checkLive, type LiveReport, liveLines } from "@/lib/tools/publish/live";
import { freshFolder } from "@/tests/support";
import { emergencyGuide } from "@/tests/today";
import { serve } from "./local/process";
import { type LocalServer, type LocalSite, type ServerKind, serverKinds, testOn, withServer } from "./local/servers";
import { sharedWebRoot, testRedirects } from "./support/web-root";

jest.setTimeout(120_000);

const web = sharedWebRoot();

const site = getSite();
const { host } = new URL(site.url);
const twin = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
const findingsText = ({ findings }: LiveReport) => findings.map((finding) => finding.what).join("\n");

type Options = Partial<Parameters<typeof checkLive>[0]>;

function checkSite(server: LocalServer, options: Options = {}): Promise<LiveReport> {
  const ca = readFileSync(join(web.dir, "certificate.pem"), "utf8");
  const place = { host: "127.0.0.1", http: server.httpPort, https: server.httpsPort ?? 0, ca };
  return checkLive({ outDir: "out", site, redirects: testRedirects, testServer: place, ...options });
}

for (const kind of serverKinds.filter(({ https }) => https))
  testOn(kind)(`nothing is wrong with a site on ${kind.name} after a deploy`, async () => {
    const report = await withServer(kind, web, (server) => checkSite(server, { changed: [emergencyGuide] }));
    // Shared hosts serve the second name as they like.
    const faults = report.findings
      .map(({ what }) => what)
      .filter((what) => kind.servesOtherHost || !what.includes(twin));
    expect(faults).toEqual([]);
    expect(report.checkedParts.join()).toContain(emergencyGuide);
  });

const nginx = serverKinds.find(({ name }) => name === "nginx") as ServerKind;
const onNginx = testOn(nginx);

/** Checks the site on an nginx with a mistake in its configuration or files. */
const checkSpoiled = (change: Partial<LocalSite>, options?: Options) =>
  withServer(nginx, { ...web, ...change }, (server) => checkSite(server, options));

/** Changes a configuration. @throws Error if the pattern does not match */
const replaceInConfig = (pattern: RegExp | string, by: string) => (config: string) => {
  const changed = config.replaceAll(pattern, by);
  if (changed === config) throw new Error(`the configuration holds no ${pattern}`);
  return changed;
};
const errorPage = "error_page 404 405 /404.html;";
const breakPath = (path: string) => replaceInConfig(errorPage, `${errorPage} if ($uri = ${path}) { return 500; }`);

describe("after a deploy the report names", () => {
  const moved = testRedirects[0]?.from;
  const mistakes = [
    [
      "a header that is missing",
      replaceInConfig(/add_header X-Frame-Options .*/g, ""),
      /\/: brak nagłówka X-Frame-Options\..*nginx\.conf.*Strona działa.*npm run rollback/s,
    ],
    [
      "a policy of another version",
      replaceInConfig(/'sha256-[^']*'/g, "'sha256-AAAA='"),
      /Content-Security-Policy jest inny/,
    ],
    ["an error of the server", breakPath("/kontakt"), /\/kontakt: serwer odpowiada kodem 500, a powinien 200\./],
    [
      "unknown addresses that are answered with 200",
      replaceInConfig(errorPage, "error_page 404 =200 /404.html;"),
      /nie-ma-takiej-strony-\w+: serwer odpowiada kodem 200, a powinien 404/,
    ],
    [
      "http and another name that lead nowhere",
      replaceInConfig(`default "${site.url}";`, 'default "";'),
      new RegExp(`http://${host}/[^ ]*: nie przekierowuje .kod 200.*https://${twin}/[^ ]*: nie przekierowuje`, "s"),
    ],
    [
      "moved addresses that are lost",
      replaceInConfig(new RegExp(`"~\\^${moved}\\$".*`, "g"), ""),
      new RegExp(`${moved}: nie przekierowuje .kod 404`),
    ],
  ] as const;
  for (const [name, spoil, message] of mistakes)
    onNginx(name, async () => {
      const report = await checkSpoiled({ spoil }, { changed: ["/kontakt"] });
      expect([findingsText(report), ...liveLines(report)].join("\n")).toMatch(message);
    });

  const root = freshFolder();
  onNginx("an old version", async () => {
    cpSync(web.root, root, { recursive: true });
    const old = readFileSync(join(root, "index.html"), "utf8").replace("</title>", " (dawniej)</title>");
    const copies = { "index.html": old, "index.html.br": brotliCompressSync(old), "index.html.gz": gzipSync(old) };
    for (const [name, content] of Object.entries(copies)) writeFileSync(join(root, name), content);
    const report = await checkSpoiled({ root });
    expect(findingsText(report)).toBe(`${site.url}/: serwer pokazuje inną wersję niż wysłana.`);
    expect(report.findings[0]?.serious).toBe(true);
    expect(liveLines(report).at(-1)).toContain("npm run rollback");
  });

  test("a server that does not answer", async () => {
    const place = { host: "127.0.0.1", http: 9, https: 9, ca: "" };
    const report = await checkLive({ outDir: "out", site, redirects: testRedirects, testServer: place });
    expect(report.findings[0]?.what).toContain("serwer nie przyjmuje połączeń");
  });
});

describe("search engines", () => {
  const key = "0123456789abcdef";
  const notifications: { body: string; type: string | undefined }[] = [];
  let server: Awaited<ReturnType<typeof serve>>;
  let indexNow: string;
  let status = 202;
  beforeAll(async () => {
    server = await serve(async (request, response) => {
      notifications.push({ body: await text(request), type: request.headers["content-type"] });
      response.writeHead(status).end();
    });
    indexNow = `http://127.0.0.1:${server.port}/indexnow`;
  });
  afterAll(() => server?.close());
  beforeEach(() => notifications.splice(0));

  const options = { site: { ...site, indexNowKey: key }, changed: ["/kontakt", "/"] };

  onNginx("are notified of changed addresses, and a refusal is reported", async () => {
    expect((await checkSpoiled({}, { ...options, indexNow })).indexNow).toBe("zgłoszono 2 adresy");
    expect(notifications[0]?.type).toMatch(/^application\/json/);
    expect(JSON.parse(notifications[0]?.body ?? "")).toEqual({
      host,
      key,
      keyLocation: `${site.url}/${key}.txt`,
      urlList: [`${site.url}/kontakt`, `${site.url}/`],
    });
    status = 403;
    expect((await checkSpoiled({}, { ...options, indexNow })).indexNow).toContain("nie znalazły pliku z kluczem");
  });

  onNginx("are not notified without a key, without an address, or of a broken site", async () => {
    await checkSpoiled({}, { changed: ["/"], indexNow });
    await checkSpoiled({}, options);
    await checkSpoiled({ spoil: breakPath("/") }, { ...options, indexNow });
    expect(notifications).toEqual([]);
  });
});
