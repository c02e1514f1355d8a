/**
 * The base script: what must work before any framework. It is inlined in every page, is the same on all of them (so
 * that one hash in the Content-Security-Policy covers it) and changes nothing but attributes.
 */
import { watchCalls } from "../call/call.browser";
import { watchContactButtons } from "../contact/contact.browser";
import { watchHistory } from "../hydration/history.browser";
import { watchIslands } from "../hydration/hydration.browser";
import { measurementsWatcher } from "../measurements/measurements.browser";
import { watchMenu } from "../menu/menu.browser";
import { pictureWatcher } from "../picture/picture.browser";
import { visibilityWatcher, watchScroll } from "../scroll/scroll.browser";

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
