/** At some width of the window visitors scroll sideways, find words cut or overlapping, or targets too small. */
import type { Frame, Page } from "@playwright/test";
import { cities } from "@/content/cities";
import { calculators } from "@/lib/calculators";
import { testAll } from "@/tests/extent";
import { openAnswers } from "./looks";
import { everyPage, featuresAt, pageTypes, unknownPage } from "./pages";
import { expect, test } from "./test";

/** Both sides of each breakpoint (components/styles/tokens.css), and usual screens. */
const someWidths = [320, 390, 480, 767, 768, 1023, 1024, 1200, 1440];
const rareWidths = [
  ...[340, 352, 360, 367, 368, 375, 412, 430, 479, 540, 600, 640, 700, 820, 912],
  ...[1035, 1100, 1180, 1199, 1280, 1366, 1680, 1920],
];
const widths = testAll ? [...someWidths, ...rareWidths] : someWidths;
/** For pages of a kind that is tested with another page. */
const fewWidths = testAll ? widths : [320, 1024];
/** Widths tested with wide letters as well (WCAG 1.4.12). */
const wideLetters = testAll ? [320, 390, 768, 1280] : [320, 1280];

/** Faults of a page at one width, and numbers of what was checked. */
type Look = { wrong: string[]; drawings: number; targets: number; onMap: string[] };

