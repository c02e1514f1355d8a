import { render, screen, waitFor } from "@testing-library/react";
import { MeasurementsMarker } from "./measurements";

const events = () => window.dataLayer?.map((pushed) => (pushed as { event: string }).event);
/** The script has heard of what changed: observers are called before the next task. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

// One script hears of every page the visitor comes to, as after client-side route changes.
beforeAll(() => jest.isolateModules(() => require("./page-script.browser")));

beforeEach(() => {
  delete window.dataLayer;
  document.title = "Pomiary elektryczne";
  history.replaceState(null, "", "/oferta/pomiary");
});

test("a visit of the measurements page is reported with its interest, under the page's main address", async () => {
  render(<MeasurementsMarker service="Pomiary ochronne" />);
  await waitFor(() => expect(events()).toHaveLength(2));
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

test("what a tag has put into the data layer before stays there", async () => {
  window.dataLayer = [{ event: "consent" }];
  render(<MeasurementsMarker service="Pomiary" />);
  await waitFor(() => expect(events()).toEqual(["consent", "page_view", "service_interest"]));
});

test("each visit is reported once, and no other page", async () => {
  const pages = {
    other: <main key="other" />,
    measurements: (
      <main key="measurements">
        <MeasurementsMarker service="Pomiary" />
      </main>
    ),
  };
  const { rerender } = render(pages.other);
  await heard();
  expect(window.dataLayer).toBeUndefined();
  rerender(pages.measurements);
  await waitFor(() => expect(events()).toHaveLength(2));
  screen.getByRole("main").append("inne");
  await heard();
  expect(events()).toHaveLength(2);
  rerender(pages.other);
  await heard();
  rerender(pages.measurements);
  await waitFor(() => expect(events()).toHaveLength(4));
});

test("a page rendered ahead of time is a visit only when it is shown", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  render(<MeasurementsMarker service="Pomiary" />);
  await heard();
  expect(window.dataLayer).toBeUndefined();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(events()).toEqual(["page_view", "service_interest"]);
  Reflect.deleteProperty(document, "prerendering");
});
