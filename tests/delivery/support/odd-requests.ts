import { longestTarget } from "@/lib/build/delivery/rules";

/** The programs that answer: those of `ServerKind`, and the project's own. */
export type Software = "own" | "apache2" | "nginx" | "caddy";

/** What one program answers instead, because it decides before the rules are read or cannot do otherwise. */
type Exception = { status: number; location?: string; why: string };

/** A request that is odd or hostile, and the one answer to it. */
export type OddRequest = {
  /** Sent byte by byte as it stands. */
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  version?: "1.0";
  /** 0: hung up on. */
  status: number;
  /** Path on the site, or an address elsewhere. */
  location?: string;
  /** Headers of the answer, beside those every answer carries; undefined for one it must not have. */
  sends?: Readonly<Record<string, string | undefined>>;
  except?: Readonly<Partial<Record<Software, Exception>>>;
};

/** Requests of one kind with one answer. */
export type OddRequests = Omit<OddRequest, "path"> & { name: string; paths: readonly string[] };

/** The answer is the same, but Apache gives it before it reads .htaccess, without our page and headers. */
const apacheAlone = (status: number): Exception => ({
  status,
  why: "Apache refuses it before it reads .htaccess",
});
const clamps: Exception = { status: 404, why: "Go stops at the root where others refuse" };
const apacheHt: Exception = { status: 403, why: "hosts forbid every name in .ht themselves" };
const nodeRefuses: Exception = { status: 400, why: "Node's parser refuses it" };
const nginxRefuses: Exception = { status: 400, why: "nginx's parser refuses it" };
const anyHost = (status: number, location?: string): Exception => ({
  status,
  ...(location && { location }),
  why: "answers under every name: which name is the right one is the host's business",
});
const notServed = { own: anyHost(200), apache2: anyHost(200) };
const wholeFile: Exception = { status: 200, why: "may answer with the whole file" };
const letters = (count: number) => "a".repeat(count);

