import { doubleCallTime, thanksPath } from "@/lib/tracking/events";
import { cancelDeparture, leaveAfter } from "./leave.browser";
import { isPlainClick } from "./plain-click";

/** Time of the click, not of its report: a slow tag delays the handling of a second click. */
let reportedAt = -doubleCallTime;

/**
 * Reports calls. The link itself dials, at once: the report is a separate task after the click, so that a slow or
 * broken tag delays nothing. A double click is one call. `data-after` milliseconds later, if set, the thank-you page
 * opens, unless the visitor follows another link first.
 */
export function onCallClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link) return;
  // Without a country code: an emergency number, which is no call to the firm.
  if (!link.href.startsWith("tel:+")) {
    cancelDeparture();
    return;
  }
  if (event.timeStamp - reportedAt < doubleCallTime) return;
  reportedAt = event.timeStamp;
  setTimeout(() => window.gtag_report_conversion?.(link.href));
  const { after } = link.dataset;
  if (after && isPlainClick(event)) leaveAfter(+after, thanksPath);
}
