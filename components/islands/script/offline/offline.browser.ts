/** Whether this build has a worker that keeps pages: `offline` in content/site.ts, set by the bundler. */
declare const REGISTERS_WORKER: boolean;

/**
 * Registers the service worker after load. The browser requests its file once a day (lib/tools/hosting/rules.ts), not
 * with every page. Nothing waits for it: a browser that refuses it only has no pages without a network.
 */
export function registerWorker(navigator: Navigator): void {
  if (REGISTERS_WORKER)
    addEventListener("load", () =>
      navigator.serviceWorker?.register("/sw.js", { updateViaCache: "all" }).catch(() => {}),
    );
}
