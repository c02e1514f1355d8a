/**
 * Data-layer events of the measurements page: page_view and service_interest each time it is shown, also after a
 * client-side route change, and the two helper functions on window. The page is known by `data-measurements`, which
 * holds the name of the service.
 */
import { whenShown } from "@/components/islands/script/next-page/when-shown";
import type { CtaClickEvent, DataLayerEvent, DocumentDownloadEvent } from "@/lib/tracking/events";

const push = (event: DataLayerEvent) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};

let marker: HTMLElement | null = null;

const update = () => {
  const found = document.querySelector<HTMLElement>("[data-measurements]");
  if (found === marker) return;
  marker = found;
  if (found) whenShown(document, () => report(found.dataset.measurements ?? ""));
};

function report(service: string): void {
  push({
    event: "page_view",
    page_title: document.title,
    page_location: location.href,
    page_path: "/uslugi/pomiary",
    content_group1: "Usługi",
    content_group2: "Pomiary",
    service_category: "pomiary_elektryczne",
    user_type: "visitor",
  });
  push({
    event: "service_interest",
    service_name: service,
    service_category: "diagnostyka_elektryczna",
    interest_level: "medium",
  });
}

window.trackCtaClick = (name) =>
  push({
    event: "cta_click",
    cta_name: name,
    page_section: "pomiary",
    service_type: "pomiary_elektryczne",
  } satisfies CtaClickEvent);
window.trackDocumentDownload = (type) =>
  push({
    event: "document_download",
    document_type: type,
    service_category: "pomiary",
    download_source: "pomiary_page",
  } satisfies DocumentDownloadEvent);

// The script may come before the page's content does: it stands in the head.
new MutationObserver(update).observe(document, { childList: true, subtree: true });
update();
