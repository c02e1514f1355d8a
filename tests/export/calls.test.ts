/**
 * A visitor's call would reach nobody, or the owner would not learn of it: every phone link dials a number of the firm
 * and says where it stands, and without scripts everything that leads to a call is there.
 * @jest-environment jsdom
 */
import { words } from "@/lib/content/words";
import { exportedPages, offenders } from "./pages";

const pages = exportedPages();

/** Milliseconds until the thank-you page, where a place has one. */
const thanks: Readonly<Record<string, string>> = { hero: "100", service: "100", "contact-tile": "1000" };

test("each phone link dials, says where it stands, and when the thank-you page follows", () => {
  const places = new Set<string>();
  const wrong = offenders(({ document }) =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='tel:'], [data-call]")]
      .filter(({ protocol, dataset: { call = "", after } }) => {
        places.add(call);
        return protocol !== "tel:" || !call || after !== thanks[call];
      })
      .map((link) => link.outerHTML.slice(0, 120)),
  );
  expect(wrong).toEqual([]);
  const ofSomePages = ["hero", "band", "contact-tile", "service", "section", "city"];
  expect([...places]).toEqual(expect.arrayContaining(ofSomePages));
});

test("every page can be called from its header, its menu, its bar and its footer", () => {
  const places = ["header", "menu", "call-bar", "footer"];
  expect(
    offenders(({ document }) => places.filter((place) => !document.querySelector(`a[data-call=${place}]`))),
  ).toEqual([]);
});

test("contact buttons lead to the contact page without scripts as well", () => {
  const all = pages.flatMap(({ document }) => [...document.querySelectorAll("a[data-contact]")]);
  expect(all.length).toBeGreaterThan(pages.length);
  expect(all.filter((link) => link.getAttribute("href") !== "/kontakt")).toEqual([]);
});

test("every island says once what it does not do without scripts, but the gallery, which does it", () => {
  const count = (document: Document, css: string) => document.querySelectorAll(css).length;
  const islands = pages.map(({ path, document }) => ({
    path,
    silent: count(document, "[data-island]:not([data-island=gallery])"),
    sentences: count(document, "main noscript > p"),
  }));
  expect(islands.filter(({ silent }) => silent > 0).length).toBeGreaterThan(3);
  expect(islands.filter(({ silent, sentences }) => silent !== sentences)).toEqual([]);
});

test("the way back to the top is on every page", () => {
  const has = (document: Document) =>
    document.body.textContent.includes(words.toTop) || document.querySelector(`[aria-label="${words.toTop}"]`);
  expect(pages.filter(({ document }) => !has(document)).map(({ path }) => path)).toEqual([]);
});
