import { longestTarget } from "@/lib/tools/hosting/rules";
import { apacheAlone, type Exception, letters, nginxRefuses, nodeRefuses, type OddRequests } from "./odd-request";

const clamps: Exception = { status: 404, why: "Go stops at the root where others refuse" };

/** Addresses made to lead a server elsewhere, or to break it. */
export const hostile: readonly OddRequests[] = [
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
];
