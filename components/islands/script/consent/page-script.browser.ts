/**
 * Script of every page if tracking is configured. Reads its ids from the question (consent.tsx), whose stylesheet loads
 * only when it is shown.
 */
import "./consent.css";
import { whenShown } from "@/components/islands/script/next-page/when-shown";
import { bannerControl } from "./banner.browser";
import { startConsent } from "./start.browser";

function start(): void {
  const banner = document.querySelector<HTMLElement>("[data-consent-banner]");
  const { gtag: gtagId, conversion: conversionId, style } = banner?.dataset ?? {};
  if (banner && gtagId) void startConsent({ gtagId, conversionId }, bannerControl(banner, style));
}

whenShown(document, () => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
});
