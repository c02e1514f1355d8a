/**
 * Visitors cannot read a page of some kind: on a phone, a computer, paper, by keyboard, with a screen reader, in forced
 * colours. Each kind is opened once and checked in all these ways.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { site } from "@/content/site";
import { get, slugsOf } from "@/lib/content/records";
import { getCityPhone } from "@/lib/content/site";
import { words } from "@/lib/content/words";
import { estimateData } from "@/lib/estimate/props";
import { testAll } from "@/tests/extent";
import { cityPage } from "@/tests/today";
import {
  hiddenContent,
  type Look,
  lostInForcedColours,
  matchesOf,
  missingRing,
  movingElement,
  onPaper,
  smallTarget,
  tornWord,
  unreadableText,
} from "./looks";
import {
  awaitPrintCss,
  desktopViewport,
  differingPages,
  everyPage,
  hold,
  pageTypes,
  phoneViewport,
  scrollTo,
  settle,
  unknownPage,
} from "./pages";
import { expect, test } from "./test";

const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");
const a4 = { width: 794, height: 1123 };
const cityPaths: readonly string[] = slugsOf("cities").map((slug) => `/${slug}`);

test.use({ reducedMotion: "reduce", viewport: phoneViewport, mayFail: new RegExp(`404.*${unknownPage}`) });

/** Violations of WCAG 2.2 A and AA and of axe's best practices, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  // Evaluated: the Content-Security-Policy forbids a script element.
  await page.evaluate(axe);
  // Without descriptions of all elements that pass.
  const { violations: list } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return list.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const path of testAll ? everyPage : pageTypes)
  test(`axe finds nothing on ${path} with all of it unfolded, and links are tall enough`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll("details")) Object.assign(one, { name: "", open: true });
    });
    expect.soft(await violations(page), "axe on a phone").toEqual([]);
    expect.soft(await matchesOf(page, smallTarget)).toEqual([]);
    if (!testAll && !differingPages.includes(path)) return;
    await page.setViewportSize(desktopViewport);
    await settle(page);
    expect.soft(await violations(page), "axe on a computer").toEqual([]);
    expect.soft(await matchesOf(page, smallTarget)).toEqual([]);
  });

for (const path of pageTypes)
  test(`${path} is accessible to everybody`, async ({ page }) => {
    const look = async (...looks: Look[]) => {
      for (const one of looks) expect.soft(await matchesOf(page, one), one[0]).toEqual([]);
    };
    await page.goto(path);
    const isLoaded = await page.evaluate(async () => {
      const [used] = getComputedStyle(document.querySelector("h1") as Element).fontFamily.split(",");
      const loaded = [...(await document.fonts.ready)].filter(({ status }) => status === "loaded");
      return loaded.some(({ family }) => family.replaceAll('"', "") === used?.replaceAll('"', ""));
    });
    expect.soft(isLoaded, "styles and font are loaded").toBe(true);
    await look(movingElement, hiddenContent);
    await page.keyboard.press("Tab");
    await look(missingRing);

    await page.emulateMedia({ forcedColors: "active" });
    await look(lostInForcedColours);
    await page.setViewportSize(desktopViewport);
    await settle(page);
    await look(lostInForcedColours);
    await page.emulateMedia({ forcedColors: "none" });
    await look(hiddenContent, unreadableText);

    // Documents are printed without the site's head.
    if (await page.locator("[data-printed]").count()) return;
    await page.setViewportSize(a4);
    await awaitPrintCss(page);
    await page.emulateMedia({ media: "print" });
    await look(...onPaper);
    const { display } = cityPaths.includes(path) ? getCityPhone() : site.phone;
    const number = page.getByRole("banner").getByText(display).filter({ visible: true });
    await expect.soft(number, "phone number on paper").toHaveCount(1);
  });

for (const path of differingPages)
  for (const viewport of [phoneViewport, desktopViewport])
    test(`${path} at ${viewport.width} px: a font that comes last moves a line of a heading at most`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const moved = Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) moved.shifts += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const sendFont = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      // fallback-fonts.css adjusts a typeface as wide as Arial to the site's own. On a busy machine this may happen
      // after the first paint; the test does not count that shift.
      const likeArial = `new FontFace("as wide", 'local("Arial"), local("Liberation Sans"), local("Roboto")').load()`;
      const isThere = await page.evaluate<boolean>(`${likeArial}.then(() => true, () => false)`);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.evaluate("shifts = 0");
      sendFont();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("load");
      await settle(page);
      // One line of a heading more or less on a phone; more where no typeface is as wide as Arial.
      expect(await page.evaluate<number>("shifts")).toBeLessThanOrEqual(isThere ? 0.03 : 0.1);
    });

test("Tab leads once through a whole page, down its text, and the focus is in view", async ({ page }) => {
  await page.goto("/kontakt");
  const [, controls] = missingRing;
  const stops: { index: number; top: number }[] = [];
  const tab = async () => {
    await page.keyboard.press("Tab");
    return page.evaluate((selector) => {
      const one = document.activeElement as HTMLElement;
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = one.matches(":focus-visible") && one.contains(hit);
      const index = [...document.querySelectorAll<HTMLElement>(selector)].indexOf(one);
      return { index, isSeen, top: one.closest("main") ? top + scrollY : Number.NaN };
    }, controls);
  };
  // The browser's own controls come after those of the page.
  for (let stop = await tab(); stop.index >= 0 && stops.length < 200; stop = await tab()) {
    expect(stop).toMatchObject({ isSeen: true });
    stops.push(stop);
  }
  const visible = await page.locator(controls).evaluateAll((all) => all.map((one) => one.checkVisibility()));
  expect(stops.map(({ index }) => index)).toEqual(visible.flatMap((isShown, index) => (isShown ? [index] : [])));
  const tops = stops.map(({ top }) => top).filter((top) => top >= 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

for (const path of differingPages)
  test(`${path} at 400 % of 1280 × 1024: no bar covers the focus, and no word is torn`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await matchesOf(page, tornWord)).toEqual([]);
    const [, controls] = missingRing;
    expect(await page.locator(controls).filter({ visible: true }).count()).toBeGreaterThan(8);
    const coveredControls = await matchesOf(page, [
      "focus under a bar",
      controls,
      (control, { shown }) => {
        if (!shown) return false;
        control.focus();
        const { left, top, width, height } = control.getBoundingClientRect();
        const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
        const hits = shares.flatMap((x) =>
          shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        );
        return !hits.some((hit) => hit !== null && (control.contains(hit) || hit.contains(control)));
      },
    ]);
    expect(coveredControls).toEqual([]);
  });

test("at the end of a page the link to the top covers no text", async ({ page }) => {
  await page.goto("/uslugi");
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    const button = page.getByRole("link", { name: words.toTop });
    await expect(button).toBeVisible();
    const overlapCount = await button.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("footer") as Element);
      return [...range.getClientRects()].filter(
        (box) => box.width < 400 && box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      ).length;
    });
    expect(overlapCount, `${width} px`).toBe(0);
  }
});

function expectDistinct(marks: readonly { chosen: boolean; drawn: string }[]): void {
  const marksOf = (isChosen: boolean) => marks.filter(({ chosen }) => chosen === isChosen).map(({ drawn }) => drawn);
  expect(marksOf(true).length).toBeGreaterThan(0);
  expect(marksOf(false).length).toBeGreaterThan(0);
  for (const mark of marksOf(true)) expect(marksOf(false)).not.toContain(mark);
}

test("the open menu passes axe, and like the navigation marks the current page in forced colours", async ({ page }) => {
  await page.goto("/oferta");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  for (const [name, viewport] of [
    ["Menu", phoneViewport],
    [words.frame.mainMenu, desktopViewport],
  ] as const) {
    await page.setViewportSize(viewport);
    const links = page.getByRole("navigation", { name }).getByRole("link");
    const marks = await links.evaluateAll((all) =>
      all.map((link) => {
        // Forced colours remove backgrounds.
        const { borderBottomWidth, scale, display } = getComputedStyle(link, "::after");
        return { chosen: link.hasAttribute("aria-current"), drawn: `${borderBottomWidth} ${scale} ${display}` };
      }),
    );
    expectDistinct(marks);
  }
});

test("an estimate with its questions passes axe, and shows what is chosen in forced colours", async ({ page }) => {
  const { subjects } = estimateData();
  // A question of each kind, a number with a wrong answer.
  const [choice, ...others] = ["one", "many", "number"].map((kind) =>
    subjects.find(({ questions }) => questions.some((question) => question.kind === kind)),
  );
  for (const subject of testAll ? subjects : new Set([...others, choice])) {
    const number = subject?.questions.find(({ kind }) => kind === "number");
    await page.goto(`/wycena?o=${subject?.id}${number ? `&${number.id}=x` : ""}`);
    await page.locator("#wynik").waitFor();
    expect.soft(await violations(page), subject?.id).toEqual([]);
  }
  await page.goto(`/wycena?o=${choice?.id}`);
  await page.emulateMedia({ forcedColors: "active" });
  const answers = page.locator("[data-island=estimate] input[type=radio]:not([name=obwod])");
  await answers.first().check();
  const marks = await answers.evaluateAll((all) =>
    all.map((answer) => {
      const label = answer.nextElementSibling as Element;
      const { backgroundColor } = getComputedStyle(label, "::before");
      const isClear = backgroundColor.endsWith(", 0)");
      return {
        chosen: answer.matches(":checked"),
        drawn: isClear ? getComputedStyle(label).backgroundColor : backgroundColor,
      };
    }),
  );
  expectDistinct(marks);
});

test("in forced colours conductors keep their colour, and maps their lines and names", async ({ page }) => {
  const fact = page.getByRole("region", { name: words.keyFacts }).getByRole("listitem").first();
  const shapes = page.getByRole("img", { name: /^Mapa/ }).locator("path, circle, text");
  for (const path of [cityPage.path, "/"]) {
    await page.goto(path);
    for (const viewport of [phoneViewport, desktopViewport])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        const { texts, lines, lost } = await shapes.evaluateAll((all) => {
          const ground = getComputedStyle(document.body).backgroundColor;
          const isLost = (shape: Element) => {
            const { stroke, fill } = getComputedStyle(shape);
            const drawn = shape.localName === "text" ? [fill] : [stroke, fill];
            return drawn.every((colour) => colour === "none" || colour === ground);
          };
          const texts = all.filter(({ localName }) => localName === "text").length;
          return { texts, lines: all.length - texts, lost: all.filter(isLost).length };
        });
        expect({ path, viewport, colorScheme, lost }).toEqual({ path, viewport, colorScheme, lost: 0 });
        expect(Math.min(texts, lines)).toBeGreaterThan(0);
        if (path === "/")
          expect(await fact.evaluate((item) => getComputedStyle(item, "::before").forcedColorAdjust)).toBe("none");
      }
  }
});

test("the map runs only while it is on screen", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.goto("/");
  const pulse = page.locator("main svg[role=img] [pathLength]").first();
  await expect(pulse).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(pulse).toHaveCSS("animation-play-state", "paused");
  await page.locator("main svg[role=img]:has([pathLength])").scrollIntoViewIfNeeded();
  await expect(pulse).toHaveCSS("animation-play-state", "running");
});

test("a circuit of the house is lit while its link has the focus, and leads to its service", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.goto("/");
  const circuit = get("house").circuits.find(({ id }) => id !== get("house").lit);
  const tag = page.locator(`svg a[data-circuit=${circuit?.id}]:visible rect`).first();
  const dark = await tag.evaluate((rect) => getComputedStyle(rect).fill);
  await page.keyboard.press("Tab");
  await page.locator(`main li a[data-circuit=${circuit?.id}]`).focus();
  await expect(tag).not.toHaveCSS("fill", dark);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/uslugi/${circuit?.service}$`));
});
