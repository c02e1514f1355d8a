/** A visitor on a phone loses the conductor that leads down the page, or what stands within reach of the thumb. */
import type { Page } from "@playwright/test";
import { get } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { estimateData } from "@/lib/estimate/props";
import { testAll } from "@/tests/extent";
import { pictureCount, powerPage } from "@/tests/today";
import { awaitPrintCss, differingPages, pageTypes, phoneViewport, settle, unknownPage } from "./pages";
import { expect, test } from "./test";

test.use({ viewport: phoneViewport, hasTouch: true, mayFail: new RegExp(`404.*${unknownPage}`) });
const small = { width: 320, height: 568 };
/** What a browser leaves of a phone's screen. */
const withBars = { width: 390, height: 664 };

/** Runs in the page: stretches of the rail, and places of its nodes beside the headings that are shown. */
function railOf() {
  const px = (length: string) => Number.parseFloat(length);
  const containing = (element: Element): Element =>
    getComputedStyle(element).position !== "static" || !element.parentElement
      ? element
      : containing(element.parentElement);
  const stretches = [...document.querySelectorAll("main *")].flatMap((element) =>
    (["::before", "::after"] as const).flatMap((part) => {
      const { content, position, borderLeftWidth, borderRightWidth, left, height, top } = getComputedStyle(
        element,
        part,
      );
      if (content === "none" || position !== "absolute" || borderLeftWidth !== "2px") return [];
      if (borderRightWidth !== "0px" || px(height) < 12) return [];
      const box = element.getBoundingClientRect();
      const start = box.top + px(top);
      return [{ x: Math.round(box.left + px(left)), top: start, bottom: start + px(height) }];
    }),
  );
  const nodes = [...document.querySelectorAll("main h2:not(#cta)")].flatMap((heading) => {
    if (heading.getBoundingClientRect().width < 2) return [];
    const { left, width } = getComputedStyle(heading, "::before");
    return [containing(heading).getBoundingClientRect().left + px(left) + px(width) / 2];
  });
  return { stretches, nodes };
}

for (const path of testAll ? pageTypes : differingPages)
  test(`the rail leads from the head of ${path} to its end, with a node at every heading`, async ({ page }) => {
    for (const viewport of [phoneViewport, small]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { stretches, nodes } = await page.evaluate(railOf);
      expect(new Set(stretches.map(({ x }) => x))).toEqual(new Set([8]));
      expect(nodes.map((x) => Math.round(x))).toEqual(nodes.map(() => 9));
      const gaps = stretches
        .toSorted((one, other) => one.top - other.top)
        .flatMap(({ bottom }, index, all) => {
          const next = all[index + 1];
          // Drawings and bands without a heading may stand between two stretches: never more than a screen.
          return next && next.top - bottom > 1 ? [Math.round(next.top - bottom)] : [];
        });
      expect(gaps.filter((gap) => gap > viewport.height)).toEqual([]);
      expect((stretches.at(-1)?.bottom ?? 0) - (stretches[0]?.top ?? 0)).toBeGreaterThan(viewport.height * 0.4);
    }
    await page.emulateMedia({ forcedColors: "active" });
    const isSeen = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one, "::before").borderLeftColor !== getComputedStyle(one).backgroundColor);
    expect(await isSeen("main div:has(> h1), main section > div")).toBe(true);
    await awaitPrintCss(page);
    await page.emulateMedia({ media: "print", forcedColors: "none" });
    const printed = await page.evaluate(railOf);
    expect(printed.stretches).toEqual([]);
  });

test("the house stands above the text of the home page, and its button in the screen of a phone", async ({ page }) => {
  const measure = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
      const header = boxOf("header").bottom + (document.querySelector("[data-demonstration]")?.clientHeight ?? 0);
      const hero = "section:has(h1)";
      const [picture, text, button] = [boxOf(`${hero} [data-ph]`), boxOf(`${hero} p`), boxOf(`${hero} [data-action]`)];
      return { header, picture, text, button };
    });
  await page.goto("/");
  const { picture, text, button } = await measure();
  expect(picture.height).toBe(240);
  expect(text.top).toBeGreaterThanOrEqual(picture.bottom);
  expect(button.bottom).toBeLessThanOrEqual(phoneViewport.height);
  // A firm of its own has no line that says what is a sample.
  await page.setViewportSize(withBars);
  await page.evaluate(() => document.querySelector("[data-demonstration]")?.remove());
  const low = await measure();
  expect(low.picture.top).toBe(56);
  expect(low.text.top).toBeGreaterThanOrEqual(low.picture.bottom);
  expect(low.button.bottom).toBeLessThanOrEqual(withBars.height);
});

