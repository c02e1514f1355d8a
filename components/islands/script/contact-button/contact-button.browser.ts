import { leaveAfter } from "@/components/islands/script/call/leave.browser";
import { isPlainClick } from "@/components/islands/script/call/plain-click";
import { contactPath, sendTimeout } from "@/lib/tracking/events";

let sentAt = -sendTimeout;

/**
 * The send-or-navigate rule of contact buttons. If the page has an analytics function, the click goes through it, and
 * the link is followed if the page is still open after two seconds (tag blocked or slow). Without the function, or if
 * it throws, the link is a plain one. So it is for a second click in those two seconds, which is not sent again.
 */
export function onContactClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-contact]");
  if (!link || !window.gtagSendEvent || !isPlainClick(event) || event.timeStamp - sentAt < sendTimeout) return;
  try {
    window.gtagSendEvent(contactPath);
    sentAt = event.timeStamp;
    event.preventDefault();
    leaveAfter(sendTimeout, link.href);
  } catch {
    // A broken tag: the browser follows the link.
  }
}
