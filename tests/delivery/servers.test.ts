import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentType, fileHeaders } from "@/lib/tools/hosting/rules";
import { isInstalled, type LocalServer, serverKinds } from "./local/servers";
import { walk } from "./support/browser";
import { anyFile, encodings, sitemapPaths } from "./support/expectations";
import { oddRequests } from "./support/odd-requests";
import { ask } from "./support/request";
import { makeWebRoot, type WebRoot } from "./support/web-root";

jest.setTimeout(120_000);

let web: WebRoot;
beforeAll(async () => {
  web = await makeWebRoot();
});
afterAll(() => web?.remove());

const html = /^text\/html; ?charset=utf-8$/i;
const text = (path: string) => readFileSync(join(web.root, path), "utf8");

const named = serverKinds.map((kind) => {
  const name = isInstalled(kind) ? kind.name : `${kind.name} (skipped: ${kind.program} is not installed)`;
  return [name, kind] as const;
});

describe.each(named)("%s", (_name, kind) => {
  const test = isInstalled(kind) ? it : it.skip;
  let server: LocalServer;
  beforeAll(async () => {
    if (isInstalled(kind)) server = await kind.start(web);
  });
  afterAll(() => server?.close());

  /** Absolute address of a Location, without the name under which the own server runs. */
  const target = (location?: string) => {
    if (location === undefined) return undefined;
    const base = `https://${web.rules.host}`;
    const address = new URL(location, base);
    return address.origin === base ? address.pathname + address.search : address.href;
  };

  test("answers every page of the sitemap", async () => {
    const paths = sitemapPaths(web);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const reply = await ask(server, path);
      expect([path, reply.status, reply.headers.location]).toEqual([path, 200, undefined]);
      expect(reply.headers["content-type"]).toMatch(html);
      expect(reply.body).toBe(text(path === "/" ? "/index.html" : `${path}.html`));
    }
  });

  test.each(["/oferta", "/uslugi", "/poradnik"])("answers %s, a file beside a folder", async (path) => {
    const reply = await ask(server, path, { headers: { "accept-encoding": "br" } });
    expect([reply.status, reply.body]).toEqual([200, text(`${path}.html`)]);
    expect((await ask(server, path, { method: "HEAD" })).status).toBe(200);
  });

  test("sends the 404 page, whatever encoding the client accepts", async () => {
    for (const accept of ["br", "gzip", "identity"]) {
      const reply = await ask(server, "/nie-ma", { headers: { "accept-encoding": accept } });
      expect([accept, reply.status, reply.headers["content-type"]]).toEqual([accept, 404, expect.stringMatching(html)]);
      expect(reply.body === text("/404.html")).toBe(true);
    }
  });

  test.each(oddRequests)("answers as the rules say: $name", async ({ paths, method, headers, version, ...answer }) => {
    const errorHeaders = fileHeaders(kind.https ? web.rules : web.plainRules, "/404.html", kind.https);
    for (const path of paths) {
      const reply = await ask(server, path, { method, headers, version });
      const exception = answer.except?.[kind.program ?? "own"];
      const { status, location } = exception ?? answer;
      const shown = [method ?? "GET", path.slice(0, 80)];
      expect([...shown, reply.status, target(reply.headers.location)]).toEqual([...shown, status, location]);
      expect(reply.body).not.toMatch(/TAJNE|Rewrite|Index of|root:[^:]*:0:|node_modules|at \w+ \(/);
      if (exception) continue;
      if (status === 404 && method !== "HEAD")
        expect([...shown, reply.body === text("/404.html")]).toEqual([...shown, true]);
      if (!kind.sendsHeaders) continue;
      const wanted = { ...answer.sends, ...([301, 404, 405].includes(status) && Object.fromEntries(errorHeaders)) };
      const named = Object.entries(wanted).map(([name, value]) => [name.toLowerCase(), value] as const);
      const sent = named.map(([name]) => [name, reply.headers[name]]);
      expect([...shown, Object.fromEntries(sent)]).toEqual([...shown, Object.fromEntries(named)]);
    }
  });

  if (kind.https)
    test("leads http to the canonical https address in one step, and does not loop behind a proxy", async () => {
      const base = `https://${server.host}`;
      const picture = anyFile(web, /^\/media\/.+\.avif$/);
      const canonical = ["/", "/kontakt?a=1", picture].map((path) => [path, path] as const);
      const spellings = oddRequests
        .filter(({ headers, method }) => !headers && !method)
        .flatMap(({ paths, location }) =>
          location?.startsWith("/") ? paths.slice(0, 2).map((path) => [path, location] as const) : [],
        );
      for (const [asked, location] of [...canonical, ...spellings]) {
        const reply = await ask(server, asked, { insecure: true });
        expect([asked, reply.status, reply.headers.location?.replace(/\?$/, "")]).toEqual([
          asked,
          301,
          base + location,
        ]);
        expect(reply.headers["strict-transport-security"]).toBeUndefined();
        const proxied = await ask(server, location, { insecure: true, headers: { "x-forwarded-proto": "https" } });
        expect([location, proxied.status]).toEqual([location, 200]);
        expect(proxied.headers["strict-transport-security"]).toBe(web.rules.hsts[1]);
      }
    });

  if (kind.knowsTwin)
    test("leads the second name of the domain to the first in one step", async () => {
      for (const insecure of [true, false]) {
        const reply = await ask(server, "/oferta/?a=1", { host: web.rules.twin, insecure });
        expect([reply.status, reply.headers.location]).toEqual([301, `https://${web.rules.host}/oferta?a=1`]);
      }
    });

  test("sends the variant that the client accepts, typed and marked", async () => {
    const script = anyFile(web, /^\/_next\/static\/chunks\/.+\.js$/, true);
    const style = anyFile(web, /^\/_next\/static\/.+\.css$/, true);
    for (const [path, file] of [
      ["/oferta", "/oferta.html"],
      ["/sitemap.xml"],
      ["/llms.txt"],
      [script],
      [style],
    ] as const) {
      for (const [accept, encoding] of encodings) {
        const reply = await ask(server, path ?? "", {
          headers: accept === undefined ? {} : { "accept-encoding": accept },
        });
        expect([path, accept, reply.status, reply.headers["content-encoding"]]).toEqual([path, accept, 200, encoding]);
        expect(reply.headers["content-type"]?.replace("; ", ";")).toBe(
          contentType(file ?? path ?? "").replace("; ", ";"),
        );
        if (kind.sendsHeaders || encoding) expect(reply.headers.vary).toBe("Accept-Encoding");
        expect(reply.body === text(file ?? path ?? "")).toBe(true);
      }
    }
    const picture = anyFile(web, /^\/media\/.+\.avif$/);
    const reply = await ask(server, picture, { headers: { "accept-encoding": "gzip, br" } });
    expect([reply.status, reply.headers["content-type"], reply.headers["content-encoding"]]).toEqual([
      200,
      "image/avif",
      undefined,
    ]);
  });

  test("answers 304 to what the browser has already", async () => {
    const style = anyFile(web, /^\/_next\/static\/.+\.css$/, true);
    for (const path of ["/", "/poradnik", style]) {
      const tags = new Set<string>();
      for (const accept of ["br", "gzip", "identity"]) {
        const first = await ask(server, path, { headers: { "accept-encoding": accept } });
        const tag = first.headers.etag ?? "";
        expect(tag).not.toBe("");
        tags.add(tag);
        const again = await ask(server, path, { headers: { "accept-encoding": accept, "if-none-match": tag } });
        expect([path, accept, again.status, again.body]).toEqual([path, accept, 304, ""]);
        expect(again.headers.etag?.replace("W/", "")).toBe(tag.replace("W/", ""));
        const since = { "accept-encoding": accept, "if-modified-since": first.headers["last-modified"] ?? "" };
        expect([path, (await ask(server, path, { headers: since })).status]).toEqual([path, 304]);
      }
      expect(tags.size).toBe(3);
    }
  });

  if (kind.sendsHeaders)
    test("sends exactly the headers of the rules", async () => {
      const rules = kind.https ? web.rules : web.plainRules;
      const files = [/^\/_next\/.+\.js$/, /^\/media\/.+\.avif$/, /^\/flight\/.+\.txt$/, /^\/og\/.+\.png$/];
      const paths = [
        "/robots.txt",
        "/llms.txt",
        "/sw.js",
        "/licencje.txt",
        "/sitemap.xml",
        ...files.map((file) => anyFile(web, file)),
      ];
      const pages = Object.entries({ "/": "/index.html", "/oferta": "/oferta.html", "/nie-ma": "/404.html" });
      const all = new Set(
        paths.flatMap((path) => fileHeaders(rules, path, kind.https).map(([name]) => name.toLowerCase())),
      );
      for (const name of ["strict-transport-security", "x-powered-by", "expires"]) all.add(name);
      for (const [path, file] of [...pages, ...paths.map((path) => [path, path] as const)]) {
        const { headers } = await ask(server, path, { headers: { "accept-encoding": "br" } });
        const expected = fileHeaders(rules, file, kind.https).map(([name, value]) => [name.toLowerCase(), value]);
        const sent = Object.entries(headers).filter(([name]) => all.has(name));
        expect([path, Object.fromEntries(sent)]).toEqual([path, Object.fromEntries(expected)]);
      }
    });

  if (kind.sendsHeaders)
    test("lets a browser walk six kinds of pages with the policy in force, without a violation or an error", async () => {
      expect(await walk(server)).toEqual([]);
    });
});
