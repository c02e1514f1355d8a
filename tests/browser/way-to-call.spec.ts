import { expect, type Page, test } from "@playwright/test";
import { site } from "@/content/site";
import { get } from "@/lib/content/records";
import { getLayoutTexts } from "@/lib/content/site";
import { cityPage, emergencyGuide } from "@/tests/today";
import { painted, phoneViewport } from "./pages";

/** Pages with all there is between their head and the amber band. */
const paths = ["/", "/oferta", "/uslugi/pomiary", emergencyGuide, cityPage.path, "/kontakt"];

/** Words of the phone links that lie in the window and that a finger would hit, icons without words included. */
const callsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && hit && link.contains(hit) ? [link.innerText.replaceAll("\u00a0", " ").trim()] : [];
    }),
  );

const places = [0, 0.2, 0.4, 0.6, 0.8, 1];

for (const path of paths)
  for (const { width, height } of [
    { width: 320, height: 568 },
    phoneViewport,
    { width: 767, height: 900 },
    { width: 768, height: 1024 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
    { width: 1023, height: 700 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ])
    test(`on ${path} at ${width} × ${height} a visitor can phone wherever the page is scrolled to`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const number = (path === cityPage.path ? site.companyPhone : site.phone).display;
      for (const place of places) {
        await page.evaluate((share) => {
          scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
        }, place);
        await painted(page);
        // Marks on the page follow the scrolling; styles follow these.
        await expect.poll(() => callsInView(page), `at ${place * 100} %`).not.toEqual([]);
        if (width >= 768)
          await expect
            .poll(async () => (await callsInView(page)).some((words) => words.includes(number)), `at ${place * 100} %`)
            .toBe(true);
      }
    });

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  test("the first screen says what is the matter, the number in amber and the offer as an outline", async ({
    page,
  }) => {
    await page.goto("/");
    const hero = page.locator("section:has(h1)");
    for (const { title } of get("situations").items) await expect(hero.getByText(title)).toBeInViewport({ ratio: 1 });
    const call = hero.getByRole("link", { name: site.phone.display }).filter({ visible: true });
    await expect(call).toBeInViewport({ ratio: 1 });
    const ground = (name: string) =>
      hero
        .getByRole("link", { name })
        .filter({ visible: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground("Sprawdź naszą ofertę")).toBe("rgba(0, 0, 0, 0)");
    expect(await ground(site.phone.display)).not.toBe("rgba(0, 0, 0, 0)");
  });
});

for (const path of ["/", "/kontakt"])
  test(`without scripts each row of ${path} opens by itself, says what to do, the price, the time and the number`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      viewport: phoneViewport,
    });
    const page = await context.newPage();
    await page.goto(path);
    const { heading, items } = get("situations");
    const rows = page.getByRole("group", { name: heading }).locator("details");
    await expect(rows).toHaveCount(items.length);
    for (const [index, { title, safety, price, time, link }] of items.entries()) {
      const row = rows.nth(index);
      await row.getByText(title).click();
      await expect(page.locator("details[name=co-sie-dzieje][open]")).toHaveCount(1);
      for (const words of [safety, price.value, time.value]) await expect(row).toContainText(words);
      await expect(row.getByRole("link", { name: site.phone.display })).toHaveAttribute(
        "href",
        `tel:${site.phone.tel}`,
      );
      await expect(row.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
      // One amber action in a view: the number of the open row.
      if (path === "/")
        await expect(
          page.locator("section:has(h1)").getByRole("link", { name: site.phone.display }).filter({ visible: true }),
        ).toHaveCount(1);
    }
    await context.close();
  });

test("on a tablet the number is at the bottom from the first screen to the last", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/uslugi/pomiary");
  const bar = page.getByRole("navigation", { name: "Szybki kontakt" });
  const call = bar.getByRole("link", { name: site.phone.display });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("link", { name: getLayoutTexts().quote })).toBeInViewport({ ratio: 1 });
  await page.locator("[data-watch=band]").scrollIntoViewIfNeeded();
  await expect(page.locator("html")).toHaveAttribute("data-band");
  await expect(call).toBeVisible();
  // Nothing of the footer stays under it.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const [last, edge] = await Promise.all([
    page.getByRole("contentinfo").getByText("Wszelkie prawa zastrzeżone").boundingBox(),
    bar.boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
});
