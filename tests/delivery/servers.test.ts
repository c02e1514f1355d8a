/** A visitor gets a wrong page, an old one, a heavy one or a way to harm, from any server that is promised. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentType, pagePaths } from "@/lib/tools/hosting/rules";
import { webRootFiles } from "@/lib/tools/hosting/write";
import { testIf } from "@/tests/support";
import { type LocalServer, missing, serverKinds, testOn } from "./local/servers";
import { oddRequests } from "./support/odd-requests";
import { ask } from "./support/request";
import { sharedWebRoot } from "./support/web-root";

jest.setTimeout(120_000);

/** Accept-Encoding of a request and the Content-Encoding it leads to. */
const encodings: readonly (readonly [accept: string | undefined, encoding: string | undefined])[] = [
  ["br", "br"],
  [" BR , GZIP ", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["gzip;q=0, br;q=0", undefined],
  [undefined, undefined],
];

/** What keeps a visitor safe: with everything, and with what a browser shows or runs by itself. */
const everywhere = { "x-content-type-options": "nosniff", "strict-transport-security": "max-age=31536000" };
const documents = {
  ...everywhere,
  "content-security-policy": expect.stringMatching(
    /^default-src 'none'; script-src 'self'.*; object-src 'none'; base-uri 'none'; form-action 'self'.*; frame-ancestors 'none'/,
  ),
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringMatching(/camera=\(\),.* geolocation=\(\),.* microphone=\(\),.* payment=\(\),/),
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};
const own = { "cross-origin-resource-policy": "same-origin" };
const shared = { "cross-origin-resource-policy": "cross-origin" };
const asked = { "cache-control": "no-cache" };
const forever = { "cache-control": "public, max-age=31536000, immutable" };
const hidden = { "x-robots-tag": "noindex" };
/** Every header that says what a browser may do with a file, and those no server may add. */
const watched = [
  ...Object.keys({ ...documents, ...own, ...asked, ...hidden }),
  ...["x-powered-by", "expires", "access-control-allow-origin", "set-cookie"],
];

/** Files of each kind by their paths, and what of `watched` goes with them. */
const sent: readonly (readonly [path: string | RegExp, headers: Record<string, unknown>])[] = [
  ...["/", "/oferta", "/nie-ma", "/robots.txt", "/llms.txt", "/sitemap.xml"].map(
    (path) => [path, { ...documents, ...own, ...asked }] as const,
  ),
  ["/sw.js", { ...documents, ...own, "cache-control": "max-age=86400" }],
  ["/licencje.txt", { ...documents, ...own, ...asked, ...hidden }],
  [/^\/og\/.+\.png$/, { ...documents, ...shared, ...asked }],
  [/^\/media\/.+\.avif$/, { ...everywhere, ...shared, ...forever }],
  [/^\/_next\/.+\.js$/, { ...everywhere, ...own, ...forever }],
  [/^\/flight\/.+\.txt$/, { ...everywhere, ...own, ...forever, ...hidden }],
];

const web = sharedWebRoot();

const html = /^text\/html; ?charset=utf-8$/i;
const text = (path: string) => readFileSync(join(web.root, path), "utf8");

/** A file of the export, or the first that a pattern describes; `packed`: which small files are not. */
function anyFile(pattern: string | RegExp, packed = false): string {
  if (typeof pattern === "string") return pattern;
  const isPacked = (name: string) => existsSync(join(web.root, `${name}.br`));
  const file = web.rules.summary.files.find((name) => pattern.test(name) && (!packed || isPacked(name)));
  if (!file) throw new Error(`no file ${pattern} in the export`);
  return file;
}

describe.each(serverKinds)("$name", (kind) => {
  const check = testOn(kind);
  const checkBrotli = kind.brotli ? check : testIf(false, `${kind.program} has no Brotli module`);
  let server: LocalServer;
  beforeAll(async () => {
    if (!missing(kind)) server = await kind.start(web);
  });
  afterAll(() => server?.close());

  /** Absolute address of a Location, without the name under which the own server runs. */
  const target = (location?: string) => {
    if (location === undefined) return undefined;
    const base = `https://${web.rules.host}`;
    const address = new URL(location, base);
    return address.origin === base ? address.pathname + address.search : address.href;
  };
  /** The headers that a file or an error must have here: without https they promise nothing of it. */
  const expected = (headers: Record<string, unknown>) =>
    kind.https ? headers : { ...headers, "strict-transport-security": undefined };

  check("answers every page, with a file beside a folder as well", async () => {
    const paths = [...pagePaths(web.rules.summary.files)];
    expect(paths).toEqual(expect.arrayContaining(["/", "/oferta", "/uslugi", "/poradnik"]));
    for (const path of paths) {
      const reply = await ask(server, path);
      expect([path, reply.status, reply.headers.location]).toEqual([path, 200, undefined]);
      expect(reply.headers["content-type"]).toMatch(html);
      expect(reply.body).toBe(text(path === "/" ? "/index.html" : `${path}.html`));
    }
  });

  for (const { name, paths, method, headers, ...answer } of oddRequests)
    check(`answers as the rules say: ${name}`, async () => {
      for (const path of paths) {
        const reply = await ask(server, path, { method, headers });
        const exception = answer.except?.[kind.program ?? "own"];
        const { status, location } = exception ?? answer;
        const shown = [method ?? "GET", path.slice(0, 80)];
        expect([...shown, reply.status, target(reply.headers.location)]).toEqual([...shown, status, location]);
        expect(reply.body).not.toMatch(/TAJNE|Rewrite|Index of|root:[^:]*:0:|node_modules|at \w+ \(/);
        if (exception) continue;
        if (status === 404 && method !== "HEAD")
          expect([...shown, reply.body === text("/404.html")]).toEqual([...shown, true]);
        if (!kind.sendsHeaders) continue;
        const wanted = { ...answer.sends, ...([301, 404, 405].includes(status) && expected({ ...documents, ...own })) };
        const found = Object.fromEntries(Object.keys(wanted).map((header) => [header, reply.headers[header]]));
        expect([...shown, found]).toEqual([...shown, wanted]);
      }
    });

  if (kind.https)
    check("leads http to the canonical https address in one step, and does not loop behind a proxy", async () => {
      const base = `https://${server.host}`;
      const canonical = ["/", "/kontakt?a=1", anyFile(/^\/media\/.+\.avif$/)].map((path) => [path, path] as const);
      const spellings = oddRequests
        .filter(({ headers, method }) => !headers && !method)
        .flatMap(({ paths, location }) =>
          location?.startsWith("/") ? paths.slice(0, 2).map((path) => [path, location] as const) : [],
        );
      for (const [path, location] of [...canonical, ...spellings]) {
        const reply = await ask(server, path, { insecure: true });
        const led = [path, reply.status, reply.headers.location?.replace(/\?$/, "")];
        expect(led).toEqual([path, 301, base + location]);
        expect(reply.headers["strict-transport-security"]).toBeUndefined();
        const proxied = await ask(server, location, { insecure: true, headers: { "x-forwarded-proto": "https" } });
        expect([location, proxied.status]).toEqual([location, 200]);
        expect(proxied.headers).toMatchObject(everywhere);
      }
    });

  if (kind.knowsTwin)
    check("leads the second name of the domain to the first in one step", async () => {
      for (const insecure of [true, false]) {
        const reply = await ask(server, "/oferta/?a=1", { host: web.rules.otherHost, insecure });
        expect([reply.status, reply.headers.location]).toEqual([301, `https://${web.rules.host}/oferta?a=1`]);
      }
    });

  for (const [accept, encoding] of encodings)
    (encoding === "br" ? checkBrotli : check)(`sends the variant for ${accept}, typed and marked`, async () => {
      const headers = { "accept-encoding": accept };
      for (const [path, file = path, status = 200] of [
        ["/oferta", "/oferta.html"],
        ["/nie-ma", "/404.html", 404],
        ["/sitemap.xml"],
        ["/llms.txt"],
        [anyFile(/^\/_next\/static\/chunks\/.+\.js$/, true)],
        [anyFile(/^\/_next\/static\/.+\.css$/, true)],
      ] as const) {
        const reply = await ask(server, path, { headers });
        // Apache alone sends its page for unknown addresses as it is.
        const packed = status === 200 || kind.program !== "apache2" ? encoding : undefined;
        expect([path, reply.status, reply.headers["content-encoding"]]).toEqual([path, status, packed]);
        expect(reply.headers["content-type"]?.replace("; ", ";")).toBe(contentType(file).replace("; ", ";"));
        if (status === 200 && (kind.sendsHeaders || encoding)) expect(reply.headers.vary).toBe("Accept-Encoding");
        expect([path, reply.body === text(file)]).toEqual([path, true]);
      }
      const picture = await ask(server, anyFile(/^\/media\/.+\.avif$/), { headers });
      const { "content-type": type, "content-encoding": packed } = picture.headers;
      expect([picture.status, type, packed]).toEqual([200, "image/avif", undefined]);
    });

  for (const accept of ["br", "gzip", "identity"])
    (accept === "br" ? checkBrotli : check)(`answers 304 to whoever has the variant for ${accept}`, async () => {
      for (const path of ["/", "/poradnik", anyFile(/^\/_next\/static\/.+\.css$/, true)]) {
        const { headers } = await ask(server, path, { headers: { "accept-encoding": accept } });
        const tag = headers.etag ?? "";
        expect([path, tag]).toEqual([path, expect.stringMatching(/^(?:W\/)?".+"$/)]);
        const again = await ask(server, path, { headers: { "accept-encoding": accept, "if-none-match": tag } });
        expect([path, again.status, again.body]).toEqual([path, 304, ""]);
        expect(again.headers.etag?.replace("W/", "")).toBe(tag.replace("W/", ""));
        const since = { "accept-encoding": accept, "if-modified-since": headers["last-modified"] ?? "" };
        expect([path, (await ask(server, path, { headers: since })).status]).toEqual([path, 304]);
        // A shared cache must not take one variant for another.
        for (const other of ["gzip", "identity", ...(kind.brotli ? ["br"] : [])].filter((one) => one !== accept)) {
          const { headers: others } = await ask(server, path, { headers: { "accept-encoding": other } });
          expect(others.etag?.replace("W/", "")).not.toBe(tag.replace("W/", ""));
        }
      }
    });

  if (kind.sendsHeaders)
    check("sends what keeps visitors safe and files fresh, and nothing else of that kind", async () => {
      for (const [pattern, headers] of sent) {
        const path = anyFile(pattern);
        const reply = await ask(server, path, { headers: { "accept-encoding": "gzip" } });
        const found = Object.fromEntries(watched.map((name) => [name, reply.headers[name]]));
        expect([path, found]).toEqual([path, expected({ ...headers })]);
      }
      const policy = new Map((kind.https ? web.rules : web.plainRules).documentHeaders).get("Content-Security-Policy");
      expect((await ask(server, "/")).headers["content-security-policy"]).toBe(policy);
    });
});

describe("Cloudflare Pages and Netlify, by what they read of _headers and _redirects", () => {
  const linesOf = (name: string) => webRootFiles(web.rules)[name]?.trim().split("\n") ?? [];

  test("send what keeps visitors safe and files fresh, once each", () => {
    for (const [pattern, { "cache-control": cache, ...headers }] of sent) {
      const path = anyFile(pattern);
      const found: Record<string, string> = {};
      let fits = false;
      for (const line of linesOf("_headers")) {
        const [, name = "", value = ""] = /^ +([\w-]+): (.*)/.exec(line) ?? [];
        if (!name) fits = new RegExp(`^${line.replaceAll("*", ".*").replace(/:\w+/, "[^/]+")}$`).test(path);
        // Cloudflare joins the values of a header that several patterns name.
        else if (fits) found[name.toLowerCase()] = [found[name.toLowerCase()], value].filter(Boolean).join(", ");
      }
      // Both look after pages by themselves.
      expect([path, found]).toEqual([
        path,
        expect.objectContaining({ ...headers, ...(cache !== "no-cache" && { "cache-control": cache }) }),
      ]);
    }
  });

  test("lead moved addresses on in one step, however they are linked", () => {
    const known = new Map(
      linesOf("_redirects")
        .map((line) => line.split(" "))
        .map(([from, ...to]) => [from, to.join(" ")]),
    );
    for (const spelling of ["", "/", ".html", "/index.html"])
      expect(known.get(`/test-lancuch${spelling}`)).toBe("/oferta 301");
  });
});
