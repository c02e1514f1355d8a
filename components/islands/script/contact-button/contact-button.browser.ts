import { leaveAfter } from "@/components/islands/script/call/leave.browser";
import { plainClick } from "@/components/islands/script/call/plain-click";
import { contactPath, sendTimeout } from "@/lib/tracking/events";

let sent = 0;

/**
 * The send-or-navigate rule of contact buttons: with an analytics-send function on the page the click goes through it,
 * and if the page is still there after two seconds (tag blocked or slow) the link is followed. Without one, or where
 * it throws, it is a plain link; so it is for a second click in those two seconds, which is not sent again.
 */
export function onContactClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-contact]");
  if (!link || !window.gtagSendEvent || !plainClick(event) || Date.now() - sent < sendTimeout) return;
  try {
    window.gtagSendEvent(contactPath);
    sent = Date.now();
    event.preventDefault();
    leaveAfter(sendTimeout, link.href);
  } catch {
    // A broken tag: the browser follows the link.
  }
}
