/** All events that the site reports, with the delays and addresses their scripts use. */

/** Place of a phone link: its `data-call`. */
export const callPlaces = [
  "header",
  "menu",
  "hero",
  "band",
  "footer",
  "contact-tile",
  "service",
  "city",
  "guide",
  "section",
  "search",
  "estimate",
] as const;
export type CallPlace = (typeof callPlaces)[number];

/** Delay before /dziekujemy opens after a call, in milliseconds. A call from another place stays on the page. */
export const thanksDelay: Readonly<Partial<Record<"hero" | "contact-tile" | "service", number>>> = {
  hero: 100,
  "contact-tile": 1000,
  service: 100,
};

/** Clicks on phone links within this time, in milliseconds, count as one call: a double click. */
export const doubleCallTime = 1000;

export const thanksPath = "/dziekujemy";
/** Target of contact buttons, with or without a tag. */
export const contactPath = "/kontakt";
/** How long a contact button waits for the tag to navigate before following its link, in milliseconds. */
export const sendTimeout = 2000;

type PageViewEvent = {
  event: "page_view";
  page_title: string;
  page_location: string;
  page_path: "/uslugi/pomiary";
  content_group1: "Usługi";
  content_group2: "Pomiary";
  service_category: "pomiary_elektryczne";
  user_type: "visitor";
};
type ServiceInterestEvent = {
  event: "service_interest";
  service_name: string;
  service_category: "diagnostyka_elektryczna";
  interest_level: "medium";
};
export type CtaClickEvent = {
  event: "cta_click";
  cta_name: string;
  page_section: "pomiary";
  service_type: "pomiary_elektryczne";
};
export type DocumentDownloadEvent = {
  event: "document_download";
  document_type: string;
  service_category: "pomiary";
  download_source: "pomiary_page";
};
export type DataLayerEvent = PageViewEvent | ServiceInterestEvent | CtaClickEvent | DocumentDownloadEvent;

/** Events sent to the Google tag after consent, besides the page views it counts itself. */
export type TagEvent =
  | { name: "conversion"; send_to: string }
  | { name: "phone_call"; send_to: string; link_url: string }
  | { name: "contact_click"; link_url: string; event_callback?: () => void; event_timeout?: number };

/** How long the tag may take to send a click before navigation, in milliseconds: less than `sendTimeout`. */
export const tagTimeout = 1500;
