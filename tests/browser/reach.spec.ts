import { expect, type Page, test } from "@playwright/test";
import { sitemapEntries } from "@/lib/tools/make/sitemap";
import { cityPage } from "@/tests/today";
import { pageTypes, painted } from "./pages";

const paths = [
  ...sitemapEntries().map(({ path }) => path),
  "/dziekujemy",
  "/polityka-prywatnosci",
  "/nie-ma-takiej-strony",
];
const widths = [
  320, 340, 360, 375, 390, 412, 430, 480, 540, 600, 640, 700, 767, 768, 820, 912, 1023, 1024, 1035, 1100, 1180, 1200,
  1280, 1366, 1440, 1680, 1920,
];
const spacedWidths = [320, 390, 768, 1280];
/** WCAG 1.4.12: a visitor may set text as wide as this, and must lose nothing. */
const spacing =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";
/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/**
 * What of a page cannot be reached without scrolling sideways, in its own words: the page as a whole, elements beyond
 * the edges of the window, and texts cut off by a box. Pictures, maps (a section of the country, cut where the window
 * ends), what is for screen readers only and what scrolls by itself are left out.
 */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll("header *, main *, footer *")) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const words = element.textContent.trim().slice(0, 40);
      const name = `${element.localName} "${words}"`;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cut = ["hidden", "clip"].includes(overflowX) || ["hidden", "clip"].includes(overflowY);
      // Decoration lies beyond its box on purpose; text that does so makes the box's own scroll size grow as well.
      const range = document.createRange();
      if (
        cut &&
        words &&
        !element.querySelector("[data-ph], [role=img], svg text") &&
        !element.closest("[data-ph], [role=img], svg")
      ) {
        range.selectNodeContents(element);
        const box = element.getBoundingClientRect();
        for (const text of range.getClientRects())
          if (text.width > 1 && (text.right > box.right + 1 || text.bottom > box.bottom + 1)) {
            found.push(`${name} is cut off`);
            break;
          }
      }
      if (right <= clientWidth + 0.5 && left >= -0.5) continue;
      let around = element.parentElement;
      while (around && around !== document.body && getComputedStyle(around).overflowX === "visible")
        around = around.parentElement;
      if (around === document.body) found.push(`${name} lies from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;
  });

/** Phone numbers to press that are broken over two lines: half a number is none. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.closest("a[href^='tel:']") || !/\d/.test(textContent ?? "")) continue;
      range.selectNodeContents(texts.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${textContent} is broken`);
    }
    return found;
  });

/**
 * Sentences that fall apart into columns: a box whose children stand in a row takes the bare words of a sentence for
 * one child, and what stands out in it, a number with its unit for instance, for another.
 */
const fallenApart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    const standsOut = (element: Element) => {
      if (!element.textContent.trim()) return false;
      const { whiteSpace, position } = getComputedStyle(element);
      return position !== "absolute" && (whiteSpace === "nowrap" || element.matches("strong, em, a, sub, sup"));
    };
    return [...document.querySelectorAll("body :not(svg, svg *)")]
      .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
      .filter(({ childNodes, children }) => [...childNodes].some(isText) && [...children].some(standsOut))
      .map((element) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`);
  });

test.describe("nobody needs to scroll sideways", () => {
  // User styles are the visitor's own: the site's policy has no say in them.
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  for (const path of paths)
    test(`on ${path}, at ${widths.length} widths and with letters set wide`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = (await fallenApart(page)).map((name) => `${name} stands in columns`);
      const look = async (width: number, how: string) => {
        await page.setViewportSize({ width, height: 800 });
        for (const line of await unreachable(page)) found.push(`${width} px${how}: ${line}`);
      };
      for (const width of widths) {
        await look(width, "");
        for (const line of await brokenNumbers(page)) found.push(`${width} px: ${line}`);
      }
      await page.addStyleTag({ content: spacing });
      for (const width of spacedWidths) await look(width, ", wide letters");
      expect(found).toEqual([]);
    });
});

for (const path of pageTypes)
  test(`${path} at 400 % leaves half of the window to read in, and shows what has the focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(zoomed);
    await page.goto(path);
    expect(await unreachable(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await painted(page);
    const covered = await page.evaluate(() =>
      ["header", "nav[aria-label='Szybki kontakt']"].reduce((sum, selector) => {
        const box = document.querySelector(selector);
        const { top, bottom } = box?.getBoundingClientRect() ?? new DOMRect();
        const seen = box?.checkVisibility({ visibilityProperty: true }) ? bottom - Math.max(0, top) : 0;
        return sum + Math.max(0, Math.min(seen, innerHeight));
      }, 0),
    );
    expect(covered).toBeLessThanOrEqual(zoomed.height / 2);

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const hidden: string[] = [];
    const stops = new Set<string>();
    for (let stop = 0; stop < 300; stop++) {
      await page.keyboard.press("Tab");
      const { key, name, seen } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
        const seen = shares.some((x) =>
          shares.some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (focused.contains(hit) || hit.contains(focused));
          }),
        );
        const key = String([...document.querySelectorAll("*")].indexOf(focused));
        return { key, name: `${focused.localName} "${focused.textContent.trim().slice(0, 40)}"`, seen };
      });
      if (stops.has(key) || name.startsWith("body")) break;
      stops.add(key);
      if (!seen) hidden.push(name);
    }
    expect(stops.size).toBeGreaterThan(8);
    expect(hidden).toEqual([]);
  });

