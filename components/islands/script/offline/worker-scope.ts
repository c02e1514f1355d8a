type Waiting = { waitUntil(work: Promise<unknown>): void };
type Asked = Waiting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/**
 * What the workers use of the global scope they run in. TypeScript's library for workers cannot stand beside the one
 * for pages. https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface
 */
type WorkerScope = {
  skipWaiting(): void;
  /** Chromium's alone: https://wicg.github.io/savedata/#networkinformation-interface */
  navigator: { connection?: { saveData: boolean } };
  registration: { navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
  clients: { matchAll(which: { includeUncontrolled: true }): Promise<readonly { url: string }[]> };
  addEventListener(type: "install" | "activate", hear: (event: Waiting) => void): void;
  addEventListener(type: "fetch", hear: (event: Asked) => void): void;
};

/** The worker's own global scope. */
export const worker = self as unknown as WorkerScope;
