/**
 * The base script: what must work without a framework. Every page inlines the same text, so that one hash in the
 * Content-Security-Policy covers it. In the body it changes nothing but attributes.
 */

import { onCallClick } from "@/components/islands/script/call/call.browser";
import { onContactClick } from "@/components/islands/script/contact-button/contact-button.browser";

// Imported after calls and contact buttons: in this order the script compresses best.

import { watchIslands } from "@/components/islands/react/hydration/hydration.browser";
import { watchLoading } from "@/components/islands/script/loading/loading.browser";
import { onMenuClick } from "@/components/islands/script/menu/menu.browser";
import { markHover } from "@/components/islands/script/next-page/next-page.browser";
import { registerWorker } from "@/components/islands/script/offline/offline.browser";
import { watchPictures } from "@/components/islands/script/picture/picture.browser";
import { openAnswersForPrint } from "@/components/islands/script/print/answers.browser";
import { linkPrintStyles } from "@/components/islands/script/print/print-styles.browser";
import { watchScroll, watchVisibility } from "@/components/islands/script/scroll/scroll.browser";

watchScroll(document);
markHover(document);
registerWorker(navigator);
linkPrintStyles(document);
openAnswersForPrint(document);
watchPictures(document);
watchVisibility(document);

/**
 * Click handlers, in this order:
 * 1. the loader of islands: stops the event of a click that it will replay;
 * 2. calls: any other link cancels the departure to the thank-you page that a call has scheduled;
 * 3. contact buttons: schedule a departure that 2 would cancel if it came later;
 * 4. the wait for a linked page, at any place after 1.
 */
const clickListeners: readonly ((event: MouseEvent) => void)[] = [
  watchIslands(document),
  onCallClick,
  onContactClick,
  watchLoading(document),
];
for (const listener of clickListeners) document.addEventListener("click", listener, true);
// In the bubble phase, which a stopped click does not reach.
document.addEventListener("click", onMenuClick);
