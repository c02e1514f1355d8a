import { longestTarget } from "@/lib/tools/hosting/rules";
import { apacheAlone, letters, nginxRefuses, nodeRefuses, odd } from "./odd-request";

const anyName = { status: 200, why: "answers under every name: the host chooses the right one" };
const evil = { Host: "evil.example" };

/** Addresses and host names made to redirect to other sites or to break a server. */
export const hostile = [
  odd("encoded letters", 404, "/%6Fferta /oferta%20 /oferta%3fa=1 /oferta%23x /%2eenv /.%67it/config /%252e%252e/x"),
  odd("encoded dots that stay inside", 404, "/%2e /oferta/%2e /oferta/%2e%2e/kontakt"),
  odd(
    "line ends for a header of their own",
    404,
    "/oferta%0d%0aSet-Cookie:%20a=1 /oferta/%0d%0aSet-Cookie:%20a=1 /%0aLocation:%20//evil.example",
    { sends: { "set-cookie": undefined, location: undefined } },
  ),
  odd("encoded bytes that are no text", 404, "/%ff%fe /%c0%ae%c0%ae/etc/passwd /%EF%BC%8E"),
  odd("bare bytes that are no text", 404, "/\xff\xfe /\xc3\xb3", { except: { own: nodeRefuses } }),
  odd("encoded slashes", 404, "/oferta%2finstalacje /oferta%2F /%2foferta /a%2e%2e/..%2foferta", {
    except: { apache2: apacheAlone(404) },
  }),
  odd("an encoded zero", 404, "/oferta%00 /oferta%00.html", {
    except: { apache2: apacheAlone(404), nginx: nginxRefuses },
  }),
  odd(
    "a name of another site as a path",
    404,
    "//evil.example //evil.example/ //evil.example//oferta/ /https://evil.example /\\evil.example",
    { sends: { location: undefined } },
  ),
  odd("above the root", 400, "/../../../../etc/passwd /oferta/../../../etc/passwd /%2e%2e/%2e%2e/etc/passwd"),
  odd("above the root and no further", 400, `/.. /../ /oferta/../.. ${"/../".repeat(500)}`),
  odd("above the root by encoded slashes", 400, "/..%2f..%2f..%2fetc/passwd /media/..%2f..%2f.env", {
    except: { apache2: apacheAlone(404) },
  }),
  odd("backslashes", 404, "/..\\..\\etc\\passwd /%5c..%5c..%5cetc%5cpasswd"),
  odd("broken percent signs", 400, "/% /%zz /oferta% /oferta%2 /%u006fferta"),
  odd("control characters", 400, "/oferta\x01 /oferta\x7f /\x1b[2J"),
  odd("a fragment", 404, "/oferta#x /oferta/#x", {
    except: {
      apache2: apacheAlone(400),
      nginx: { status: 301, location: "/oferta", why: "nginx cuts a fragment off" },
    },
  }),
  odd("no path", 400, "oferta evil.example/oferta"),
  odd("a star", 400, "*"),
  odd("a long path", 404, `/${letters(245)} /${"a/".repeat(300)} /oferta.html${"/a".repeat(300)}`),
  odd(
    "a name longer than file systems take",
    404,
    `/${letters(256)} /${letters(2000)} /${letters(7000)} /${"%61".repeat(1000)}`,
    { except: { apache2: apacheAlone(403) } },
  ),
  odd("an endless address", 414, `/${letters(longestTarget + 1000)} /?${letters(9000)}`),
  odd("an address longer than all headers may be", 414, `/${letters(40_000)}`, {
    except: { own: { status: 431, why: "counts the address among the headers" } },
  }),
  odd("another spelling under another site's name", "301 /oferta", "/oferta/ /oferta.html /test-lancuch", {
    headers: evil,
  }),
  odd("a page under another site's name", "301 /oferta", "/oferta", {
    headers: evil,
    except: { own: anyName, apache2: anyName },
  }),
  odd("a whole address, spelled", "301 /oferta", "http://evil.example/oferta/ https://evil.example//oferta.html"),
  odd("another site's whole address", "301 /oferta", "http://evil.example/oferta", {
    except: { own: anyName, apache2: anyName },
  }),
  odd("another site's name in a proxy's headers", "301 /oferta", "/oferta/", {
    headers: { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
  }),
  odd("no name at all", 400, "/oferta/", { headers: { Host: undefined } }),
  odd("a name that is none", 400, "/oferta", { headers: { Host: "a/b" }, except: { own: anyName } }),
];
