/** Whether this build lets pages be read without a network: `offline` in content/site.ts, put in by the bundler. */
declare const KEEPS_PAGES: boolean;

/**
 * Lets the worker in, once the page is complete. Its file is asked for again once a day (the delivery rules say so),
 * not with every page. Nothing waits for it: a browser that refuses it loses only what it would have kept.
 */
export function letWorkerIn(navigator: Navigator): void {
  if (KEEPS_PAGES)
    addEventListener("load", () =>
      navigator.serviceWorker?.register("/sw.js", { updateViaCache: "all" }).catch(() => {}),
    );
}
