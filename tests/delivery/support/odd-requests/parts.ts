import type { Exception, OddRequests } from "./odd-request";

const wholeFile: Exception = { status: 200, why: "may answer with the whole file" };

/** Parts of files, conditions and encodings. */
export const parts: readonly OddRequests[] = [
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
