/** A visitor without a network sees an old page, or none, and cannot phone. */
import { runInNewContext } from "node:vm";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { standInPage } from "@/lib/tools/make/stand-in-page";
import { workerScript } from "@/lib/tools/make/worker";

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

test.each([false, true])("the guide is loaded in advance, except with saveData (%s)", async (saveData) => {
  const fetched: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const pending: Promise<unknown>[] = [];
  const store = { add: async (address: string) => void fetched.push(address) };
  const self = {
    navigator: { connection: { saveData } },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  runInNewContext(await workerScript("", words), { self, caches: { open: async () => store } });
  listeners.get("install")?.({ waitUntil: (promise: Promise<unknown>) => void pending.push(promise) });
  await Promise.all(pending);
  expect(fetched).toEqual(saveData ? [] : [words.guide.to]);
});

test("the offline page needs no other file, dials, and links to the guide", () => {
  const page = standInPage({ ...words, title: `Brak <sieci> & "prądu"` });
  expect(page).toContain(`href="tel:${phone.tel}"`);
  expect(page).toContain(`href="${words.guide.to}"`);
  expect(page).toContain("<h1>Brak &lt;sieci&gt; &amp; &quot;prądu&quot;</h1>");
  expect(page).not.toMatch(/src=|url\(|@import|rel="stylesheet"/);
});
