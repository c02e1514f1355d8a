import { type TagEvent, tagTimeout } from "@/lib/tracking/events";
import { callEvents, consentSignals, destinations, type Tracking, tagAddress } from "@/lib/tracking/tag";
import { afterLoad } from "./after-load.browser";

/** Queues a command for Google's tag, which takes `arguments` objects only, not arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

const sendEvent = ({ name, ...parameters }: TagEvent): void => gtag("event", name, parameters);

/** Consent Mode v2: denied until the visitor agrees. */
export const denyByDefault = (tracking: Tracking): void => gtag("consent", "default", consentSignals(tracking, false));

/**
 * Loads Google's tag after the page, and sets the two functions on window that report calls and contact buttons. If the
 * tag is blocked, removes them: contact buttons are plain links then.
 */
export function startTag(tracking: Tracking & { gtagId: string }): void {
  gtag("consent", "update", consentSignals(tracking, true));
  gtag("js", new Date());
  for (const id of destinations(tracking))
    gtag("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false });

  // Never opens the number: the link has done that already.
  window.gtag_report_conversion = (url) => {
    callEvents(tracking, url).forEach(sendEvent);
    return false;
  };
  window.gtagSendEvent = (url) => {
    sendEvent({ name: "contact_click", link_url: url, ...(url.startsWith("tel:") ? {} : departureAfterEvent(url)) });
    return false;
  };

  const script = document.createElement("script");
  script.src = tagAddress(tracking.gtagId);
  script.async = true;
  script.addEventListener("error", removeFunctions);
  afterLoad(() => document.head.append(script));
}

/** Parameters that open a page after the event, once: the tag calls back per account, and again after a return. */
function departureAfterEvent(
  url: string,
): Pick<Extract<TagEvent, { name: "contact_click" }>, "event_callback" | "event_timeout"> {
  let hasLeft = false;
  addEventListener("pagehide", () => (hasLeft = true), { once: true });
  const event_callback = () => {
    // A link to it may take an estimate along.
    const link = document.querySelector(`a[data-contact][href^="${url}?"]`);
    if (!hasLeft) location.assign(link?.getAttribute("href") ?? url);
    hasLeft = true;
  };
  return { event_callback, event_timeout: tagTimeout };
}

/** Ends reporting after consent is withdrawn. The page then reloads without the tag. */
export function stopTag(tracking: Tracking): void {
  gtag("consent", "update", consentSignals(tracking, false));
  removeFunctions();
}

function removeFunctions(): void {
  delete window.gtag_report_conversion;
  delete window.gtagSendEvent;
}
