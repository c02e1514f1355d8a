/**
 * The base script: what must work before any framework. It is inlined in every page, is the same on all of them (so
 * that one hash in the Content-Security-Policy covers it) and changes nothing but attributes.
 */

import { onCallClick } from "@/components/islands/script/call/call.browser";
import { onContactClick } from "@/components/islands/script/contact-button/contact-button.browser";

// Before the menu: in this order the script compresses best.

import { watchIslands } from "@/components/islands/react/hydration/hydration.browser";
import { watchLoading } from "@/components/islands/script/loading/loading.browser";
import { onMenuClick } from "@/components/islands/script/menu/menu.browser";
import { markMouse } from "@/components/islands/script/next-page/next-page.browser";
import { letWorkerIn } from "@/components/islands/script/offline/offline.browser";
import { watchPictures } from "@/components/islands/script/picture/picture.browser";
import { openAnswersOnPaper } from "@/components/islands/script/print/answers.browser";
import { linkPrintStyles } from "@/components/islands/script/print/print-styles.browser";
import { watchScroll, watchVisibility } from "@/components/islands/script/scroll/scroll.browser";

watchScroll(document);
markMouse(document);
letWorkerIn(navigator);
linkPrintStyles(document);
openAnswersOnPaper(document);
watchPictures(document);
watchVisibility(document);

/**
 * Who hears a click, in this order:
 * 1. the loader of islands: a press that it keeps for later is heard by nobody else;
 * 2. calls: a link that is no call cancels the departure to the thank-you page that a call before it planned;
 * 3. contact buttons: they plan a departure of their own, which 2 would cancel if it came after them;
 * 4. the wait for the page behind a link, at any place after 1.
 */
const onClick: readonly ((event: MouseEvent) => void)[] = [
  watchIslands(document),
  onCallClick,
  onContactClick,
  watchLoading(document),
];
for (const hear of onClick) document.addEventListener("click", hear, true);
// When nobody stopped the click on its way.
document.addEventListener("click", onMenuClick);
