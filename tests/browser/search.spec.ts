import { expect, type Page, test } from "@playwright/test";
import { guideCount, guideNamed, powerPage } from "@/tests/today";
import { cards } from "./pages";

const field = (page: Page) => page.getByRole("searchbox", { name: "Szukaj w poradniku" });
const island = (page: Page) => page.locator("[data-island=search]");
const status = (page: Page) => island(page).getByRole("status");
const results = (page: Page) => page.getByRole("region", { name: "Wyniki wyszukiwania" });
const titles = (page: Page) => results(page).getByRole("heading", { level: 4 });
const topics = (page: Page) => page.locator("[data-topics] > li");
const isIndexUrl = /\/search\/index\.[0-9a-f]+\.json$/;

/** Addresses of the index that were asked for. */
function indexRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => isIndexUrl.test(request.url()) && urls.push(request.url()));
  return urls;
}

test("typing finds guides, says how many, and the address follows", async ({ page }) => {
  await page.goto("/poradnik");
  await field(page).fill("wybija korki");
  await expect(titles(page).first()).toHaveText(guideNamed("awarie").name);
  await expect(status(page)).toHaveText(/^Wyniki dla „wybija korki”: \d+\sporadnik/);
  await expect(results(page).locator("mark").first()).toBeVisible();
  await expect(results(page).locator("svg").first()).toBeVisible();
  await expect(page).toHaveURL(/\/poradnik\?q=wybija\+korki$/);
  await expect(topics(page)).toHaveCount(guideCount);
});

for (const query of ["oświetlenia", "oswietlenie", "oświetleniem", "oswietlneie"])
  test(`„${query}” finds the guide on lighting`, async ({ page }) => {
    await page.goto(`/poradnik?q=${encodeURIComponent(query)}`);
    await expect(titles(page).first()).toHaveText(guideNamed("oświetlenie").name);
    await expect(field(page)).toHaveValue(query);
  });

test("guides come before services", async ({ page }) => {
  await page.goto("/poradnik?q=panele");
  await expect(results(page).getByRole("heading", { level: 3 })).toHaveText(["Poradniki", "Usługi"]);
  await expect(titles(page).first()).toHaveText(guideNamed("fotowoltaika").name);
});

test("the index is loaded when somebody searches, once", async ({ page }) => {
  const requests = indexRequests(page);
  await page.goto("/poradnik");
  await field(page).focus();
  await expect(island(page)).not.toHaveAttribute("aria-busy");
  expect(requests).toEqual([]);
  await field(page).pressSequentially("alarm");
  await expect(titles(page).first()).toHaveText(guideNamed("alarm").name);
  await field(page).fill("kamery");
  await expect(titles(page).first()).toHaveText(guideNamed("monitoring").name);
  expect(requests).toHaveLength(1);
});

test("a submitted query is a step of its own, and back shows what was there before", async ({ page }) => {
  await page.goto("/poradnik");
  await field(page).fill("alarm");
  await field(page).press("Enter");
  await expect(titles(page).first()).toHaveText(guideNamed("alarm").name);
  await field(page).fill("kamery");
  await page.getByRole("button", { name: "Szukaj" }).click();
  await expect(titles(page).first()).toHaveText(guideNamed("monitoring").name);
  await page.goBack();
  await expect(field(page)).toHaveValue("alarm");
  await expect(titles(page).first()).toHaveText(guideNamed("alarm").name);
  await page.goBack();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/poradnik$/);
  await page.goForward();
  await expect(field(page)).toHaveValue("alarm");
});

test("a result opens its guide, and back brings the results again", async ({ page }) => {
  await page.goto("/poradnik");
  await field(page).fill("taryfa nocna");
  await titles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${guideNamed("oszczędzanie").path}$`));
  await page.goBack();
  await expect(titles(page).first()).toHaveText(guideNamed("oszczędzanie").name);
  await expect(field(page)).toHaveValue("taryfa nocna");
});

test("the link of a passage leads to its section", async ({ page }) => {
  await page.goto("/poradnik?q=cosinus");
  await results(page).getByRole("link", { name: "Zabezpieczenie przedlicznikowe i moc" }).click();
  await expect(page).toHaveURL(new RegExp(`${powerPage}#zabezpieczenie$`));
});

test("the guide index in the header clears a search", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/poradnik?q=alarm");
  await expect(titles(page).first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Poradnik", exact: true }).click();
  await expect(page).toHaveURL(/\/poradnik$/);
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("nothing found: one sentence, the phone, and all topics", async ({ page }) => {
  await page.goto("/poradnik?q=xyzzy");
  await expect(status(page)).toHaveText(/^Nic nie pasuje do „xyzzy”/);
  await expect(island(page).locator("a[data-call=search]")).toHaveAttribute("href", /^tel:\+48/);
  await expect(topics(page)).toHaveCount(guideCount);
  await expect(topics(page).last()).toBeVisible();
});

test("when both loads fail the page says so, and another try works", async ({ page }) => {
  const requests = indexRequests(page);
  await page.route(isIndexUrl, (route) => route.abort());
  await page.goto("/poradnik?q=alarm");
  await expect(status(page)).toHaveText(/^Nie udało się wczytać wyszukiwarki/);
  expect(requests).toHaveLength(2);
  await expect(island(page).locator("a[data-call=search]")).toBeVisible();
  await page.unroute(isIndexUrl);
  await page.getByRole("button", { name: "Spróbuj jeszcze raz" }).click();
  await expect(titles(page).first()).toHaveText(guideNamed("alarm").name);
  await expect(field(page)).toBeFocused();
});

test("six cards stand in while a slow index loads", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isIndexUrl, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/poradnik?q=alarm");
  await expect(island(page).locator(cards)).toHaveCount(6);
  await expect(island(page).locator(cards).first()).toBeVisible();
  await expect(status(page)).toHaveText("Wczytywanie…");
  release();
  await expect(titles(page).first()).toHaveText(guideNamed("alarm").name);
  await expect(island(page).locator(cards)).toHaveCount(0);
});

test("what was typed before the scripts came is kept and searched for", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/poradnik", { waitUntil: "commit" });
  await field(page).pressSequentially("iskrzy gniazdko");
  release();
  await expect(titles(page).first()).toHaveText(guideNamed("awarie").name);
  await expect(field(page)).toHaveValue("iskrzy gniazdko");
});

test("the keyboard is enough", async ({ page }) => {
  await page.goto("/poradnik");
  await field(page).focus();
  await page.keyboard.type("moc przyłączeniowa");
  await page.keyboard.press("Enter");
  await expect(titles(page).first()).toHaveText(guideNamed("obliczanie").name);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Szukaj" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(titles(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${powerPage}$`));
});

for (const path of ["/poradnik?q=panele", "/poradnik?q=xyzzy"])
  test(`${path} fits a phone of 320 px, with a field of 52 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(status(page)).not.toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await field(page).boundingBox())?.height).toBe(52);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the field gives way to a sentence, and all topics are there", async ({ page }) => {
    await page.goto("/poradnik?q=alarm");
    await expect(page.locator("main noscript p")).toHaveText(/^Wyszukiwarka wymaga skryptów/);
    await expect(island(page)).toBeHidden();
    await expect(topics(page)).toHaveCount(guideCount);
  });
});