/** About 200 requests in groups. The traps and redirects they meet are those of support/web-root.ts. */
export const oddRequests: readonly OddRequests[] = [
  { name: "a query, whatever it holds", paths: ["/oferta?", "/oferta?a=1?b=2", "/oferta?a=%zz"], status: 200 },
  { name: "a query of the home page", paths: ["/?", "/??", "/?/oferta/", "/?../../etc/passwd"], status: 200 },
  { name: "a long query", paths: [`/oferta?${letters(7000)}`, `/oferta?${"@".repeat(7000)}`], status: 200 },
  {
    name: "other spellings of the home page",
    paths: ["/index", "/index.html", "/index/", "//", "///", "//index.html", "/".repeat(1000)],
    status: 301,
    location: "/",
  },
  {
    name: "other spellings of a page",
    paths: [
      "/oferta/",
      "/oferta.html",
      "/oferta.html/",
      "/oferta.html//",
      "/oferta/index",
      "/oferta/index.html",
      "/oferta/index.html/",
      "//oferta",
      "///oferta///",
      "//oferta//index.html//",
      "/./oferta",
      "/oferta/.",
      "/uslugi/../oferta",
      "/nie-ma/../oferta",
      "/oferta//..//oferta//",
      `/oferta${"/".repeat(1000)}`,
      `/${"./".repeat(1000)}oferta`,
    ],
    status: 301,
    location: "/oferta",
  },
  {
    name: "other spellings of a page in a folder",
    paths: ["/uslugi/pomiary/", "/uslugi/pomiary.html", "/uslugi//pomiary//", "/uslugi/../uslugi/pomiary"],
    status: 301,
    location: "/uslugi/pomiary",
  },
  { name: "a query on the way home", paths: ["/index.html?q=1"], status: 301, location: "/?q=1" },
  {
    name: "an encoded query, kept as it is",
    paths: ["/uslugi/?a=1&b=%C5%82", "/uslugi.html?a=1&b=%C5%82"],
    status: 301,
    location: "/uslugi?a=1&b=%C5%82",
  },
  { name: "a query that looks like a path", paths: ["/oferta/?x=/y.html"], status: 301, location: "/oferta?x=/y.html" },
  { name: "a broken query", paths: ["/oferta/?a=%zz"], status: 301, location: "/oferta?a=%zz" },
  {
    name: "an empty query",
    paths: ["/oferta/?"],
    status: 301,
    // mod_rewrite keeps the question mark, others drop it: the same address.
    location: "/oferta",
  },
  {
    name: "a moved address in every spelling",
    paths: ["/test-lancuch", "//test-lancuch//", "/test-lancuch/index.html", "/test-ogniwo.html", "/test-ogniw%6F"],
    status: 301,
    location: "/oferta",
  },
  { name: "a moved address with a query", paths: ["/test-lancuch/?a=1"], status: 301, location: "/oferta?a=1" },
  {
    name: "a moved address beyond ASCII",
    paths: ["/us%C5%82ugi-elektryczne", "/us%c5%82ugi-elektryczne/"],
    status: 301,
    location: "/uslugi",
  },
  {
    name: "a moved address in bare bytes",
    paths: ["/us\xc5\x82ugi-elektryczne"],
    status: 301,
    location: "/uslugi",
    except: { own: nodeRefuses },
  },
  {
    name: "a moved address that is long",
    paths: ["/test-bardzo-dlugi-adres-starej-strony-o-wymianie-instalacji-elektrycznej-w-bloku-z-wielkiej-plyty"],
    status: 301,
    location: "/",
  },
  {
    name: "an address that moved elsewhere",
    paths: ["/test-poza", "/test-poza/"],
    status: 301,
    location: "https://katalog.example/wattera",
  },
  {
    name: "a file with slashes too many",
    paths: ["//robots.txt", "/./robots.txt", "/og/../robots.txt"],
    status: 200,
    sends: { "content-type": "text/plain; charset=utf-8" },
  },
  {
    name: "pages that are not there",
    paths: [
      "/nie-ma",
      "/nie-ma/",
      "/nie-ma.html",
      "/oferta/nie-ma",
      "/oferta.html/nie-ma",
      "/oferta/index/index.html",
      "/index/index",
      "/index.html/index.html",
      "/oferta.html.html",
      "/OFERTA",
      "/oferta.HTML",
      "/oferta.htm",
      "/oferta.php",
      "/oferta;a=1",
      "/oferta&a=1",
      "/oferta~",
      "/oferta:80",
      "/oferta*",
      "/~root",
    ],
    status: 404,
  },
  {
    name: "the error page by its own address",
    paths: ["/404", "/404/", "/404.html", "/_not-found", "/_not-found/", "/_not-found.html"],
    status: 404,
  },
  {
    name: "files as if they were folders or pages",
    paths: ["/robots.txt/", "/robots.txt/oferta", "/oferta.txt/", "/sitemap.xml/", "/robots"],
    status: 404,
  },
  {
    name: "hashed files of no version",
    paths: ["/media/nie-ma.0a1b2c3d.avif", "/_next/static/chunks/nie-ma.js", "/flight/nie-ma.0a1b2c3d.txt"],
    status: 404,
  },
  {
    name: "folders",
    paths: ["/media", "/media/", "/media//", "/_next/", "/_next/static/chunks/", "/og/", "/flight"],
    status: 404,
  },
  {
    name: "the one folder with a dot, and what is not in it",
    paths: [
      "/.well-known",
      "/.well-known/",
      "/.well-known/acme-challenge/",
      "/.well-known/security",
      "/.well-known/%73ecurity.txt",
      "/.well-known/../.env",
      "/.well-known/.env",
    ],
    status: 404,
  },
  { name: "what is in it", paths: ["/.well-known/security.txt", "//.well-known/security.txt"], status: 200 },
  {
    name: "hidden files",
    paths: [
      "/.env",
      "//.env",
      "/./.env",
      "/.git",
      "/.git/",
      "/.git/config",
      "/oferta/.git/config",
      "/.nojekyll",
      "/...",
    ],
    status: 404,
  },
  {
    name: "what a deploy keeps beside the site",
    paths: [
      "/.publikacja",
      "/.publikacja/",
      "/.publikacja/manifest.json",
      "//.publikacja//manifest.json",
      "/%2epublikacja/manifest.json",
      "/.publikacja/manifest.json/",
      "/.publikacja/nowe/0123456789ab",
    ],
    status: 404,
  },
  {
    name: "files of Apache's own",
    paths: ["/.htaccess", "//.htaccess", "/.htaccess/", "/.htpasswd"],
    status: 404,
    except: { apache2: apacheHt },
  },
  {
    name: "helper files",
    paths: [
      "/_headers",
      "/_redirects",
      "/oferta.html.br",
      "/oferta.html.gz",
      "/index.html.br",
      "/oferta.html.br/",
      "/kopia.js.map",
    ],
    status: 404,
  },
  {
    name: "what scanners look for",
    paths: ["/wp-login.php", "/wp-admin/", "/cgi-bin/test", "/server-status", "/phpinfo.php?a=1", "/{jndi:ldap://x}"],
    status: 404,
  },
  {
    name: "marks of shells and markup",
    paths: ["/oferta|id", "/$(id)", "/oferta'\"<script>", "/{oferta}", "/[oferta]", "/^", "/*"],
    status: 404,
  },
  {
    name: "encoded letters of names that exist",
    paths: ["/%6Fferta", "/oferta%20", "/oferta%3fa=1", "/oferta%23x", "/%2eenv", "/.%67it/config", "/%252e%252e/x"],
    status: 404,
  },
  { name: "encoded dots that stay inside", paths: ["/%2e", "/oferta/%2e", "/oferta/%2e%2e/kontakt"], status: 404 },
  {
    name: "line ends for a header of their own",
    paths: ["/oferta%0d%0aSet-Cookie:%20a=1", "/oferta/%0d%0aSet-Cookie:%20a=1", "/%0aLocation:%20//evil.example"],
    status: 404,
    sends: { "set-cookie": undefined, location: undefined },
  },
  { name: "bytes that are no text", paths: ["/%ff%fe", "/%c0%ae%c0%ae/etc/passwd", "/%EF%BC%8E"], status: 404 },
  { name: "bare bytes that are no text", paths: ["/\xff\xfe", "/\xc3\xb3"], status: 404, except: { own: nodeRefuses } },
  {
    name: "encoded slashes",
    paths: ["/oferta%2finstalacje", "/oferta%2F", "/%2foferta", "/a%2e%2e/..%2foferta"],
    status: 404,
    except: { apache2: apacheAlone(404) },
  },
  {
    name: "an encoded zero",
    paths: ["/oferta%00", "/oferta%00.html"],
    status: 404,
    except: { apache2: apacheAlone(404), nginx: nginxRefuses },
  },
  {
    name: "a name of another site as a path",
    paths: ["//evil.example", "//evil.example/", "//evil.example//oferta/", "/https://evil.example", "/\\evil.example"],
    status: 404,
    sends: { location: undefined },
  },
  {
    name: "above the root",
    paths: ["/../../../../etc/passwd", "/oferta/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"],
    status: 400,
    except: { caddy: clamps },
  },
  {
    name: "above the root and no further",
    paths: ["/..", "/../", "/oferta/../..", "/../".repeat(500)],
    status: 400,
    except: { caddy: { ...clamps, status: 301, location: "/" } },
  },
  {
    name: "above the root by encoded slashes",
    paths: ["/..%2f..%2f..%2fetc/passwd", "/media/..%2f..%2f.env"],
    status: 400,
    except: { apache2: apacheAlone(404), caddy: clamps },
  },
  { name: "backslashes", paths: ["/..\\..\\etc\\passwd", "/%5c..%5c..%5cetc%5cpasswd"], status: 404 },
  { name: "broken percent signs", paths: ["/%", "/%zz", "/oferta%", "/oferta%2", "/%u006fferta"], status: 400 },
  { name: "bytes that steer terminals", paths: ["/oferta\x01", "/oferta\x7f", "/\x1b[2J"], status: 400 },
  {
    name: "a fragment",
    paths: ["/oferta#x", "/oferta/#x"],
    status: 404,
    except: {
      apache2: apacheAlone(400),
      nginx: { status: 301, location: "/oferta", why: "nginx cuts a fragment off" },
    },
  },
  { name: "no path", paths: ["oferta", "evil.example/oferta"], status: 400 },
  { name: "a star", paths: ["*"], status: 400, except: { caddy: { status: 404, why: "Go takes it for a path" } } },
  {
    name: "a path longer than any that is published",
    paths: [`/${letters(245)}`, `/${"a/".repeat(300)}`, `/oferta.html${"/a".repeat(300)}`],
    status: 404,
  },
  {
    name: "a name longer than file systems take",
    paths: [`/${letters(256)}`, `/${letters(2000)}`, `/${letters(7000)}`, `/${"%61".repeat(1000)}`],
    status: 404,
    except: { apache2: apacheAlone(403) },
  },
  { name: "an address without end", paths: [`/${letters(longestTarget + 1000)}`, `/?${letters(9000)}`], status: 414 },
  {
    name: "an address longer than all headers may be",
    paths: [`/${letters(40_000)}`],
    status: 414,
    except: {
      own: { status: 431, why: "Node counts the address among the headers" },
      caddy: { status: 431, why: "Go counts the address among the headers" },
    },
  },
  {
    name: "POST, whatever the address",
    paths: [
      "/",
      "/oferta/",
      "/nie-ma",
      "/robots.txt",
      "/test-lancuch",
      "/.env",
      "/.well-known/security.txt",
      "/media/",
    ],
    method: "POST",
    status: 405,
    sends: { allow: "GET, HEAD", location: undefined },
  },
  ...["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"].map((method) => ({
    name: method,
    paths: ["/oferta"],
    method,
    status: 405,
    sends: { allow: "GET, HEAD" },
  })),
  {
    name: "a method nobody knows",
    paths: ["/oferta"],
    method: "FOO",
    status: 405,
    sends: { allow: "GET, HEAD" },
    except: { own: nodeRefuses },
  },
  {
    name: "a method in small letters",
    paths: ["/oferta"],
    method: "get",
    status: 405,
    sends: { allow: "GET, HEAD" },
    except: { own: nodeRefuses, nginx: nginxRefuses },
  },
  {
    name: "TRACE",
    paths: ["/oferta"],
    method: "TRACE",
    status: 405,
    sends: { allow: "GET, HEAD" },
    except: { apache2: { status: 200, why: "answered before .htaccess; TraceEnable is the host's" } },
  },
  {
    name: "CONNECT",
    paths: ["/oferta"],
    method: "CONNECT",
    status: 405,
    sends: { allow: "GET, HEAD" },
    except: { apache2: apacheAlone(400), own: { status: 0, why: "Node hangs up" } },
  },
  {
    name: "OPTIONS of the server",
    paths: ["*"],
    method: "OPTIONS",
    status: 405,
    except: {
      apache2: { status: 200, why: "answered before any rule" },
      nginx: nginxRefuses,
      caddy: { status: 200, why: "Go answers it" },
    },
  },
  { name: "HEAD", paths: ["/oferta", "/robots.txt"], method: "HEAD", status: 200 },
  { name: "HEAD of nothing", paths: ["/nie-ma", "/.env", "/media/"], method: "HEAD", status: 404 },
  {
    name: "HEAD of another spelling",
    paths: ["/oferta/", "/test-lancuch"],
    method: "HEAD",
    status: 301,
    location: "/oferta",
  },
  {
    name: "another spelling under another site's name",
    paths: ["/oferta/", "/oferta.html", "/test-lancuch"],
    headers: { Host: "evil.example" },
    status: 301,
    location: "/oferta",
  },
  {
    name: "a page under another site's name",
    paths: ["/oferta"],
    headers: { Host: "evil.example" },
    status: 301,
    location: "/oferta",
    except: notServed,
  },
  {
    name: "another spelling as another site's whole address",
    paths: ["http://evil.example/oferta/", "https://evil.example//oferta.html"],
    status: 301,
    location: "/oferta",
  },
  {
    name: "a page as another site's whole address",
    paths: ["http://evil.example/oferta"],
    status: 301,
    location: "/oferta",
    except: notServed,
  },
  {
    name: "a proxy's word for another site's name",
    paths: ["/oferta/"],
    headers: { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
    status: 301,
    location: "/oferta",
  },
  { name: "no name at all", paths: ["/oferta/"], headers: { Host: undefined }, status: 400 },
  {
    name: "a name that is none",
    paths: ["/oferta"],
    headers: { Host: "a/b" },
    status: 400,
    except: { own: anyHost(200) },
  },
  {
    name: "one part",
    paths: ["/robots.txt"],
    headers: { Range: "bytes=0-9" },
    status: 206,
    sends: { "content-length": "10" },
  },
  {
    name: "the last part",
    paths: ["/robots.txt"],
    headers: { Range: "bytes=-10" },
    status: 206,
    sends: { "content-length": "10" },
  },
  { name: "a part longer than the file", paths: ["/robots.txt"], headers: { Range: "bytes=0-999999" }, status: 206 },
  { name: "a part beyond the file", paths: ["/robots.txt"], headers: { Range: "bytes=999999-" }, status: 416 },
  {
    name: "several parts",
    paths: ["/robots.txt"],
    headers: { Range: "bytes=0-0,5-9" },
    status: 206,
    except: { own: wholeFile },
  },
  {
    name: "a part of a compressed copy",
    paths: ["/oferta"],
    headers: { Range: "bytes=0-9", "Accept-Encoding": "br" },
    status: 206,
    sends: { "content-encoding": "br" },
    except: { nginx: wholeFile },
  },
  {
    name: "a part of another version",
    paths: ["/robots.txt"],
    headers: { Range: "bytes=0-9", "If-Range": '"other"' },
    status: 200,
  },
  {
    name: "a part of nothing",
    paths: ["/nie-ma"],
    headers: { Range: "bytes=0-9" },
    status: 404,
    sends: { "content-range": undefined },
  },
  { name: "any version but the client's", paths: ["/robots.txt"], headers: { "If-None-Match": "*" }, status: 304 },
  { name: "another version's tag", paths: ["/robots.txt"], headers: { "If-None-Match": '"other"' }, status: 200 },
  {
    name: "an old date and no date",
    paths: ["/robots.txt"],
    headers: { "If-Modified-Since": "Fri, 01 Jan 2016 00:00:00 GMT" },
    status: 200,
  },
  { name: "a date that is none", paths: ["/robots.txt"], headers: { "If-Modified-Since": "wczoraj" }, status: 200 },
  { name: "only another version", paths: ["/robots.txt"], headers: { "If-Match": '"other"' }, status: 412 },
  {
    name: "only if it is older",
    paths: ["/robots.txt"],
    headers: { "If-Unmodified-Since": "Fri, 01 Jan 2016 00:00:00 GMT" },
    status: 412,
  },
  {
    name: "encodings nobody has",
    paths: ["/oferta"],
    headers: { "Accept-Encoding": "bro, x-br, zstd, identity;q=0" },
    status: 200,
    sends: { "content-encoding": undefined },
  },
  {
    name: "encodings in capitals",
    paths: ["/oferta"],
    headers: { "Accept-Encoding": " BR , GZIP " },
    status: 200,
    sends: { "content-encoding": "br" },
  },
  {
    name: "an encoding refused at length",
    paths: ["/oferta"],
    headers: { "Accept-Encoding": "br;q=0.0, gzip;q=0.000" },
    status: 200,
    sends: { "content-encoding": undefined },
  },
];
