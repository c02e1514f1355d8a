import { whenShown } from "@/components/islands/next-page/when-shown";
import type { CtaClickEvent, DataLayerEvent, DocumentDownloadEvent } from "@/lib/tracking/events";

const push = (event: DataLayerEvent) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};

/**
 * Data-layer events of the measurements page: page_view and service_interest once it is shown, and the two helper
 * functions on window. The page is known by `data-measurements`, which holds the name of the service.
 */
export function measurementsWatcher(doc: Document): (scope: ParentNode) => void {
  return (scope) => {
    const marker = scope.querySelector<HTMLElement>("[data-measurements]");
    if (!marker) return;
    const report = () => {
      push({
        event: "page_view",
        page_title: doc.title,
        page_location: location.href,
        page_path: "/uslugi/pomiary",
        content_group1: "Usługi",
        content_group2: "Pomiary",
        service_category: "pomiary_elektryczne",
        user_type: "visitor",
      });
      push({
        event: "service_interest",
        service_name: marker.dataset.measurements ?? "",
        service_category: "diagnostyka_elektryczna",
        interest_level: "medium",
      });
    };
    whenShown(doc, report);
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
  };
}
