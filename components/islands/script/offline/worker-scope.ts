type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

/**
 * The part of their global scope that the workers use. TypeScript's library for workers conflicts with the one for
 * pages. https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface
 */
type WorkerScope = {
  skipWaiting(): void;
  /** Chromium only: https://wicg.github.io/savedata/#networkinformation-interface */
  navigator: { connection?: { saveData: boolean } };
  registration: { navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
  clients: { matchAll(options: { includeUncontrolled: true }): Promise<readonly { url: string }[]> };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

export const worker = self as unknown as WorkerScope;
