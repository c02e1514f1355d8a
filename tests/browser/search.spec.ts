/** A visitor of the guides would search and find nothing, lose the query on the way, or wait without a word. */
import type { Page } from "@playwright/test";
import { words } from "@/lib/content/words";
import { guideCount, guideNamed, powerPage } from "@/tests/today";
import { frameworkFile, islandOf } from "./islands";
import { cards, desktopViewport, gate } from "./pages";
import { expect, test } from "./test";

const field = (page: Page) => page.getByRole("searchbox", { name: words.search.label });
const island = (page: Page) => islandOf(page, "search").island;
const status = (page: Page) => island(page).getByRole("status");
const results = (page: Page) => page.getByRole("region", { name: words.search.results });
const titles = (page: Page) => results(page).getByRole("heading", { level: 4 });
const topics = (page: Page) => page.locator("[data-topics] > li");
const isIndexUrl = /\/search\/index\.[0-9a-f]+\.json$/;
const alarm = guideNamed("alarm").name;
const cameras = guideNamed("monitoring").name;

/** Addresses of the index that were asked for. */
function indexRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => isIndexUrl.test(request.url()) && urls.push(request.url()));
  return urls;
}

test("typing finds guides before services, says how many, loads the index once, and the address follows", async ({
  page,
}) => {
  const requests = indexRequests(page);
  await page.goto("/poradnik");
  await field(page).focus();
  await expect(island(page)).not.toHaveAttribute("aria-busy");
  expect(requests).toEqual([]);
  await field(page).pressSequentially("kamery");
  await expect(titles(page).first()).toHaveText(cameras);
  await expect(results(page).getByRole("heading", { level: 3 })).toHaveText([
    words.search.guides,
    words.search.services,
  ]);
  await expect(results(page).locator("mark").first()).toBeVisible();
  await expect(results(page).locator("svg").first()).toBeVisible();
  await expect(topics(page)).toHaveCount(guideCount);
  await field(page).fill("wybija korki");
  await expect(titles(page).first()).toHaveText(guideNamed("awarie").name);
  await expect(status(page)).toHaveText(/„wybija korki”: \d+\s/);
  await expect(page).toHaveURL(/\/poradnik\?q=wybija\+korki$/);
  expect(requests).toHaveLength(1);
  // The link in the header leads to the list of guides without a search.
  await page.setViewportSize(desktopViewport);
  await page.locator("header a[href='/poradnik']").filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/poradnik$/);
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("a submitted query is a step of its own, a result opens its guide, and back shows what was there before", async ({
  page,
}) => {
  await page.goto("/poradnik");
  await field(page).fill("alarm");
  await field(page).press("Enter");
  await expect(titles(page).first()).toHaveText(alarm);
  await field(page).fill("kamery");
  await page.getByRole("button", { name: words.search.submit, exact: true }).click();
  await expect(titles(page).first()).toHaveText(cameras);
  await titles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${guideNamed("monitoring").path}$`));
  await page.goBack();
  await expect(titles(page).first()).toHaveText(cameras);
  await expect(field(page)).toHaveValue("kamery");
  await page.goBack();
  await expect(field(page)).toHaveValue("alarm");
  await expect(titles(page).first()).toHaveText(alarm);
  await page.goBack();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/poradnik$/);
  await page.goForward();
  await expect(field(page)).toHaveValue("alarm");
});

test("the query of an address is searched for, and the link of a passage leads to its section", async ({ page }) => {
  await page.goto("/poradnik?q=cosinus");
  await expect(field(page)).toHaveValue("cosinus");
  const passage = results(page).locator(`a[href^="${powerPage}#"]`).first();
  const to = (await passage.getAttribute("href")) ?? "?";
  await passage.click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.locator(to.replace(/.*#/, "#"))).toBeInViewport();
});

test("six cards stand in while a slow index loads, and words typed before the scripts came are searched for", async ({
  page,
}) => {
  const [scripts, index] = [gate(), gate()];
  for (const [files, network] of [
    [frameworkFile, scripts],
    [isIndexUrl, index],
  ] as const)
    await page.route(files, async (route) => {
      await network.opened;
      await route.continue();
    });
  await page.goto("/poradnik", { waitUntil: "commit" });
  await field(page).pressSequentially("iskrzy gniazdko");
  scripts.open();
  await expect(island(page).locator(cards)).toHaveCount(6);
  await expect(island(page).locator(cards).first()).toBeVisible();
  await expect(status(page)).toHaveText(words.search.loading);
  index.open();
  await expect(titles(page).first()).toHaveText(guideNamed("awarie").name);
  await expect(field(page)).toHaveValue("iskrzy gniazdko");
  await expect(island(page).locator(cards)).toHaveCount(0);
});

test("the keyboard is enough, on a phone of 320 px as well", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/poradnik");
  await field(page).focus();
  await page.keyboard.type("moc przyłączeniowa");
  await page.keyboard.press("Enter");
  await expect(titles(page).first()).toHaveText(guideNamed("obliczanie").name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: words.search.submit, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(titles(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${powerPage}$`));
});
