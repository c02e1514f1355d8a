/** A visitor without a network sees an old page, or none, and cannot phone. */
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { createResponder } from "@/lib/tools/hosting/answer";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { standInPage } from "@/lib/tools/make/stand-in-page";
import { workerLimit, workerScript } from "@/lib/tools/make/worker";
import { hostile } from "@/tests/delivery/support/odd-requests/hostile";
import { missing } from "@/tests/delivery/support/odd-requests/missing";
import { spellings } from "@/tests/delivery/support/odd-requests/spellings";

const { brand, phone } = getSite();
const words = { brand, phone, ...getLayoutTexts().offline };
const storeOf = (script: string) => /store:"([^"]+)"/.exec(script)?.[1];

test("the worker has another cache for another guide or text", async () => {
  const stores = await Promise.all([
    workerScript("<h1>Awarie</h1>", words),
    workerScript("<h1>Awarie</h1>", words),
    workerScript("<h1>Awarie, poprawione</h1>", words),
    workerScript("<h1>Awarie</h1>", { ...words, title: "Brak sieci" }),
  ]).then((scripts) => scripts.map(storeOf));
  expect(stores[0]).toMatch(/^[0-9a-f]{8}$/);
  expect(stores[1]).toBe(stores[0]);
  expect(new Set(stores).size).toBe(3);
});

const origin = "https://firma.example";
type Fetch = (address: string | { url: string }, init?: { redirect?: string }) => Promise<Response>;
const unplugged: Fetch = async () => {
  throw new TypeError("Failed to fetch");
};

/** Runs a worker with a cache and a network of the test's own. */
function run(script: string, { saveData = false, open = [] as readonly string[] } = {}) {
  const kept = new Map<string, Response>();
  const added: string[] = [];
  const store = {
    add: async (address: string) => void added.push(address),
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    navigator: { connection: { saveData } },
    registration: {},
    clients: { matchAll: async () => open.map((path) => ({ url: origin + path })) },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  const network = { fetch: unplugged };
  const fetch: Fetch = (address, init) => network.fetch(address, init);
  runInNewContext(script, { self, caches: { open: async () => store, keys: async () => [] }, fetch, URL, Response });
  const pending: Promise<unknown>[] = [];
  const dispatch = async (type: string, event: object = {}) => {
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void pending.push(promise) });
    await Promise.all(pending);
  };
  return {
    added,
    kept,
    network,
    dispatch,
    /** Returns the text that a visitor of an address gets. */
    visit: async (path: string) => {
      let answer: Promise<Response> | undefined;
      const respondWith = (response: Promise<Response>) => {
        answer = response;
      };
      await dispatch("fetch", { request: { mode: "navigate", url: origin + path }, respondWith });
      const response = await answer;
      await Promise.all(pending);
      return response?.text();
    },
  };
}

test.each([false, true])("the guide is loaded in advance, except with saveData (%s)", async (saveData) => {
  const { added, dispatch } = run(await workerScript("", words), { saveData });
  await dispatch("install");
  expect(added).toEqual(saveData ? [] : [words.guide.to]);
});

const pages = ["/oferta", "/uslugi", words.guide.to];
const rules = deliveryRules({
  site: { url: origin, tracking: {}, reputationWidget: undefined },
  redirects: [
    { from: "/test-lancuch", to: "/test-ogniwo" as "/oferta" },
    { from: "/test-ogniwo", to: "/oferta" },
    { from: "/test-stary.php", to: "/oferta" },
    { from: "/usługi-elektryczne", to: "/uslugi" },
    { from: "/test-poza", to: "https://katalog.example/firma" },
  ],
  summary: {
    files: ["/404.html", "/index.html", "/licencje.txt", ...pages.map((page) => `${page}.html`)],
    scriptHashes: [],
    inlineStyles: false,
  },
});
const ownScript = () => workerScript("", words, rules.redirects);

test("without a network an address opens the page to which the server leads from it, or none", async () => {
  const { network, visit } = run(await ownScript());
  network.fetch = async (address) =>
    new Response(new URL(typeof address === "string" ? address : address.url).pathname);
  for (const path of ["/", "/licencje.txt", ...pages]) await visit(path);
  network.fetch = unplugged;
  const answer = createResponder(rules);
  const serverLeadsTo = (path: string): string | undefined => {
    const reply = answer(path);
    if (reply.status === 301) return reply.location.startsWith("/") ? serverLeadsTo(reply.location) : undefined;
    return reply.status === 200 ? path : undefined;
  };
  const odd = [...spellings, ...missing, ...hostile].flatMap((group) => group.paths);
  const more =
    "/.html /.html/ /oferta/.html /licencje.txt.html /test-stary.php/ /test-stary.php.html /test-poza.html /Test-Lancuch";
  const addresses = [...odd, ...more.split(" ")].filter((path) => path.startsWith("/"));
  // As a browser sends them.
  const paths = new Set(addresses.map((path) => new URL(origin + path).pathname));
  const found = await Promise.all([...paths].map(async (path) => [path, await visit(path)]));
  const expected = [...paths].map((path) => [path, serverLeadsTo(path) ?? standInPage(words)]);
  expect(found).toEqual(expected);
  expect(new Set(expected.map(([, page]) => page)).size).toBe(pages.length + 2);
});

test("a page that a host gives out under another spelling is kept once, under its own address", async () => {
  const { network, visit, kept } = run(await ownScript());
  network.fetch = async () => new Response("Oferta");
  for (const path of ["/oferta.html", "/oferta/?od=reklama", "/oferta"]) await visit(path);
  expect([...kept.keys()]).toEqual(["/oferta"]);
});

test("what the server answers at an old address does not replace the page to which it led", async () => {
  const { network, visit } = run(await ownScript());
  for (const [path, text] of [
    ["/oferta", "Oferta"],
    ["/test-ogniwo", "Nowa strona"],
  ] as const) {
    network.fetch = async () => new Response(text);
    await visit(path);
  }
  network.fetch = unplugged;
  expect(await Promise.all(["/oferta", "/test-ogniwo/"].map(visit))).toEqual(["Oferta", "Nowa strona"]);
});

test("pages already open are kept under their own address, except one that has moved since", async () => {
  const { network, dispatch, kept } = run(await ownScript(), { open: ["/oferta/", "/dawna"] });
  network.fetch = async (address, init) =>
    address === `${origin}/dawna` && init?.redirect === "manual" ? Response.error() : new Response("");
  await dispatch("activate");
  expect([...kept.keys()]).toEqual(["/oferta"]);
});

test("with more old addresses than its limit allows, the worker knows the last ones", async () => {
  const old = Array.from(
    { length: 400 },
    (_, index) => [`/stary-adres-${(index * 7919) % 10_007}`, "/oferta"] as const,
  );
  const script = await workerScript("", words, new Map(old));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(workerLimit);
  expect(script).not.toContain(`"${old[0]?.[0]}"`);
  expect(script).toContain(`"${old.at(-1)?.[0]}"`);
});

test("the offline page needs no other file, dials, and links to the guide", () => {
  const page = standInPage({ ...words, title: `Brak <sieci> & "prądu"` });
  expect(page).toContain(`href="tel:${phone.tel}"`);
  expect(page).toContain(`href="${words.guide.to}"`);
  expect(page).toContain("<h1>Brak &lt;sieci&gt; &amp; &quot;prądu&quot;</h1>");
  expect(page).not.toMatch(/src=|url\(|@import|rel="stylesheet"/);
});
