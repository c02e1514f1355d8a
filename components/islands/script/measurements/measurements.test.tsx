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
