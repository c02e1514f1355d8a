/**
 * The service worker: without a network it shows the pages that were read, and always the guide for emergencies. It has
 * no say while the network answers. https://w3c.github.io/ServiceWorker/
 */
import { worker } from "./worker-scope";

/** Put in by the bundler (lib/tools/make/worker.ts). */
declare const KEPT: {
  /** Name of the store: another one with every change of the code or of the guide. */
  store: string;
  /** Address of the guide. */
  guide: string;
  /** What stands in for a page that was not read, as HTML. */
  standIn: string;
};

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
const open = () => caches.open(KEPT.store);
/** A page has one copy, whatever the query. */
const addressOf = (url: string) => new URL(url).pathname;

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  // Where data is to be saved, nothing is fetched that nobody asked for.
  if (!worker.navigator.connection?.saveData) event.waitUntil(open().then((store) => store.add(KEPT.guide)));
});

worker.addEventListener("activate", (event) => {
  const start = async () => {
    await worker.registration.navigationPreload?.enable();
    for (const name of await caches.keys()) if (name !== KEPT.store) await caches.delete(name);
    // The pages that are being read came before the worker: the browser still has their answers.
    const store = await open();
    for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true })) {
      const answer = await fetch(url, { cache: "force-cache" });
      if (answer.ok) await store.put(addressOf(url), answer);
    }
  };
  event.waitUntil(start());
});

worker.addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== "navigate") return;
  const address = addressOf(request.url);
  const answer = async () => {
    try {
      const page = (await preloadResponse) ?? (await fetch(request));
      if (page.ok) {
        const copy = page.clone();
        event.waitUntil(open().then((store) => store.put(address, copy)));
      }
      return page;
    } catch {
      return (await (await open()).match(address)) ?? new Response(KEPT.standIn, html);
    }
  };
  event.respondWith(answer());
});
