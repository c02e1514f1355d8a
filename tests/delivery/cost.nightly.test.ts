/** An attacker stops a server by single expensive requests. */
import { createResponder } from "@/lib/tools/hosting/answer";
import { cpuUsed } from "./local/process";
import { type LocalServer, missingReason, serverKinds, testOn } from "./local/servers";
import { ask } from "./support/request";
import { sharedWebRoot } from "./support/web-root";

jest.setTimeout(120_000);

/** Limit in milliseconds of CPU for a hostile request. */
const limit = 5;
/** Linux counts CPU in steps of ten milliseconds. */
const repeats = 40;

/** The same work takes more CPU on a busy machine: the least of these rounds counts. */
const rounds = 3;

/** Milliseconds of CPU that a request costs a process, measured again while that is too much. */
async function leastCost(pid: number, request: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && least > limit; round++) {
    const before = cpuUsed(pid);
    for (let count = 0; count < repeats; count++) await request();
    least = Math.min(least, (cpuUsed(pid) - before) / repeats);
  }
  return least;
}

/** Repeats a part to the length of a request line. */
const fillTarget = (part: string, tail = "") => part.repeat(Math.floor((7900 - tail.length) / part.length)) + tail;

/** Paths and headers made for regular expressions that backtrack. */
const hostile: readonly { name: string; path: string; encodings?: string }[] = [
  { name: "letters before a percent sign", path: `/${"a".repeat(40)}%20` },
  { name: "many letters before a percent sign", path: `/${fillTarget("a", "%20")}` },
  { name: "many folders before a percent sign", path: `/${fillTarget("a/", "%20")}` },
  { name: "slashes", path: fillTarget("/", "a") },
  { name: "slashes between letters", path: fillTarget("//a") },
  { name: "slashes after the home page", path: `/index.html${fillTarget("/", "x")}`.slice(0, 7900) },
  { name: "runs of slashes", path: fillTarget("/a///////", "x") },
  { name: "index again and again", path: fillTarget("/index", "x") },
  { name: ".html again and again", path: `/a${fillTarget(".html", "x")}` },
  { name: ".br again and again", path: `/a${fillTarget(".br", "x")}` },
  { name: "dots", path: `/${fillTarget("./", "oferta")}` },
  { name: "down and up", path: fillTarget("/a/..", "/oferta") },
  { name: "encoded letters", path: `/${fillTarget("%61")}` },
  { name: "encoded slashes", path: `/${fillTarget("%2f")}` },
  { name: "at signs", path: `/${fillTarget("@")}` },
  { name: "at signs after a page", path: `/oferta?${fillTarget("@")}` },
  { name: "at signs after another spelling", path: `/oferta/?${fillTarget("@")}` },
  { name: "addresses after a page", path: `/oferta?${fillTarget("@/oferta")}` },
  { name: "a megabyte of letters", path: `/${"a".repeat(900_000)}` },
  { name: "a megabyte of slashes", path: "/".repeat(900_000) },
  { name: "zeros of a weight", path: "/oferta", encodings: `br;q=0.${fillTarget("0")}` },
  { name: "commas for encodings", path: "/oferta", encodings: fillTarget(",") },
  { name: "spaces for encodings", path: "/oferta", encodings: fillTarget(", ", "x") },
];

const web = sharedWebRoot();

describe.each(serverKinds.filter(({ program }) => program))("$name", (kind) => {
  let server: LocalServer;
  beforeAll(async () => {
    if (!missingReason(kind)) server = await kind.start(web);
  });
  afterAll(() => server?.close());

  for (const { name, path, encodings } of hostile)
    testOn(kind)(`spends no time on ${name}`, async () => {
      const headers = { "X-Forwarded-Proto": "https", "Accept-Encoding": encodings };
      // Plain http: the handshake of https costs more than most requests.
      const cost = await leastCost(server.pid ?? 0, () => ask(server, path, { headers, insecure: true }));
      expect(cost).toBeLessThanOrEqual(limit);
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
