/** The owner would count visits of the measurements page that were none, or miss some. */
import { render } from "@testing-library/react";
import { MeasurementsMarker } from "./measurements";

const events = () => window.dataLayer?.map((pushed) => (pushed as { event: string }).event);
/** Opens the page: its script runs once. */
const visit = () => {
  render(<MeasurementsMarker service="Pomiary ochronne" />);
  jest.isolateModules(() => require("./page-script.browser"));
};

beforeEach(() => {
  delete window.dataLayer;
  document.title = "Pomiary elektryczne";
  history.replaceState(null, "", "/oferta/pomiary");
});

test("a visit of the measurements page is reported with its interest, under the page's main address", () => {
  visit();
  expect(window.dataLayer).toEqual([
    {
      event: "page_view",
      page_title: "Pomiary elektryczne",
      page_location: "http://localhost/oferta/pomiary",
      page_path: "/uslugi/pomiary",
      content_group1: "Usługi",
      content_group2: "Pomiary",
      service_category: "pomiary_elektryczne",
      user_type: "visitor",
    },
    {
      event: "service_interest",
      service_name: "Pomiary ochronne",
      service_category: "diagnostyka_elektryczna",
      interest_level: "medium",
    },
  ]);
});

test("the two helpers report a button and a document", () => {
  visit();
  delete window.dataLayer;
  window.trackCtaClick?.("Zamów przegląd");
  window.trackDocumentDownload?.("protokół");
  expect(window.dataLayer).toEqual([
    { event: "cta_click", cta_name: "Zamów przegląd", page_section: "pomiary", service_type: "pomiary_elektryczne" },
    {
      event: "document_download",
      document_type: "protokół",
      service_category: "pomiary",
      download_source: "pomiary_page",
    },
  ]);
});

test("what a tag has put into the data layer before stays there", () => {
  window.dataLayer = [{ event: "consent" }];
  visit();
  expect(events()).toEqual(["consent", "page_view", "service_interest"]);
});

test("the script, which may come first, waits for the content of the page", () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  visit();
  expect(window.dataLayer).toBeUndefined();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(events()).toEqual(["page_view", "service_interest"]);
  readyState.mockRestore();
});

test("a page rendered ahead of time is a visit only when it is shown", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  visit();
  expect(window.dataLayer).toBeUndefined();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(events()).toEqual(["page_view", "service_interest"]);
  Reflect.deleteProperty(document, "prerendering");
});
