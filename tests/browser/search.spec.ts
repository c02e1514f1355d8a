/** A visitor of the guides searches and finds nothing, loses the query on the way, or waits without a word. */
import type { Page } from "@playwright/test";
import { words } from "@/lib/content/words";
import { guideCount, guidesToFind, passageToFind } from "@/tests/today";
import { islandOf } from "./islands";
import { cards, desktopViewport, hold } from "./pages";
import { expect, test } from "./test";

const field = (page: Page) => page.getByRole("searchbox", { name: words.search.label });
const island = (page: Page) => islandOf(page, "search").island;
const status = (page: Page) => island(page).getByRole("status");
const results = (page: Page) => page.getByRole("region", { name: words.search.results });
const titles = (page: Page) => results(page).getByRole("heading", { level: 3 });
const topics = (page: Page) => page.locator("[data-topics] > li");
const [one, other] = guidesToFind;

test("typing finds guides, after six placeholder cards, and the header leads back to all of them", async ({ page }) => {
  const sendIndex = await hold(page, /\/search\/index\.[0-9a-f]+\.json$/);
  await page.goto("/poradnik");
  await field(page).pressSequentially(other.name);
  await expect(island(page).locator(cards).filter({ visible: true })).toHaveCount(6);
  sendIndex();
  await expect(titles(page).first()).toHaveText(other.name);
  await expect(topics(page)).toHaveCount(guideCount);
  await field(page).fill(one.name);
  await expect(titles(page).first()).toHaveText(one.name);
  await expect(status(page)).toContainText(`„${one.name}”`);
  await expect(page).toHaveURL(`/poradnik?${new URLSearchParams({ q: one.name })}`);
  // The link in the header leads to the list of guides without a search.
  await page.setViewportSize(desktopViewport);
  await page.locator("header a[href='/poradnik']").filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/poradnik$/);
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("a submitted query is a history entry, and Back from a guide restores the results", async ({ page }) => {
  await page.goto("/poradnik");
  await field(page).fill(one.name);
  await field(page).press("Enter");
  await expect(titles(page).first()).toHaveText(one.name);
  await field(page).fill(other.name);
  await page.getByRole("button", { name: words.search.submit, exact: true }).click();
  await expect(titles(page).first()).toHaveText(other.name);
  await titles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${other.path}$`));
  await page.goBack();
  await expect(titles(page).first()).toHaveText(other.name);
  await expect(field(page)).toHaveValue(other.name);
  await page.goBack();
  await expect(field(page)).toHaveValue(one.name);
  await expect(titles(page).first()).toHaveText(one.name);
  await page.goBack();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/poradnik$/);
  // History entries of the island outlive it.
  await page.reload();
  await page.goForward();
  await expect(field(page)).toHaveValue(one.name);
  await expect(titles(page).first()).toHaveText(one.name);
});

test("the query of an address is searched, and a passage links to its section", async ({ page }) => {
  await page.goto(`/poradnik?${new URLSearchParams({ q: passageToFind.query })}`);
  await expect(field(page)).toHaveValue(passageToFind.query);
  await results(page).locator(`a[href="${passageToFind.to}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${passageToFind.to}$`));
  await expect(page.locator(passageToFind.to.replace(/.*#/, "#"))).toBeInViewport();
});

test("the search works by keyboard, at 320 px as well", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/poradnik");
  await field(page).focus();
  await page.keyboard.type(other.name);
  await page.keyboard.press("Enter");
  await expect(titles(page).first()).toHaveText(other.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: words.search.submit, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(titles(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${other.path}$`));
});

test("a long word or a pasted address wraps, and does not make the page of a phone wider", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const searchFor = async (text: string) => {
    await field(page).fill(text);
    await expect(page.locator("[data-island=search] [role=status]")).toContainText(text.slice(0, 40));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  await page.goto("/poradnik");
  await searchFor("x".repeat(120));
  await searchFor(`https://www.example/${"sciezka/".repeat(12)}`);
  await page.goto(`/poradnik?q=${"y".repeat(7000)}`);
  await expect(field(page)).toHaveValue("y".repeat(120));
});