test("answers of an estimate are full rows for a thumb, names of its subjects whole", async ({ page }) => {
  const subject = estimateData().subjects.find(({ questions }) => questions[0]?.kind === "one");
  for (const viewport of [phoneViewport, small, { width: 767, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto("/wycena");
    const broken = await page.locator(".subject-name").evaluateAll((names) =>
      names.flatMap((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const inside = name.scrollWidth <= name.clientWidth;
        return inside && lines <= (name.textContent?.split(/\s/).length ?? 1) ? [] : [name.textContent];
      }),
    );
    expect(broken).toEqual([]);
    await page.goto(`/wycena?o=${subject?.id}`);
    await page.locator("#wynik").waitFor();
    const rows = await page.locator(".question-words").evaluateAll((all) =>
      all.map((row) => {
        const { width, height } = row.getBoundingClientRect();
        return { isWhole: width > (row.closest("fieldset")?.clientWidth ?? 0) - 1, isHigh: height >= 48 };
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"isWhole":true,"isHigh":true}']));
  }
});

test("a closed group of prices shows its first one, and an open or printed one has it once", async ({ page }) => {
  await page.goto("/wycena");
  const group = page.locator("details:has([id^=cena-])").first();
  const amount = group.locator("tbody tr:first-child td:nth-of-type(2)");
  const first = group.locator("summary b");
  await expect(first).toBeVisible();
  expect(await first.textContent()).toBe(await amount.textContent());
  await page.emulateMedia({ media: "print" });
  await expect(first).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await group.locator("summary").click();
  await expect(first).toBeHidden();
  await expect(amount).toBeVisible();
});

test("the first card of each table of the protocol has the numbers of the explanations", async ({ page }) => {
  await page.goto("/wzor-protokolu");
  const numbers = await page
    .locator("td[data-number]")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.checkVisibility()).map((cell) => getComputedStyle(cell, "::after").content),
    );
  const explained = await page.locator("[aria-labelledby=kolumny] ol > li > span").allTextContents();
  expect(explained.length).toBeGreaterThan(5);
  expect(numbers.map((content) => /\d+/.exec(content)?.[0]).toSorted()).toEqual(explained.toSorted());
});

test("pictures of the gallery leave at the right edge, and a bar follows the finger", async ({ page }) => {
  test.skip(pictureCount === 0, "this site has no gallery");
  await page.goto("/oferta");
  const row = page.locator(".gallery-view");
  expect(await row.evaluate((node) => node.getBoundingClientRect().right)).toBeCloseTo(phoneViewport.width, 0);
  const share = () =>
    page.locator(".gallery-swiped").evaluate((bar) => Number.parseFloat(getComputedStyle(bar, "::before").scale));
  expect(await share()).toBeCloseTo(0.05);
  await row.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: "instant" }));
  await expect.poll(share).toBeGreaterThan(0.98);
});

for (const viewport of [phoneViewport, withBars, small])
  test(`the open menu at ${viewport.width} × ${viewport.height} has the call at its lower edge, and its links`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.getByRole("button", { name: words.frame.menu }).click();
    const menu = page.locator("#menu");
    for (const { number } of get("layout").emergencies)
      await expect(menu.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
    const call = menu.locator("[data-call]");
    await expect(call).toBeInViewport({ ratio: 1 });
    const { bottom } = await call.evaluate((link) => link.getBoundingClientRect());
    expect(bottom).toBeGreaterThan(viewport.height - 40);
    const contact = menu.getByRole("navigation").getByRole("link").last();
    // All links above the call, which covers what scrolls: on the lowest phone they do.
    const overlap = async () => ((await contact.boundingBox())?.y ?? 0) + 44 - ((await call.boundingBox())?.y ?? 0);
    if (viewport !== small) expect(await overlap()).toBeLessThan(0);
    await contact.click();
    await page.waitForURL("**/kontakt");
  });

/** The bar of a guide's contents. */
const contentsOf = (page: Page) => page.locator("[data-contents] > summary");

test("the contents of a guide stay below the header, say where one is, and close when they have led on", async ({
  page,
}) => {
  await page.goto(powerPage);
  const bar = contentsOf(page);
  const heading = page.locator("article h2").nth(3);
  await heading.evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
  await settle(page);
  const count = await page.locator("[data-contents] a").count();
  await expect(bar).toHaveText(new RegExp(`4/${count}$`));
  const { top, bottom } = await bar.evaluate((one) => one.getBoundingClientRect());
  const header = await page.locator("header").evaluate((one) => one.getBoundingClientRect().bottom);
  expect(Math.abs(top - header)).toBeLessThan(2);
  // The heading is clear of both.
  expect(await heading.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  const scrolled = await page.evaluate(() => scrollY);
  // Not the driver's click, which scrolls.
  await bar.evaluate((one: HTMLElement) => one.click());
  await expect(page.locator("[data-contents] ol")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.locator("[data-contents] a").nth(6).click();
  await expect(page.locator("[data-contents] ol")).toBeHidden();
  await expect(bar).toHaveText(new RegExp(`7/${count}$`));
});

test("long lists of a guide are closed, and say how many rows they hold", async ({ page }) => {
  await page.goto(powerPage);
  const groups = page.locator("article section:not([data-island] *) details:has(table)");
  const shown = await groups.evaluateAll((all) =>
    all.map((group) => ({
      isOpen: (group as HTMLDetailsElement).open,
      count: Number(/, (\d+)/.exec(group.querySelector("summary")?.textContent ?? "")?.[1]),
      rows: group.querySelectorAll("tbody tr").length,
    })),
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map(({ rows }) => ({ isOpen: false, count: rows, rows })));
});
