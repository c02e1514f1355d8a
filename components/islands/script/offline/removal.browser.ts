/** The worker of a site that keeps no pages: replaces one that did, deletes its caches, and unregisters itself. */
import { worker } from "./worker-scope";

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  const removeWorker = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(removeWorker());
});