for (const width of [768, 1024, 1280])
  test(`at the end of a page of ${width} px nothing is under the way back to the top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/uslugi");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const button = page.getByRole("link", { name: "Wróć na górę strony" });
    await expect(button).toBeVisible();
    const under = await button.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("footer") as Element);
      return [...range.getClientRects()].filter(
        (box) => box.width < 400 && box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      ).length;
    });
    expect(under).toBe(0);
  });

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active", reducedMotion: "reduce" });

  for (const path of pageTypes)
    test(`every link and button of ${path} differs from its ground`, async ({ page }) => {
      await page.goto(path);
      const lost = await page.evaluate(() => {
        const groundOf = (element: Element | null): string => {
          const ground = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
          return ground === "rgba(0, 0, 0, 0)" ? groundOf(element?.parentElement ?? null) : ground;
        };
        return [...document.querySelectorAll("a, button, summary")]
          .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((control) => {
            const ground = groundOf(control);
            const { color, borderTopColor, borderTopWidth } = getComputedStyle(control);
            return color === ground && (borderTopWidth === "0px" || borderTopColor === ground);
          })
          .map((control) => control.outerHTML.slice(0, 120));
      });
      expect(lost).toEqual([]);
    });

  for (const [where, viewport] of [
    ["Główna", { width: 1280, height: 800 }],
    ["Menu", { width: 390, height: 800 }],
  ] as const)
    test(`the current page is marked in the navigation "${where}"`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/oferta");
      if (where === "Menu") await page.getByRole("button", { name: "Menu" }).click();
      const links = page.getByRole("navigation", { name: where }).getByRole("link");
      const marks = await links.evaluateAll((all) =>
        all.map((link) => {
          // Of what draws the mark, what forced colours leave: borders and their extent, not backgrounds.
          const { borderBottomWidth, scale, display } = getComputedStyle(link, "::after");
          const mark = `${borderBottomWidth} ${scale} ${display}`;
          return { mark, current: link.hasAttribute("aria-current") };
        }),
      );
      const current = marks.filter((link) => link.current).map(({ mark }) => mark);
      const others = marks.filter((link) => !link.current).map(({ mark }) => mark);
      expect(current).toHaveLength(1);
      expect(others.length).toBeGreaterThan(1);
      expect(others).not.toContain(current[0]);
    });

  for (const scheme of ["light", "dark"] as const)
    test(`the lines and names of the map differ from a ${scheme} ground`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, forcedColors: "active" });
      await page.goto(cityPage.path);
      const lost = await page.getByRole("img", { name: /Mapa/ }).evaluate((map) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        return [...map.querySelectorAll("path, circle, text")].filter((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          const drawn = shape.localName === "text" ? [fill] : [stroke, fill];
          return drawn.every((colour) => colour === "none" || colour === ground);
        }).length;
      });
      expect(lost).toBe(0);
    });
});
