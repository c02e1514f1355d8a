/**
 * The service worker: without a network it serves the pages that were read, and always the guide for emergencies. While
 * there is a network it changes no response. https://w3c.github.io/ServiceWorker/
 */
import { worker } from "./worker-scope";

/** Set by the bundler (lib/tools/make/worker.ts). */
declare const KEPT: {
  /** Name of the cache. It changes with the code and with the guide. */
  store: string;
  /** Address of the guide. */
  guide: string;
  /** HTML shown in place of a page that was not read. */
  standIn: string;
};

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
const openStore = () => caches.open(KEPT.store);
/** Key of a page in the cache: one copy, whatever the query. */
const pathOf = (url: string) => new URL(url).pathname;

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  // Fetches nothing unrequested while the browser saves data.
  if (!worker.navigator.connection?.saveData) event.waitUntil(openStore().then((store) => store.add(KEPT.guide)));
});

worker.addEventListener("activate", (event) => {
  const activate = async () => {
    await worker.registration.navigationPreload?.enable();
    for (const name of await caches.keys()) if (name !== KEPT.store) await caches.delete(name);
    // Pages already open were loaded before the worker: the browser still has their responses.
    const store = await openStore();
    for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true })) {
      const response = await fetch(url, { cache: "force-cache" });
      if (response.ok) await store.put(pathOf(url), response);
    }
  };
  event.waitUntil(activate());
});

worker.addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== "navigate") return;
  const path = pathOf(request.url);
  const respond = async () => {
    try {
      const page = (await preloadResponse) ?? (await fetch(request));
      if (page.ok) {
        const copy = page.clone();
        event.waitUntil(openStore().then((store) => store.put(path, copy)));
      }
      return page;
    } catch {
      return (await (await openStore()).match(path)) ?? new Response(KEPT.standIn, html);
    }
  };
  event.respondWith(respond());
});
