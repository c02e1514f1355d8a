/** A visitor would see an empty frame, or load pictures nobody looks at. */
import { fireEvent, render, screen } from "@testing-library/react";
import type { PictureData } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import { plain } from "@/tests/support";
import { Picture } from "./picture";
import { watchPictures } from "./picture.browser";

const picture = {
  sources: [{ type: "image/avif", srcSet: "/media/a-400.avif 400w", width: 400, height: 300 }],
  img: { src: "/media/a.jpg", srcSet: "/media/a-400.jpg 400w", width: 400, height: 300 },
  placeholder: "p1",
  alt: 'Rozdzielnica "na pokaz" & <licznik>',
  title: "Rozdzielnica",
} as unknown as PictureData;

/** Brings an element near the screen. */
let approach: (target: Element) => void;
const options = jest.fn();
const unobserved: Element[] = [];
beforeAll(() => {
  class Observer {
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void, given: unknown) {
      options(given);
      approach = (target) => callback([{ target, isIntersecting: true }]);
    }
    observe = () => {};
    unobserve = (target: Element) => unobserved.push(target);
  }
  Object.assign(window, { IntersectionObserver: Observer });
});

const listen = jest.spyOn(document, "addEventListener");
const watch = () => watchPictures(document);
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener, true);
});
const image = () => screen.getByRole<HTMLImageElement>("img");
const frame = () => image().closest("[data-ph]");

test("a lazy picture fetches nothing before it comes near the screen, then the AVIF, and says how far it is", () => {
  render(<Picture picture={picture} sizes="50vw" />);
  expect(image()).toHaveAccessibleName(picture.alt);
  watch();
  expect(options).toHaveBeenCalledWith({ rootMargin: "100px", threshold: 0.1 });
  expect(image().getAttribute("src")).toMatch(/^data:/);
  expect(image().srcset).toBe("");
  expect(frame()).not.toHaveAttribute("data-state");
  approach(image());
  expect(image()).toHaveAttribute("src", "/media/a.jpg");
  expect(image()).toHaveAttribute("srcset", "/media/a-400.avif 400w");
  expect(image()).toHaveAttribute("sizes", "50vw");
  expect(frame()).toHaveAttribute("data-state", "loading");
  fireEvent.load(image());
  expect(frame()).toHaveAttribute("data-state", "loaded");
  expect(unobserved).toEqual([image()]);
});

test("a browser that cannot read AVIF takes the JPEG; when that fails too, the visitor reads why nothing is seen", () => {
  render(<Picture picture={picture} sizes="50vw" />);
  watch();
  approach(image());
  fireEvent.error(image());
  expect(image().srcset).toBe("");
  expect(frame()).toHaveAttribute("data-state", "loading");
  fireEvent.error(image());
  expect(frame()).toHaveAttribute("data-state", "failed");
  expect(screen.getByText(plain(words.imageFailed))).toBeInTheDocument();
});

test("without scripts a lazy picture stands in noscript, with its text", () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const copy = document.createElement("div");
  copy.innerHTML = container.querySelector("noscript")?.textContent ?? "";
  expect(copy.querySelector("source")).toHaveAttribute("srcset", "/media/a-400.avif 400w");
  expect(copy.querySelector("img")).toHaveAttribute("alt", picture.alt);
  expect(copy.querySelector("img")).toHaveAttribute("src", "/media/a.jpg");
});

test("the first picture of a page comes at once and first: each screen's own file is named in the head", () => {
  const [phone] = picture.sources;
  const wide = { ...phone, media: "(min-width: 64rem)", srcSet: "/media/b-800.avif 800w" };
  const cropped = { ...picture, sources: [wide, phone] } as PictureData;
  const { container } = render(<Picture picture={cropped} sizes="100vw" loading="first" />);
  const named = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
  expect(named.map((link) => [link.getAttribute("imagesrcset"), link.media])).toEqual([
    [wide.srcSet, "(min-width: 64rem)"],
    [phone?.srcSet, "not (min-width: 64rem)"],
  ]);
  expect(image()).toHaveAttribute("fetchpriority", "high");
  expect(image()).toHaveAttribute("src", "/media/a.jpg");
  expect(container.querySelector("[data-lazy], noscript")).toBeNull();
});

test("a picture that failed before the scripts came is told as failed", () => {
  render(<Picture picture={picture} sizes="100vw" loading="eager" />);
  Object.defineProperties(image(), { complete: { value: true }, naturalWidth: { value: 0 } });
  watch();
  expect(frame()).toHaveAttribute("data-state", "failed");
});

test("a picture that only decorates is not read out", () => {
  render(<Picture picture={{ ...picture, alt: "" }} sizes="100vw" loading="eager" />);
  expect(screen.queryByRole("img")).toBeNull();
});
