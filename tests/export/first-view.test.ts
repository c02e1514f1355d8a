/**
 * A visitor on a phone waits for an unannounced font, a heavy hero or needless files. Sizes are those of the files as
 * sent.
 * @jest-environment jsdom
 */
import { cityPage, emergencyGuide } from "@/tests/today";
import { type ExportedPage, expectNoFaults, pages, weightOf } from "./pages";

const bytesOf = (address: string) => weightOf(decodeURIComponent(address));

/** Files of a source and the widths of their pictures, narrowest first. */
const filesOf = (source: Element | null | undefined) =>
  (source?.getAttribute("srcset") ?? "").split(",").map((entry) => {
    const [file = "", width = "0w"] = entry.trim().split(" ");
    return { file, width: Number.parseInt(width, 10) };
  });

/** The file of a picture that a phone of 390 px at 2x loads. */
function pictureOf(image: Element): string {
  const source = image.closest("picture")?.querySelector("source:not([media])") ?? image;
  const files = filesOf(source);
  const percent = /(\d+)vw\)?$/.exec(source.getAttribute("sizes") ?? "100vw")?.[1] ?? "100";
  const needed = (390 * 2 * Number(percent)) / 100;
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.file ?? "";
}

/** Files that a browser loads before it paints: those of the head, and pictures that are not lazy. */
function filesBeforePaint({ document }: ExportedPage) {
  const images = [...document.querySelectorAll("main img")].filter((image) => !image.closest("[data-lazy], noscript"));
  const css = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  return {
    fonts: [...css.matchAll(/url\("?(\/[^)"]+\.woff2)/g)].map(([, font = ""]) => font),
    pictures: images.map(pictureOf),
    scripts: [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src") ?? ""),
  };
}

test("each page loads few files before its first paint", () => {
  expectNoFaults(pages, (page) => {
    const { fonts, pictures, scripts } = filesBeforePaint(page);
    const files = [...fonts, ...pictures, ...scripts];
    // The font, a picture and a script. Beside an island: three pictures of the gallery, or the script that prints.
    const most = page.document.querySelector("[data-island]") ? 4 : 3;
    return (fonts.length !== 1 || files.length > most) && files.join();
  });
});

/** Limits of the first view of a phone in bytes, with a tenth of room for what editors write. */
const limits: Readonly<Record<string, number>> = { "/": 63_000, [cityPage.path]: 41_500, [emergencyGuide]: 44_500 };
const limitOfOthers = 97_000;

test("the first view of a page weighs no more than it may", () => {
  const weights = pages.map((page) => {
    const { fonts, pictures, scripts } = filesBeforePaint(page);
    const files = [`/${page.file}`, ...fonts, ...pictures, ...scripts];
    return { path: page.path, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
  });
  expect(weights.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(limits)));
  expect(Math.min(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(20_000);
  expect(weights.filter(({ path, bytes }) => bytes > (limits[path] ?? limitOfOthers))).toEqual([]);
});

test("the hero weighs at most 14 kB on a phone at 2x, and 81.5 kB on a wide screen", () => {
  const home = pages.find(({ path }) => path === "/");
  const hero = home?.document.querySelector("main section:has(h1) picture img");
  if (!hero) throw new Error("The home page has no hero.");
  expect(bytesOf(pictureOf(hero))).toBeLessThanOrEqual(14_000);
  const widest = filesOf(hero.closest("picture")?.querySelector("source[media]")).at(-1)?.file;
  expect(bytesOf(widest || "?")).toBeLessThanOrEqual(81_500);
});
