import { apacheAlone, nginxRefuses, nodeRefuses, odd } from "./odd-request";

const refused = { sends: { allow: "GET, HEAD" } };

export const methods = [
  odd(
    "POST, whatever the address",
    405,
    "/ /oferta/ /nie-ma /robots.txt /test-lancuch /.env /.well-known/security.txt /media/",
    { method: "POST", sends: { allow: "GET, HEAD", location: undefined } },
  ),
  ...["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"].map((method) =>
    odd(method, 405, "/oferta", { ...refused, method }),
  ),
  odd("an unknown method", 405, "/oferta", { ...refused, method: "FOO", except: { own: nodeRefuses } }),
  odd("a method in small letters", 405, "/oferta", {
    ...refused,
    method: "get",
    except: { own: nodeRefuses, nginx: nginxRefuses },
  }),
  odd("TRACE", 405, "/oferta", {
    ...refused,
    method: "TRACE",
    except: { apache2: { status: 200, why: "answered before .htaccess; TraceEnable is the host's" } },
  }),
  odd("CONNECT", 405, "/oferta", {
    ...refused,
    method: "CONNECT",
    except: { apache2: apacheAlone(400), own: { status: 0, why: "Node hangs up" } },
  }),
  odd("OPTIONS of the server", 405, "*", {
    method: "OPTIONS",
    except: {
      apache2: { status: 200, why: "answered before any rule" },
      nginx: nginxRefuses,
    },
  }),
  odd("HEAD", 200, "/oferta /robots.txt", { method: "HEAD" }),
  odd("HEAD of nothing", 404, "/nie-ma /.env /media/", { method: "HEAD" }),
  odd("HEAD of another spelling", "301 /oferta", "/oferta/ /test-lancuch", { method: "HEAD" }),
];

const wholeFile = { status: 200, why: "may answer with the whole file" };
const longAgo = "Fri, 01 Jan 2016 00:00:00 GMT";
const text = "/robots.txt";

/** Parts of files, conditions and encodings. */
export const parts = [
  odd("one part", 206, text, { headers: { Range: "bytes=0-9" }, sends: { "content-length": "10" } }),
  odd("the last part", 206, text, { headers: { Range: "bytes=-10" }, sends: { "content-length": "10" } }),
  odd("a part longer than the file", 206, text, { headers: { Range: "bytes=0-999999" } }),
  odd("a part beyond the file", 416, text, { headers: { Range: "bytes=999999-" } }),
  odd("several parts", 206, text, { headers: { Range: "bytes=0-0,5-9" }, except: { own: wholeFile } }),
  odd("a part of a compressed copy", 206, "/oferta", {
    headers: { Range: "bytes=0-9", "Accept-Encoding": "gzip" },
    sends: { "content-encoding": "gzip" },
    except: { nginx: wholeFile },
  }),
  odd("a part of another version", 200, text, { headers: { Range: "bytes=0-9", "If-Range": '"other"' } }),
  odd("a part of nothing", 404, "/nie-ma", { headers: { Range: "bytes=0-9" }, sends: { "content-range": undefined } }),
  odd("If-None-Match of any version", 304, text, { headers: { "If-None-Match": "*" } }),
  odd("another version's tag", 200, text, { headers: { "If-None-Match": '"other"' } }),
  odd("an old date", 200, text, { headers: { "If-Modified-Since": longAgo } }),
  odd("a date that is none", 200, text, { headers: { "If-Modified-Since": "wczoraj" } }),
  odd("only another version", 412, text, { headers: { "If-Match": '"other"' } }),
  odd("only if it is older", 412, text, { headers: { "If-Unmodified-Since": longAgo } }),
  odd("encodings nobody has", 200, "/oferta", {
    headers: { "Accept-Encoding": "bro, x-br, zstd, identity;q=0" },
    sends: { "content-encoding": undefined },
  }),
  odd("an encoding refused at length", 200, "/oferta", {
    headers: { "Accept-Encoding": "br;q=0.0, gzip;q=0.000" },
    sends: { "content-encoding": undefined },
  }),
];
