import { callQuiet, thanksPath } from "@/lib/tracking/events";
import { leaveAfter, stay } from "./leave.browser";
import { plainClick } from "./plain-click";

let reported = 0;

/**
 * Reports calls. The link dials by itself, at once: the report is a task of its own after the click, so that a slow or
 * broken tag can hold nothing up. A double click is one call. Where `data-after` says so (milliseconds), the thank-you
 * page opens, unless the visitor follows another link first.
 */
export function onCallClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link) return;
  if (link.protocol !== "tel:") {
    stay();
    return;
  }
  if (Date.now() - reported < callQuiet) return;
  reported = Date.now();
  setTimeout(() => window.gtag_report_conversion?.(link.href));
  const { after } = link.dataset;
  if (after && plainClick(event)) leaveAfter(+after, thanksPath);
}
