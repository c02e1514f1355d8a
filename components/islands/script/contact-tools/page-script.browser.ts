/**
 * Tools of /kontakt: whether the phone is answered now, copy buttons, the prepared message. Loaded by that page alone.
 */
import { watchAnswering } from "./answering.browser";
import { enableCopying } from "./copying.browser";
import { prepareMessage } from "./message.browser";

/** Starts the tools of the page that is shown, once. */
function start(): void {
  const page = document.querySelector<HTMLElement>("[data-contact-tools]:not([data-ready])");
  if (!page) return;
  page.dataset.ready = "";
  prepareMessage(document);
  enableCopying(document);
  watchAnswering(document);
}

// The script runs once; the page may come back through a client-side route change.
const watch = () => {
  start();
  new MutationObserver(start).observe(document.body, { childList: true, subtree: true });
};
if (document.readyState === "loading") addEventListener("DOMContentLoaded", watch);
else watch();
