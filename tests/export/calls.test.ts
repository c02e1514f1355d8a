/**
 * A visitor's call reaches nobody or is not reported to the owner: a phone link lacks its number or its place.
 * @jest-environment jsdom
 */
import { expectNoFaults, pages } from "./pages";

/** Milliseconds until the thank-you page, by places that have one. */
const thanks: Readonly<Record<string, string>> = { hero: "100", service: "100", "contact-tile": "1000" };

test("each phone link dials and has its place and the time of its thank-you page", () => {
  const places = new Set<string>();
  expectNoFaults(pages, ({ document }) =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='tel:+'], [data-call]")].map((link) => {
      const { call = "", after } = link.dataset;
      places.add(call);
      return (link.protocol !== "tel:" || !call || after !== thanks[call]) && link.outerHTML.slice(0, 120);
    }),
  );
  expect([...places]).toEqual(expect.arrayContaining(["hero", "band", "contact-tile", "service", "section", "city"]));
});

test("every page has a phone link in its header, menu and footer", () => {
  const places = ["header", "menu", "footer"];
  expectNoFaults(pages, ({ document }) => places.filter((place) => !document.querySelector(`a[data-call=${place}]`)));
});

test("every island, except the gallery, says once that it needs scripts", () => {
  const count = (document: Document, css: string) => document.querySelectorAll(css).length;
  const islands = pages.map(({ path, document }) => ({
    path,
    silent: count(document, "[data-island]:not([data-island=gallery])"),
    sentences: count(document, "main noscript > p"),
  }));
  expect(islands.filter(({ silent }) => silent > 0).length).toBeGreaterThan(3);
  expect(islands.filter(({ silent, sentences }) => silent !== sentences)).toEqual([]);
});
