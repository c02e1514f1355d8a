/** The worker of a site that keeps no pages: it takes the place of one that did, empties its stores, and goes. */
import { worker } from "./worker-scope";

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});
