import { odd } from "./odd-request";

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
  odd("a part of nothing", 404, "/nie-ma", {
    headers: { Range: "bytes=0-9" },
    sends: { "content-range": undefined },
  }),
  odd("any version but the client's", 304, text, { headers: { "If-None-Match": "*" } }),
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
