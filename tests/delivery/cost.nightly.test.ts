/** An attacker who stops a server by single requests that cost it a lot. */
import { createResponder } from "@/lib/tools/hosting/answer";
import { cpuUsed } from "./local/process";
import { type LocalServer, missing, serverKinds, testOn } from "./local/servers";
import { ask } from "./support/request";
import { sharedWebRoot } from "./support/web-root";

jest.setTimeout(120_000);

/** Most milliseconds of CPU that one request may cost a server by its path. */
const limit = 5;
/** By a header: servers take it apart themselves, Caddy eight thousand encodings in 4 to 6 ms. No pattern reads it. */
const headerLimit = 10;
/** Linux counts in steps of ten milliseconds: one request in this many costs a fraction of one. */
const repeats = 40;

/**
 * On a machine that is busy with other things the same work takes more CPU: the least of so many rounds is compared.
 */
const rounds = 3;

/** Milliseconds of CPU that one request costs the process, measured again while it seems to cost too much. */
async function leastCost(pid: number, limit: number, request: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && least > limit; round++) {
    const before = cpuUsed(pid);
    for (let count = 0; count < repeats; count++) await request();
    least = Math.min(least, (cpuUsed(pid) - before) / repeats);
  }
  return least;
}

/** As many repeats as a request line takes, with a tail after them. */
const full = (part: string, tail = "") => part.repeat(Math.floor((7900 - tail.length) / part.length)) + tail;

/** Paths and headers made for patterns that try a thing in more than one way. */
const hostile: readonly { name: string; path: string; encodings?: string }[] = [
  { name: "letters before a percent sign", path: `/${"a".repeat(40)}%20` },
  { name: "many letters before a percent sign", path: `/${full("a", "%20")}` },
  { name: "many folders before a percent sign", path: `/${full("a/", "%20")}` },
  { name: "slashes", path: full("/", "a") },
  { name: "slashes between letters", path: full("//a") },
  { name: "slashes after the home page", path: `/index.html${full("/", "x")}`.slice(0, 7900) },
  { name: "runs of slashes", path: full("/a///////", "x") },
  { name: "index again and again", path: full("/index", "x") },
  { name: ".html again and again", path: `/a${full(".html", "x")}` },
  { name: ".br again and again", path: `/a${full(".br", "x")}` },
  { name: "dots", path: `/${full("./", "oferta")}` },
  { name: "down and up", path: full("/a/..", "/oferta") },
  { name: "encoded letters", path: `/${full("%61")}` },
  { name: "encoded slashes", path: `/${full("%2f")}` },
  { name: "at signs", path: `/${full("@")}` },
  { name: "at signs after a page", path: `/oferta?${full("@")}` },
  { name: "at signs after another spelling", path: `/oferta/?${full("@")}` },
  { name: "addresses after a page", path: `/oferta?${full("@/oferta")}` },
  { name: "a megabyte of letters", path: `/${"a".repeat(900_000)}` },
  { name: "a megabyte of slashes", path: "/".repeat(900_000) },
  { name: "zeros of a weight", path: "/oferta", encodings: `br;q=0.${full("0")}` },
  { name: "commas for encodings", path: "/oferta", encodings: full(",") },
  { name: "spaces for encodings", path: "/oferta", encodings: full(", ", "x") },
];

const web = sharedWebRoot();

describe.each(serverKinds.filter(({ program }) => program))("$name", (kind) => {
  let server: LocalServer;
  beforeAll(async () => {
    if (!missing(kind)) server = await kind.start(web);
  });
  afterAll(() => server?.close());

  for (const { name, path, encodings } of hostile)
    testOn(kind)(`spends no time on ${name}`, async () => {
      const headers = { "X-Forwarded-Proto": "https", "Accept-Encoding": encodings };
      // Plain http: making keys for https would cost more than most requests.
      const most = encodings ? headerLimit : limit;
      const cost = await leastCost(server.pid ?? 0, most, () => ask(server, path, { headers, insecure: true }));
      expect(cost).toBeLessThanOrEqual(most);
    });
});

describe("npm start", () => {
  it.each(hostile)("spends no time on $name", ({ path }) => {
    const answer = createResponder(web.rules);
    const before = process.cpuUsage();
    for (let count = 0; count < repeats; count++) answer(path);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / repeats).toBeLessThan(limit);
  });
});
