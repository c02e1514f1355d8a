import { type TagEvent, tagTimeout } from "@/lib/tracking/events";
import { callEvents, consentSignals, destinations, type Tracking, tagAddress } from "@/lib/tracking/tag";
import { afterLoad } from "./after-load.browser";

/** A command for Google's tag. The tag takes `arguments` objects only, not arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

const tell = ({ name, ...parameters }: TagEvent): void => gtag("event", name, parameters);

/** Consent Mode v2: denied until the visitor says otherwise. */
export const denyByDefault = (tracking: Tracking): void => gtag("consent", "default", consentSignals(tracking, false));

/**
 * Loads Google's tag once the page has loaded, and puts the two functions on window through which calls and contact
 * buttons are reported. Where the tag is blocked the functions go away again, and contact buttons are plain links.
 */
export function startTag(tracking: Tracking & { gtagId: string }): void {
  gtag("consent", "update", consentSignals(tracking, true));
  gtag("js", new Date());
  for (const id of destinations(tracking))
    gtag("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false });

  // Never opens the number: the link has done that already.
  window.gtag_report_conversion = (url) => {
    callEvents(tracking, url).forEach(tell);
    return false;
  };
  window.gtagSendEvent = (url) => {
    tell({ name: "contact_click", link_url: url, ...(url.startsWith("tel:") ? {} : departure(url)) });
    return false;
  };

  const script = document.createElement("script");
  script.src = tagAddress(tracking.gtagId);
  script.async = true;
  script.addEventListener("error", removeFunctions);
  afterLoad(() => document.head.append(script));
}

/**
 * Opens a page when the tag has sent its event. The tag calls back once per account, and after a return to the page.
 */
function departure(
  url: string,
): Pick<Extract<TagEvent, { name: "contact_click" }>, "event_callback" | "event_timeout"> {
  let left = false;
  addEventListener("pagehide", () => (left = true), { once: true });
  const event_callback = () => {
    if (!left) location.assign(url);
    left = true;
  };
  return { event_callback, event_timeout: tagTimeout };
}

/** Ends the reporting: consent is withdrawn. The page is loaded anew after this, without the tag. */
export function stopTag(tracking: Tracking): void {
  gtag("consent", "update", consentSignals(tracking, false));
  removeFunctions();
}

function removeFunctions(): void {
  delete window.gtag_report_conversion;
  delete window.gtagSendEvent;
}
