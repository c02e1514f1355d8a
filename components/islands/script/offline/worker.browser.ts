/**
 * The service worker: without a network it serves the pages that were read, under every address that leads to them, and
 * always the guide for emergencies. While there is a network it changes no response. https://w3c.github.io/ServiceWorker/
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
  /** Pattern that splits an address into its page and a redundant ending: the servers'. */
  page: string;
  /** Old address → page it leads to. */
  moved: Readonly<Record<string, string>>;
};

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
const openStore = () => caches.open(KEPT.store);
const pagePattern = new RegExp(KEPT.page);

/** Decodes a path; returns it unchanged if its bytes are not UTF-8. */
const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Returns the keys of an address in the cache, whatever its query: that of the page it spells, under which an answer is
 * kept, and that of the page to which it has moved. The servers redirect to the same (lib/tools/hosting/answer.ts).
 */
const keysOf = (url: string) => {
  const { pathname } = new URL(url);
  const [, page = ""] = pagePattern.exec(decode(pathname).replace(/\/+/g, "/")) ?? [];
  // No server redirects to an existing page from encoded characters, "/licencje.txt/" or "/.html".
  const isPage = !pathname.includes("%") && !/\.|\/$/.test(page);
  const own = isPage ? page || "/" : pathname;
  return { own, moved: KEPT.moved[page] ?? own };
};

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
      // Browsers refuse a redirected response in place of a page: one that has moved since is left out.
      const response = await fetch(url, { cache: "force-cache", redirect: "manual" });
      if (response.ok) await store.put(keysOf(url).own, response);
    }
  };
  event.waitUntil(activate());
});

worker.addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== "navigate") return;
  const { own, moved } = keysOf(request.url);
  const respond = async () => {
    try {
      const page = (await preloadResponse) ?? (await fetch(request));
      if (page.ok) {
        const copy = page.clone();
        event.waitUntil(openStore().then((store) => store.put(own, copy)));
      }
      return page;
    } catch {
      const store = await openStore();
      return (await store.match(own)) ?? (await store.match(moved)) ?? new Response(KEPT.standIn, html);
    }
  };
  event.respondWith(respond());
});
