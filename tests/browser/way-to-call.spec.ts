/** A visitor finds no phone link at some place of a page, at some size of the window. */
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { all, get, pathOf } from "@/lib/content/records";
import { getCityPhone } from "@/lib/content/site";
import { testAll } from "@/tests/extent";
import { plain } from "@/tests/support";
import { cityPage, emergencyGuide } from "@/tests/today";
import { pageWith, phoneViewport, scrollTo, settle } from "./pages";
import { expect, test } from "./test";

test.use({ reducedMotion: "reduce" });

const paths = ["/", "/oferta", pageWith("services"), emergencyGuide, cityPage.path, "/kontakt"];
const sizes = [phoneViewport, { width: 767, height: 900 }, { width: 844, height: 390 }, { width: 1024, height: 768 }];
const others = { 320: 568, 832: 1180, 1023: 700, 1440: 800 };
const allSizes = [...sizes, ...Object.entries(others).map(([width, height]) => ({ width: Number(width), height }))];

/** Texts of the phone links in view that a finger would hit; icons have none. */
const callsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && hit && link.contains(hit) ? [link.innerText] : [];
    }),
  );

for (const path of paths)
  test(`on ${path} a visitor can phone wherever the page is scrolled to`, async ({ page }) => {
    await page.goto(path);
    const number = (path === cityPage.path ? getCityPhone() : site.phone).display;
    for (const size of testAll ? allSizes : sizes) {
      await page.setViewportSize(size);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const place of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await scrollTo(page, place * height);
        await settle(page);
        // Styles follow the scrolling with a delay. Wide screens show the number.
        const isCall = (text: string) => size.width < 1024 || plain(text).includes(number);
        const hasCall = async () => (await callsInView(page)).some(isCall);
        await expect.poll(hasCall, `${size.width} × ${size.height}, at ${place * 100} %`).toBe(true);
      }
    }
  });

test("the first screen of a phone has the situations and an outlined button, and the call in the header", async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto("/");
  const hero = page.locator("section:has(h1)");
  for (const { title } of get("situations").items) await expect(hero.getByText(title)).toBeInViewport({ ratio: 1 });
  const ground = (name: string) =>
    hero
      .getByRole("link", { name })
      .filter({ visible: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(hero.getByRole("link", { name: site.phone.display }).filter({ visible: true })).toHaveCount(0);
  expect(await ground(get("home").hero.button.label)).toBe("rgba(0, 0, 0, 0)");
});

const heads = [
  ...all("services").map(({ slug }) => pathOf("services", slug)),
  ...all("cities").map(({ slug }) => pathOf("cities", slug)),
  "/dla-firm",
];
for (const path of testAll ? heads : [pageWith("services"), cityPage.path, "/dla-firm"])
  test(`on a phone the first screen of ${path} has the price, and the number with its hours`, async ({ page }) => {
    await page.setViewportSize(phoneViewport);
    await page.goto(path);
    const head = page.locator("section:has(h1)");
    await expect(head.locator("[data-facts] dd").first()).toBeInViewport({ ratio: 1 });
    await expect(head.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await expect(head.locator('a[href^="tel:"]')).toContainText(/\d:\d\d/);
  });
