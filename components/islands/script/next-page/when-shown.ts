/**
 * Runs what must not happen before somebody sees the page: counting, asking, keeping. A page that the browser made
 * ready in the background is a visit only when it is shown, and may never be.
 */
export function whenShown(doc: Document, task: () => void): void {
  if ("prerendering" in doc && doc.prerendering) doc.addEventListener("prerenderingchange", task, { once: true });
  else task();
}

/** Runs what needs the whole content of a page: scripts stand in its head, and may come before it. */
export function whenParsed(doc: Document, task: () => void): void {
  if (doc.readyState === "loading") doc.addEventListener("DOMContentLoaded", task);
  else task();
}
