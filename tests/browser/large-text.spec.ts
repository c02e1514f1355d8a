/** A visitor whose browser shows letters of twice their size loses the menu, scrolls sideways or reads torn words. */
import type { Page } from "@playwright/test";
import { queryName } from "@/components/islands/react/search/query-address";
import { words } from "@/lib/content/words";
import { estimateData } from "@/lib/estimate/props";
import config from "@/playwright.config";
import { testAll } from "@/tests/extent";
import { cityPage, guidesToFind, pictureCount, position, sentenceOf } from "@/tests/today";
import { forms, islandOf, openGroups } from "./islands";
import { cutWord, matchesOf, openAnswers, tornWord } from "./looks";
import { everyPage, pageTypes, phoneViewport, unknownPage, wholeSlides } from "./pages";
import { expect, test } from "./test";

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
// The browser's own setting: widths of styles in letters change with it.
test.use({
  launchOptions: { ...launchOptions, args: [...args, "--blink-settings=defaultFontSize=32"] },
  viewport: phoneViewport,
  reducedMotion: "reduce",
  mayFail: new RegExp(`404.*${unknownPage}`),
});

/** A tablet, which is a phone of 410 px for styles in letters and none for those in pixels. */
const tabletViewport = { width: 820, height: 1180 };

async function expectToFit(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width at ${width} px`).toBe(width);
  const header = page.getByRole("banner");
  for (const control of [
    header.locator("[popovertarget]"),
    header.locator('a[href^="tel:"]').filter({ visible: true }),
  ])
    await expect.soft(control.first()).toBeInViewport({ ratio: 1 });
  for (const look of [tornWord, cutWord])
    expect.soft(await matchesOf(page, look), `${look[0]}, ${width} px`).toEqual([]);
}

const pages = testAll ? everyPage : new Set([...pageTypes, cityPage.path, "/ogloszenie-o-pomiarach"]);
for (const path of pages)
  test(`${path} fits a phone and a tablet with letters of twice their size, open answers included`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await page.evaluate(openAnswers);
    await expectToFit(page);
    await page.setViewportSize(tabletViewport);
    await expectToFit(page);
  });

test("the open menu fits", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: words.frame.menu }).click();
  await expect(page.getByRole("navigation", { name: words.frame.menu })).toBeVisible();
  await expectToFit(page);
});

test("results of a search fit", async ({ page }) => {
  const [{ name, path }] = guidesToFind;
  await page.goto(`/poradnik?${queryName}=${encodeURIComponent(name)}`);
  await expect(page.locator(`[data-island=search] a[href="${path}"]`).first()).toBeVisible();
  await expectToFit(page);
});

test("an estimate fits, its questions, its price and its request", async ({ page }) => {
  const { subjects } = estimateData();
  // A question of each kind, a number with a wrong answer.
  for (const kind of ["one", "many", "number"]) {
    const subject = subjects.find(({ questions }) => questions.some((question) => question.kind === kind));
    const number = subject?.questions.find((question) => question.kind === "number");
    await page.goto(`/wycena?o=${subject?.id}${number ? `&${number.id}=x` : ""}`);
    await page.locator("#wynik").waitFor();
    await expectToFit(page);
    for (const answer of await page.locator(".question-answer:first-child").all()) await answer.click();
    if (number) await page.locator(`[name=${number.id}]`).fill(String(number.typical));
    await expectToFit(page);
  }
});

for (const { name, path, field, values } of forms)
  test(`the calculator ${name} can be used`, async ({ page }) => {
    await page.goto(path);
    await openGroups(page);
    const { island, status } = islandOf(page, name);
    const input = island.getByRole("textbox", { name: field.label });
    await input.fill(values[1]);
    await expect(input).toBeInViewport({ ratio: 1 });
    await expect(status).toHaveText(sentenceOf(name, { [field.name]: values[1] }));
    await expectToFit(page);
    await input.fill("999999");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expectToFit(page);
  });

for (const [width, inView] of [
  [tabletViewport.width, 1],
  // Of 50 letters.
  [1600, 2],
] as const)
  test(`at ${width} px the gallery tells ${inView} of its pictures, as the styles show them`, async ({ page }) => {
    test.skip(pictureCount === 0, "this site has no gallery");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/oferta");
    const { island, status } = islandOf(page, "gallery");
    const row = island.getByRole("region");
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect(status).toHaveText(position(2, inView));
    await expect.poll(() => page.evaluate(wholeSlides)).toHaveLength(inView);
    expect((await page.evaluate(wholeSlides))[0]).toBe(2);
  });
