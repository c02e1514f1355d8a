/** A visitor of any supported server gets a wrong, old or heavy page, or one that is open to attacks. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentType, pagePaths } from "@/lib/tools/hosting/rules";
import { webRootFiles } from "@/lib/tools/hosting/write";
import { testIf } from "@/tests/support";
import { type LocalServer, missingReason, serverKinds, testOn } from "./local/servers";
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

/** Security headers: of all files, and of documents. */
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
const sameOrigin = { "cross-origin-resource-policy": "same-origin" };
const crossOrigin = { "cross-origin-resource-policy": "cross-origin" };
const revalidated = { "cache-control": "no-cache" };
const immutable = { "cache-control": "public, max-age=31536000, immutable" };
const noIndex = { "x-robots-tag": "noindex" };
/** Headers that are checked, and those that no server may add. */
const watchedHeaders = [
  ...Object.keys({ ...documents, ...sameOrigin, ...revalidated, ...noIndex }),
  ...["x-powered-by", "expires", "access-control-allow-origin", "set-cookie"],
];

/** Files of each kind, and their headers among the watched ones. */
const expectedHeaders: readonly (readonly [path: string | RegExp, headers: Record<string, unknown>])[] = [
  ...["/", "/oferta", "/nie-ma", "/robots.txt", "/llms.txt", "/sitemap.xml"].map(
    (path) => [path, { ...documents, ...sameOrigin, ...revalidated }] as const,
  ),
  ["/sw.js", { ...documents, ...sameOrigin, "cache-control": "max-age=86400" }],
  ["/licencje.txt", { ...documents, ...sameOrigin, ...revalidated, ...noIndex }],
  [/^\/og\/.+\.png$/, { ...documents, ...crossOrigin, ...revalidated }],
  [/^\/media\/.+\.avif$/, { ...everywhere, ...crossOrigin, ...immutable }],
  [/^\/_next\/.+\.woff2$/, { ...everywhere, ...sameOrigin, ...immutable }],
  [/^\/scripts\/.+\.js$/, { ...everywhere, ...sameOrigin, ...immutable }],
];

const web = sharedWebRoot();

const html = /^text\/html; ?charset=utf-8$/i;
const text = (path: string) => readFileSync(join(web.root, path), "utf8");

