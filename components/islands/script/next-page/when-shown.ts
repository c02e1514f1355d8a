/**
 * Runs a task once the page is shown, such as counting, asking or storing. A prerendered page is a visit only when it
 * is shown, which may never happen.
 */
export function whenShown(doc: Document, task: () => void): void {
  if ("prerendering" in doc && doc.prerendering) doc.addEventListener("prerenderingchange", task, { once: true });
  else task();
}

/** Runs a task once the whole page is parsed. Scripts in its head may run earlier. */
export function whenParsed(doc: Document, task: () => void): void {
  if (doc.readyState === "loading") doc.addEventListener("DOMContentLoaded", task);
  else task();
}