/** Runs in the page. */
async function inspect({ width, wide }: { width: number; wide?: boolean }): Promise<Look> {
  const frame = window.frameElement as HTMLIFrameElement;
  frame.width = String(width);
  const styles = new CSSStyleSheet();
  // As on a phone, whose scroll bar takes no room.
  styles.replaceSync("html{scrollbar-width:none}");
  const letters = "line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important";
  if (wide) styles.replaceSync(`html{scrollbar-width:none}*{${letters}}p{margin-bottom:2em!important}`);
  document.adoptedStyleSheets = [styles];
  // Waits for observers of the width.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  const { clientWidth, scrollWidth } = document.documentElement;
  const wrong = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const nameOf = (element: Element) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
  const range = document.createRange();
  const linesOf = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "";

  // Pictures, maps, texts for screen readers and rows that scroll may lie beyond the edges.
  for (const element of document.querySelectorAll("header *, main *, footer *")) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    // Decoration may lie beyond its box, words may not.
    const isDrawn =
      element.closest("[data-ph], [role=img], svg") ?? element.querySelector("[data-ph], [role=img], svg text");
    const isCut = ({ width, right, bottom }: DOMRect) =>
      width > 1 && (right > box.right + 1 || bottom > box.bottom + 1);
    if (/hidden|clip/.test(overflowX + overflowY) && !isDrawn && linesOf(element).some(isCut))
      wrong.push(`${nameOf(element)} is cut off`);
    // In a flex or grid box bare words and an emphasised part of a sentence would become separate columns.
    const standsOut = (child: Element) =>
      child.textContent.trim() !== "" &&
      getComputedStyle(child).position !== "absolute" &&
      (getComputedStyle(child).whiteSpace === "nowrap" || child.matches("strong, em, a, sub, sup"));
    if (/flex|grid/.test(display) && !element.closest("svg"))
      if ([...element.childNodes].some(isText) && [...element.children].some(standsOut))
        wrong.push(`${nameOf(element)} stands in columns`);
    if (box.right <= clientWidth + 0.5 && box.left >= -0.5) continue;
    let around = element.parentElement;
    while (around && around !== document.body && getComputedStyle(around).overflowX === "visible")
      around = around.parentElement;
    if (around === document.body) wrong.push(`${nameOf(element)} lies from ${box.left} to ${box.right}`);
  }
  if (wide) return { wrong, drawings: 0, targets: 0, onMap: [] };

  // Words of one column do not run into those of the next: a price beside a long name.
  const wordsOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
      isText(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const lines: DOMRect[] = [];
    while (texts.nextNode())
      // Not what only screen readers get: heads of tables whose cells are lines.
      if (
        !texts.currentNode.parentElement?.closest("thead, .sr-only") &&
        texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })
      )
        lines.push(...linesOf(texts.currentNode).filter(({ width }) => width > 1));
    return lines;
  };
  for (const box of document.querySelectorAll("main :not(svg, svg *)"))
    if (/flex|grid/.test(getComputedStyle(box).display))
      for (const [index, child] of [...box.children].entries()) {
        const next = box.children[index + 1];
        const runsInto = (one: DOMRect) => (other: DOMRect) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 2;
        // What scrolls by itself is cut at its edge.
        if (getComputedStyle(child).overflowY !== "visible") continue;
        if (next && wordsOf(next).some((line) => wordsOf(child).some(runsInto(line))))
          wrong.push(`${nameOf(child)} runs into ${nameOf(next)}`);
      }

  // No column of a table, such as its prices, is out of sight.
  for (const table of document.querySelectorAll("main table"))
    if (table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1) wrong.push(`${nameOf(table)} is cut off`);

  // A phone number stays on one line.
  for (const link of document.querySelectorAll("a[href^='tel:'], a[href^='tel:'] *"))
    for (const text of [...link.childNodes].filter(isText))
      if (/\d/.test(text.textContent ?? "") && new Set(linesOf(text).map(({ top }) => Math.round(top))).size > 1)
        wrong.push(`${text.textContent} is broken`);

  const drawings = [
    ...document.querySelectorAll<SVGSVGElement>("main figure svg[role=img], main svg:has([data-circuit])"),
  ]
    .map((svg) => ({
      scale: svg.getScreenCTM()?.a ?? 1,
      texts: [...svg.querySelectorAll("text")]
        .map((text) => ({ text, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0),
    }))
    .filter(({ texts }) => texts.length > 0);
  for (const { scale, texts } of drawings)
    for (const [index, { text, box }] of texts.entries()) {
      if (Number.parseFloat(getComputedStyle(text).fontSize) * scale < 12) wrong.push(`${nameOf(text)} is small`);
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of letters are higher than the letters.
        if (across > 1 && down > Math.min(box.height, other.box.height) * 0.3)
          wrong.push(`${nameOf(text)} lies on ${nameOf(other.text)}`);
      }
    }

  // Targets of a finger: devices of the house, controls of forms.
  const devices = [...document.querySelectorAll<SVGPathElement>("svg a[data-circuit] > path:first-of-type")]
    .filter((path) => path.getBoundingClientRect().width > 0)
    .flatMap((path) =>
      [...(path.getAttribute("d") ?? "").matchAll(/h([\d.]+)v([\d.]+)/g)].map(
        ([, across, down]) => Math.min(Number(across), Number(down)) * (path.getScreenCTM()?.a ?? 0),
      ),
    );
  const controls = [...document.querySelectorAll("[data-island] :is(input, select, button, summary, a)")]
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[data-island=gallery]"),
    )
    .map((control) => control.getBoundingClientRect())
    .map((box) => Math.min(box.width, box.height));
  const targets = [...devices, ...controls];
  for (const target of targets) if (target < 44) wrong.push(`a target of ${target} px`);

  // Names on the map are whole, or not shown.
  const onMap: string[] = [];
  type Box = Record<"left" | "right" | "top" | "bottom", number>;
  const meet = (one: Box, other: Box) =>
    one.right >= other.left && one.left <= other.right && one.bottom >= other.top && one.top <= other.bottom;
  const map = document.querySelector("main > section:first-of-type svg[role=img]:has(circle)");
  const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const seen: Box = { left: 0, right: innerWidth, top, bottom: Number.POSITIVE_INFINITY };
  for (let box = map?.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== "visible") {
      const around = box.getBoundingClientRect();
      for (const side of ["left", "top"] as const) seen[side] = Math.max(seen[side], around[side]);
      for (const side of ["right", "bottom"] as const) seen[side] = Math.min(seen[side], around[side]);
    }
  const heads = [...document.querySelectorAll("main > section:first-of-type :is(h1, p, a, li)")];
  const words = heads
    .filter((element) => element.checkVisibility())
    .map((element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
  for (const text of map?.querySelectorAll("text") ?? []) {
    const box = text.getBoundingClientRect();
    if (!meet(box, seen)) continue;
    const isWhole =
      box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom;
    if (isWhole && !words.some((word) => meet(box, word))) onMap.push(text.textContent.replaceAll(" ", ""));
    else wrong.push(`${nameOf(text)} on the map is cut or covered`);
  }
  return { wrong, drawings: drawings.length, targets: targets.length, onMap };
}

async function open(sheet: Page, path: string): Promise<Frame> {
  const frame = sheet.frames().at(-1) as Frame;
  await frame.goto(path);
  await frame.evaluate(() => document.fonts.ready);
  await frame.evaluate(openAnswers);
  return frame;
}

const cityPaths = new Map(Object.values(cities).map(({ slug, name }) => [`/${slug}`, name.replaceAll(" ", "")]));
/** Features with targets: the house, and every form. */
const withTargets = new Set(["home", "estimate", "guide-index", ...Object.keys(calculators)]);
/** Six tests keep all workers busy. */
const groups = [0, 1, 2, 3, 4, 5].map((group) => everyPage.filter((_, index) => index % 6 === group));

test.use({ reducedMotion: "reduce", mayFail: new RegExp(`404.*${unknownPage}`) });

for (const paths of groups)
  test(`fits windows of every width: ${paths[0]} and ${paths.length - 1} more pages`, async ({ page }) => {
    // The site's headers forbid frames.
    await page.route(
      (url) => everyPage.includes(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { "content-type": response.headers()["content-type"] ?? "" } });
      },
    );
    await page.route("**/sheet", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><iframe height=900 style=border:0></iframe>" }),
    );
    await page.goto("/sheet");
    for (const path of paths) {
      const frame = await open(page, path);
      for (const width of pageTypes.includes(path) ? widths : fewWidths) {
        const { wrong, drawings, targets, onMap } = await frame.evaluate(inspect, { width });
        expect.soft({ path, width, wrong }).toEqual({ path, width, wrong: [] });
        const features = featuresAt(path);
        if (features.some((feature) => feature.startsWith("drawing ")))
          expect.soft(drawings, `drawings of ${path}`).toBeGreaterThan(0);
        if (features.some((feature) => withTargets.has(feature)))
          expect.soft(targets, `targets of ${path}`).toBeGreaterThan(1);
        const city = cityPaths.get(path);
        if (city) expect.soft(onMap, `${path} at ${width} px`).toContain(city);
      }
      for (const width of wideLetters) {
        const { wrong } = await frame.evaluate(inspect, { width, wide: true });
        expect.soft({ path, width, wrong }, "with letters set wide").toEqual({ path, width, wrong: [] });
      }
    }
  });
