/**
 * The base script: what must work before any framework. It is inlined in every page, is the same on all of them (so
 * that one hash in the Content-Security-Policy covers it) and changes nothing but attributes.
 */
import { watchCalls } from "@/components/islands/call/call.browser";
import { watchContactButtons } from "@/components/islands/contact-button/contact-button.browser";
import { watchHistory } from "@/components/islands/hydration/history.browser";
import { watchIslands } from "@/components/islands/hydration/hydration.browser";
import { measurementsWatcher } from "@/components/islands/measurements/measurements.browser";
import { watchMenu } from "@/components/islands/menu/menu.browser";
import { pictureWatcher } from "@/components/islands/picture/picture.browser";
import { visibilityWatcher, watchScroll } from "@/components/islands/scroll/scroll.browser";

watchHistory();
// Before the others that listen for clicks: one it keeps for later must not be heard twice.
watchIslands(document);
watchCalls(document);
watchContactButtons(document);
watchMenu(document);
watchScroll(document);

const watchers = [pictureWatcher(document), visibilityWatcher(document), measurementsWatcher(document)];
const scan = (scope: ParentNode) => {
  for (const watch of watchers) watch(scope);
};
scan(document);
// After a client-side route change the new page's content needs the same eyes.
new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) scan(node);
}).observe(document.body, { childList: true, subtree: true });
