/**
 * Data-layer events of the measurements page: page_view and service_interest when it is shown, and two helper functions
 * on window. `data-measurements` holds the name of the service.
 */
import { whenParsed, whenShown } from "@/components/islands/script/next-page/when-shown";
import type { CtaClickEvent, DataLayerEvent, DocumentDownloadEvent } from "@/lib/tracking/events";

const pushEvent = (event: DataLayerEvent) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};

function reportVisit(): void {
  const marker = document.querySelector<HTMLElement>("[data-measurements]");
  pushEvent({
    event: "page_view",
    page_title: document.title,
    page_location: location.href,
    page_path: "/uslugi/pomiary",
    content_group1: "Usługi",
    content_group2: "Pomiary",
    service_category: "pomiary_elektryczne",
    user_type: "visitor",
  });
  pushEvent({
    event: "service_interest",
    service_name: marker?.dataset.measurements ?? "",
    service_category: "diagnostyka_elektryczna",
    interest_level: "medium",
  });
}

window.trackCtaClick = (name) =>
  pushEvent({
    event: "cta_click",
    cta_name: name,
    page_section: "pomiary",
    service_type: "pomiary_elektryczne",
  } satisfies CtaClickEvent);
window.trackDocumentDownload = (type) =>
  pushEvent({
    event: "document_download",
    document_type: type,
    service_category: "pomiary",
    download_source: "pomiary_page",
  } satisfies DocumentDownloadEvent);

whenParsed(document, () => whenShown(document, reportVisit));
