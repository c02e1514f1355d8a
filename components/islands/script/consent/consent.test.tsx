/** A visitor would be asked for consent in a way that is no free choice. */
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { bannerControl } from "./banner.browser";
import { Consent } from "./consent";
import { ConsentLink } from "./consent-link";

const texts = {
  ...{ title: "Czy możemy?", text: "Bez zgody nic nie wysyłamy.", accept: "Zgadzam się", reject: "Nie zgadzam się" },
  ...{ privacy: "Polityka prywatności", change: "Zmień zgodę na pomiar" },
};
const bundle = { script: "/scripts/consent.js", style: "/scripts/consent.css" };

/** Puts the server's HTML into the page: React never renders the question in the browser. */
function page() {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Consent texts={texts} tracking={{ gtagId: "G-TEST", conversionId: "AW-1/etykieta" }} bundle={bundle} />
      <ConsentLink text={texts.change} />
    </>,
  );
  return document.querySelector<HTMLElement>("[data-consent-banner]") as HTMLElement;
}
const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/scripts/consent.css"]')];
const styleArrives = (type = "load") => styles()[0]?.dispatchEvent(new Event(type));
afterEach(() => {
  for (const link of styles()) link.remove();
});

test("the question is in the page, hidden, with both answers alike and a link to the privacy page", () => {
  const banner = page();
  expect(banner).not.toBeVisible();
  banner.hidden = false;
  const [reject, accept] = screen.getAllByRole("button");
  expect(reject).toHaveTextContent("Nie zgadzam się");
  expect(accept).toHaveTextContent("Zgadzam się");
  expect(reject?.className).toBe(accept?.className);
  expect(screen.getByRole("link", { name: "Polityka prywatności" })).toHaveAttribute("href", "/polityka-prywatnosci");
  expect(screen.getByRole("link", { name: "Zmień zgodę na pomiar" })).toHaveAttribute(
    "href",
    "/polityka-prywatnosci#pomiar",
  );
});

test("the question tells its script the ids and the stylesheet", () => {
  expect(page().dataset).toMatchObject({
    gtag: "G-TEST",
    conversion: "AW-1/etykieta",
    style: "/scripts/consent.css",
  });
  expect(document.querySelector("script")).toHaveAttribute("src", "/scripts/consent.js");
});

test("asked by itself the question waits for its stylesheet and leaves the focus where it is", () => {
  const banner = page();
  const show = bannerControl(banner, bundle.style);
  show(true);
  expect(banner).not.toBeVisible();
  styleArrives();
  expect(banner).toBeVisible();
  expect(document.documentElement).toHaveAttribute("data-asked");
  expect(document.body).toHaveFocus();
  show(false);
  expect(banner).not.toBeVisible();
  expect(document.documentElement).not.toHaveAttribute("data-asked");
  show(true);
  expect(banner).toBeVisible();
  expect(styles()).toHaveLength(1);
});

test("without its stylesheet the question is not asked, and the next time fetches it again", () => {
  const banner = page();
  const show = bannerControl(banner, bundle.style);
  show(true);
  styleArrives("error");
  expect(banner).not.toBeVisible();
  expect(styles()).toHaveLength(0);
  show(true);
  styleArrives();
  expect(banner).toBeVisible();
});

test("asked again from the footer it takes the focus and gives it back", () => {
  const banner = page();
  const show = bannerControl(banner, undefined);
  const change = screen.getByRole("link", { name: "Zmień zgodę na pomiar" });
  change.focus();
  show(true);
  expect(banner).toHaveFocus();
  show(false);
  expect(change).toHaveFocus();
});