/** A path, or the first file that matches a pattern; `packed`: with a compressed copy. */
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
    if (!missingReason(kind)) server = await kind.start(web);
  });
  afterAll(() => server?.close());

  /** Target of a Location: a path on the site, else an address. */
  const targetOf = (location?: string) => {
    if (location === undefined) return undefined;
    const base = `https://${web.rules.host}`;
    const address = new URL(location, base);
    return address.origin === base ? address.pathname + address.search : address.href;
  };
  /** Without https there is no Strict-Transport-Security. */
  const expected = (headers: Record<string, unknown>) =>
    kind.https ? headers : { ...headers, "strict-transport-security": undefined };

  check("answers every page, also where a folder has the same name", async () => {
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
        const request = [method ?? "GET", path.slice(0, 80)];
        expect([...request, reply.status, targetOf(reply.headers.location)]).toEqual([...request, status, location]);
        expect(reply.body).not.toMatch(/TAJNE|Rewrite|Index of|root:[^:]*:0:|node_modules|at \w+ \(/);
        if (exception) continue;
        if (status === 404 && method !== "HEAD")
          expect([...request, reply.body === text("/404.html")]).toEqual([...request, true]);
        if (!kind.sendsHeaders) continue;
        const isPage = [301, 404, 405].includes(status);
        const needed = { ...answer.sends, ...(isPage && expected({ ...documents, ...sameOrigin })) };
        const received = Object.fromEntries(Object.keys(needed).map((header) => [header, reply.headers[header]]));
        expect([...request, received]).toEqual([...request, needed]);
      }
    });

  if (kind.https)
    check("redirects http to the canonical https address in one step, and does not loop behind a proxy", async () => {
      const base = `https://${server.host}`;
      const canonical = ["/", "/kontakt?a=1", anyFile(/^\/media\/.+\.avif$/)].map((path) => [path, path] as const);
      const spellings = oddRequests
        .filter(({ headers, method }) => !headers && !method)
        .flatMap(({ paths, location }) =>
          location?.startsWith("/") ? paths.slice(0, 2).map((path) => [path, location] as const) : [],
        );
      for (const [path, location] of [...canonical, ...spellings]) {
        const reply = await ask(server, path, { insecure: true });
        const redirect = [path, reply.status, reply.headers.location?.replace(/\?$/, "")];
        expect(redirect).toEqual([path, 301, base + location]);
        expect(reply.headers["strict-transport-security"]).toBeUndefined();
        const proxied = await ask(server, location, { insecure: true, headers: { "x-forwarded-proto": "https" } });
        expect([location, proxied.status]).toEqual([location, 200]);
        expect(proxied.headers).toMatchObject(everywhere);
      }
    });

  if (kind.servesOtherHost)
    check("redirects the second name of the domain to the first in one step", async () => {
      for (const insecure of [true, false]) {
        const reply = await ask(server, "/oferta/?a=1", { host: web.rules.otherHost, insecure });
        expect([reply.status, reply.headers.location]).toEqual([301, `https://${web.rules.host}/oferta?a=1`]);
      }
    });

  for (const [accept, encoding] of encodings)
    (encoding === "br" ? checkBrotli : check)(`sends the variant for ${accept} with its type and Vary`, async () => {
      const headers = { "accept-encoding": accept };
      for (const [path, file = path, status = 200] of [
        ["/oferta", "/oferta.html"],
        ["/nie-ma", "/404.html", 404],
        ["/sitemap.xml"],
        ["/llms.txt"],
        [anyFile(/^\/scripts\/.+\.js$/, true)],
        [anyFile(/^\/scripts\/.+\.css$/, true)],
      ] as const) {
        const reply = await ask(server, path, { headers });
        // Only Apache sends its page for unknown addresses uncompressed.
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
    (accept === "br" ? checkBrotli : check)(`answers 304 to a browser that has the variant for ${accept}`, async () => {
      for (const path of ["/", "/poradnik", anyFile(/^\/scripts\/.+\.css$/, true)]) {
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
    check("sends headers of security and caching, and no others of that kind", async () => {
      for (const [pattern, headers] of expectedHeaders) {
        const path = anyFile(pattern);
        const reply = await ask(server, path, { headers: { "accept-encoding": "gzip" } });
        const received = Object.fromEntries(watchedHeaders.map((name) => [name, reply.headers[name]]));
        expect([path, received]).toEqual([path, expected({ ...headers })]);
      }
      const policy = new Map((kind.https ? web.rules : web.plainRules).documentHeaders).get("Content-Security-Policy");
      expect((await ask(server, "/")).headers["content-security-policy"]).toBe(policy);
    });
});

test("Cloudflare Pages and Netlify, by what they read of _headers, send those of security and caching, once each", () => {
  const lines = webRootFiles(web.rules)._headers?.trim().split("\n") ?? [];
  for (const [pattern, { "cache-control": cache, ...headers }] of expectedHeaders) {
    const path = anyFile(pattern);
    const found: Record<string, string> = {};
    let fits = false;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ +([\w-]+): (.*)/.exec(line) ?? [];
      if (!name) fits = new RegExp(`^${line.replaceAll("*", ".*").replace(/:\w+/, "[^/]+")}$`).test(path);
      // Cloudflare joins the values of several patterns.
      else if (fits) found[name.toLowerCase()] = [found[name.toLowerCase()], value].filter(Boolean).join(", ");
    }
    // Both set the cache headers of pages themselves.
    expect([path, found]).toEqual([
      path,
      expect.objectContaining({ ...headers, ...(cache !== "no-cache" && { "cache-control": cache }) }),
    ]);
  }
});
