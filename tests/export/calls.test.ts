/**
 * A visitor's call would reach nobody, or the owner would not learn of it: every phone link dials a number of the firm
 * and says where it stands, and without scripts everything that leads to a call is there.
 * @jest-environment jsdom
 */
import { site } from "@/content/site";
import { slugsOf } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { exportedPages } from "./pages";

const pages = exportedPages();
const own = new Set<string>([`tel:${site.phone.tel}`, `tel:${site.companyPhone.tel}`]);
const cityPaths = new Set(slugsOf("cities").map((slug) => `/${slug}`));

/** Milliseconds until the thank-you page, where a place has one. */
const thanks: Readonly<Record<string, string>> = { hero: "100", service: "100", "contact-tile": "1000" };

const linksOf = (document: Document, selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];

test("each phone link of the firm says where it stands, and when the thank-you page follows", () => {
  const wrong = pages.flatMap(({ path, document }) =>
    linksOf(document, "a[href^='tel:']")
      .filter((link) => own.has(link.getAttribute("href") ?? ""))
      .filter(({ dataset: { call, after } }) => !call || after !== thanks[call])
      .map((link) => `${path}: ${link.outerHTML.slice(0, 120)}`),
  );
  expect(wrong).toEqual([]);
});

test("each place that is reported dials the number of its page", () => {
  const places = new Set<string>();
  const wrong = pages.flatMap(({ path, document }) =>
    linksOf(document, "[data-call]")
      .filter((link) => {
        places.add(link.dataset.call ?? "");
        const numbers = cityPaths.has(path) ? [...own] : [`tel:${site.phone.tel}`];
        return !numbers.includes(link.getAttribute("href") ?? "");
      })
      .map((link) => `${path}: ${link.outerHTML.slice(0, 120)}`),
  );
  expect(wrong).toEqual([]);
  const expected = [
    "header",
    "menu",
    "call-bar",
    "hero",
    "band",
    "footer",
    "contact-tile",
    "service",
    "section",
    "city",
  ];
  expect([...places]).toEqual(expect.arrayContaining(expected));
});

test("every page can be called from its header, its menu, its bar and its footer", () => {
  const wrong = pages.filter(({ document }) =>
    ["header", "menu", "call-bar", "footer"].some((place) => !document.querySelector(`a[data-call=${place}]`)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("contact buttons lead to the contact page without scripts as well", () => {
  const all = pages.flatMap(({ document }) => linksOf(document, "a[data-contact]"));
  expect(all.length).toBeGreaterThan(pages.length);
  expect(all.filter((link) => link.getAttribute("href") !== "/kontakt")).toEqual([]);
});

test("every island says what it does not do without scripts, but the gallery, which does it", () => {
  const islands = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll("[data-island]:not([data-island=gallery])")].map(() => ({ path, document })),
  );
  expect(islands.length).toBeGreaterThan(3);
  const silent = islands.filter(
    ({ document }) => ![...document.querySelectorAll("main noscript")].some((one) => one.innerHTML.includes("<p")),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("the way back to the top is on every page, and the thank-you page is not for search engines", () => {
  const wrong = pages.filter(
    ({ document }) =>
      !document.body.textContent.includes(words.toTop) && !document.querySelector(`[aria-label="${words.toTop}"]`),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const robots = pages.find(({ path }) => path === "/dziekujemy")?.document.querySelector("meta[name=robots]");
  expect(robots?.getAttribute("content")).toContain("noindex");
});
