import { expect, type Page, type Route, test } from "@playwright/test";
import { calculatorDefaults } from "@/content/calculators";
import {
  alwaysAnswering,
  deviceName,
  flatAnswer,
  guideNamed,
  otherReserve,
  piecesOf,
  position,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
} from "@/tests/today";
import { answer } from "./hydration";
import { desktopViewport, gate, phoneViewport } from "./pages";

/**
 * What a visitor is told when an island, or the script of a page, does not load: one sentence beside the control, the
 * way that still works, nothing on the screen that is not true, and the next use tries again.
 */
test.use({ viewport: desktopViewport });

const island = (page: Page) => page.locator("[data-island]");
const sentence = (page: Page) => island(page).locator("[aria-live=polite]");

const framework = /\/(flight|_next\/static)\//;
const failures: readonly [name: string, files: RegExp, handler: (route: Route) => Promise<void>][] = [
  ["the chunks are blocked", /\/_next\/static\/chunks\/.+\.js/, (route) => route.abort("blockedbyclient")],
  ["a chunk is missing", /\/turbopack-[^/]+\.js/, answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>")],
  ["flight data is missing", /\/flight\/.+\.txt/, answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>")],
  ["the network is gone", framework, (route) => route.abort("internetdisconnected")],
];
const goOffline = (page: Page) => page.route(framework, (route) => route.abort("internetdisconnected"));
const goOnline = (page: Page) => page.unroute(framework);

/** Holds the framework back until the gate is opened, on a page whose clock the test moves. */
async function slowDown(page: Page) {
  const network = gate();
  await page.clock.install();
  await page.route(/\/_next\/static\/chunks\/.+\.js/, async (route) => {
    await network.opened;
    await route.continue();
  });
  return network;
}

test.describe("gallery", () => {
  const arrow = (page: Page) => page.getByRole("button", { name: "Następne zdjęcie" });
  const row = (page: Page) => island(page).getByRole("region");
  const place = (page: Page) => island(page).locator("[role=status]");
  const told = /^Strzałki się nie wczytały.*paskiem, który jest pod nimi\.$/;

  for (const [name, files, handler] of failures)
    test(`when ${name}, the arrows say so and the next press moves the row`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/oferta");
      await expect(sentence(page)).toHaveText(told);
      await expect(sentence(page).locator("p")).toBeHidden();
      await arrow(page).click();
      await expect(sentence(page).locator("p")).toBeInViewport();
      await page.unroute(files);
      await arrow(page).click();
      await expect(place(page)).toContainText(position(2, 3));
      await expect(place(page)).toBeVisible();
      await expect(sentence(page).locator("p")).toBeHidden();
    });

  test("the row has a bar to move it by meanwhile, and no position that it has left", async ({ page }) => {
    await goOffline(page);
    await page.goto("/oferta");
    const bar = () => row(page).evaluate((node) => getComputedStyle(node).scrollbarWidth);
    expect(await bar()).toBe("none");
    await expect(place(page)).toBeVisible();
    await arrow(page).click();
    await expect(place(page)).toBeHidden();
    expect(await bar()).toBe("auto");
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(place(page)).toBeHidden();
  });

  test("a press on a slow network waits; after ten seconds the page says so, and the press is made when it can be", async ({
    page,
  }) => {
    const network = await slowDown(page);
    await page.goto("/oferta");
    await arrow(page).click();
    await expect(island(page)).toHaveAttribute("aria-busy", "true");
    await expect(sentence(page).locator("p")).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(sentence(page).locator("p")).toBeVisible();
    network.open();
    await expect(place(page)).toContainText(position(2, 3));
    await expect(sentence(page).locator("p")).toBeHidden();
  });

  test("on a phone, which has no arrows, nothing is said of them", async ({ page }) => {
    await page.setViewportSize(phoneViewport);
    await goOffline(page);
    await page.goto("/oferta");
    await row(page).focus();
    await expect(island(page)).toHaveAttribute("data-failed");
    await expect(sentence(page).locator("p")).toBeHidden();
  });
});

test.describe("search", () => {
  const field = (page: Page) => page.getByRole("searchbox", { name: "Szukaj w poradniku" });
  const title = (page: Page) => island(page).getByRole("heading", { level: 4 }).first();
  const told = /^Nie udało się wczytać wyszukiwarki\..*Wszystkie tematy są na liście poniżej\.$/;

  for (const [name, files, handler] of failures) {
    test(`when ${name}, what was typed stays beside a sentence, and Enter tries again`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/poradnik");
      await expect(sentence(page).locator("p")).toBeHidden();
      await field(page).pressSequentially("alarm");
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press("Enter");
        await expect(island(page)).not.toHaveAttribute("aria-busy");
      }
      await expect(sentence(page)).toHaveText(told);
      await expect(sentence(page).locator("p")).toBeInViewport();
      await expect(field(page)).toHaveValue("alarm");
      await expect(page).toHaveURL(/\/poradnik$/);
      await expect(page.locator("[data-topics] > li").last()).toBeVisible();
      await page.unroute(files);
      await page.keyboard.press("Enter");
      await expect(title(page)).toHaveText(guideNamed("alarm").name);
      await expect(sentence(page).locator("p")).toBeHidden();
    });

    test(`when ${name}, the query of the address is in the field`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/poradnik?q=czujka+ruchu");
      await expect(sentence(page).locator("p")).toBeVisible();
      await expect(field(page)).toHaveValue("czujka ruchu");
      await page.unroute(files);
      await page.getByRole("button", { name: "Szukaj" }).click();
      await expect(title(page)).toHaveText(guideNamed("alarm").name);
      await expect(page).toHaveURL(/\/poradnik\?q=czujka\+ruchu$/);
    });
  }

  test("typing on tries again, too", async ({ page }) => {
    await goOffline(page);
    await page.goto("/poradnik");
    await field(page).pressSequentially("alar");
    await expect(sentence(page).locator("p")).toBeVisible();
    await goOnline(page);
    await field(page).pressSequentially("m");
    await expect(title(page)).toHaveText(guideNamed("alarm").name);
  });
});

test.describe("calculators", () => {
  // The page of the power calculator holds that of cables, too: the loader marks both.
  const island = (page: Page) => page.locator("[data-island=power], [data-island=pv]");
  const sentence = (page: Page) => island(page).locator("[aria-live=polite]");
  const result = (page: Page) => island(page).locator("[role=status]");
  const ask = (page: Page) => island(page).getByRole("link", { name: "Zapytaj o wycenę z tym wynikiem" });
  const link = (page: Page) => island(page).getByRole("link", { name: "Link do tego wyniku" });
  const box = (page: Page, name: string) => page.getByRole("textbox", { name });
  /** Nothing that was reckoned from other numbers is left on the screen. */
  async function expectNoResult(page: Page) {
    await expect(result(page)).toBeHidden();
    for (const row of await island(page).locator("dl dd, svg[role=img]").all()) await expect(row).toBeHidden();
    await expect(ask(page)).toBeHidden();
    await expect(link(page)).toBeHidden();
  }

  const pages = [
    {
      path: powerPage,
      label: "Rezerwa",
      values: [String(calculatorDefaults.power.reserve + 1), otherReserve],
      example: powerAnswer().sentence,
      own: powerAnswer({ rezerwa: otherReserve }).sentence,
      told: /^Kalkulator się nie wczytał.*moce urządzeń znajdziesz w\stabeli na tej stronie\.$/,
      query: "?bilans=zm1cz1lo1os5",
      shared: flatAnswer({ zm: "1", cz: "1", lo: "1", os: "5" }).sentence,
    },
    {
      path: pvPage,
      label: "Moc instalacji",
      values: ["3", "10"],
      example: pvAnswer().sentence,
      own: pvAnswer({ moc: "10" }).sentence,
      told: /^Kalkulator się nie wczytał.*.* znajdziesz w\stabeli na tej stronie\.$/,
      query: "?moc=10",
      shared: pvAnswer({ moc: "10" }).sentence,
    },
  ] as const;

  for (const { path, label, values, example, own, told, query, shared } of pages) {
    for (const [name, files, handler] of failures)
      test(`${path}: when ${name}, a changed number has no result, and the next change gets one`, async ({ page }) => {
        await page.route(files, handler);
        await page.goto(path);
        await box(page, label).focus();
        await expect(sentence(page).locator("p")).toBeVisible();
        await expect(result(page)).toHaveText(example);
        await expect(result(page)).toBeVisible();
        await box(page, label).fill(values[0]);
        await expectNoResult(page);
        await expect(sentence(page)).toHaveText(told);
        await expect(sentence(page).locator("p")).toBeInViewport({ ratio: 1 });
        await page.unroute(files);
        await box(page, label).fill(values[1]);
        await expect(result(page)).toHaveText(own);
        for (const shown of [result(page), ask(page), link(page)]) await expect(shown).toBeVisible();
        await expect(sentence(page).locator("p")).toBeHidden();
      });

    test(`${path}: the example is not shown as the result of a changed number while a slow network brings the calculator`, async ({
      page,
    }) => {
      const network = await slowDown(page);
      await page.goto(path);
      await box(page, label).fill(values[1]);
      await expectNoResult(page);
      await expect(sentence(page).locator("p")).toBeHidden();
      await page.clock.fastForward(10_000);
      await expect(sentence(page).locator("p")).toBeVisible();
      await expectNoResult(page);
      network.open();
      await page.clock.resume();
      await expect(result(page)).toHaveText(own);
      await expect(result(page)).toBeVisible();
      await expect(sentence(page).locator("p")).toBeHidden();
    });

    test(`${path}: a shared result that does not load is not replaced by the example`, async ({ page }) => {
      await goOffline(page);
      await page.goto(`${path}${query}`);
      await expectNoResult(page);
      await expect(sentence(page).locator("p")).toBeVisible();
      await goOnline(page);
      await box(page, label).focus();
      await expect(result(page)).toHaveText(shared);
      await expect(result(page)).toBeVisible();
    });
  }

  test("a stepper that does not load says so where it is pressed, the result stays true, the next press counts once", async ({
    page,
  }) => {
    await goOffline(page);
    await page.goto(pages[0].path);
    const more = page.getByRole("button", { name: `Więcej: ${deviceName("pi")}` });
    const pieces = page.getByRole("textbox", { name: deviceName("pi") });
    await more.click();
    await expect(sentence(page).locator("p")).toBeInViewport({ ratio: 1 });
    await expect(pieces).toHaveValue(String(piecesOf("pi")));
    await expect(result(page)).toBeVisible();
    await goOnline(page);
    await more.click();
    await expect(pieces).toHaveValue(String(piecesOf("pi") + 1));
    await expect(result(page)).not.toHaveText(pages[0].example);
    await expect(sentence(page).locator("p")).toBeHidden();
  });

  test("the totals of the groups go with the result they belong to", async ({ page }) => {
    await goOffline(page);
    await page.goto(pages[0].path);
    const total = island(page).locator("summary").first().getByText(/kW$/);
    await expect(total).toBeVisible();
    await page.getByRole("textbox", { name: deviceName("pi") }).fill(String(piecesOf("pi") + 2));
    await expect(total).toBeHidden();
  });
});

test.describe("estimate", () => {
  const board = (page: Page) => page.locator("input[name=obwod]");

  for (const [name, files, handler] of failures)
    test(`when ${name}, the switch stays up beside a sentence, and the next one tries again`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/wycena");
      await board(page).first().check();
      await expect(sentence(page).locator("p")).toHaveText(/^Pytania się nie wczytały.*w\stabeli niżej\.$/);
      await expect(sentence(page).locator("p")).toBeInViewport();
      await expect(board(page).first()).toBeChecked();
      await expect(page.getByRole("table").locator("tbody").first()).toBeVisible();
      await page.unroute(files);
      await board(page).nth(1).check();
      await expect(island(page).getByRole("group").nth(1)).toBeVisible();
      await expect(board(page).nth(1)).toBeChecked();
      await expect(sentence(page).locator("p")).toBeHidden();
    });
});

test.describe("scripts of single pages", () => {
  const failing = failures
    .slice(0, 2)
    .map(([name, , handler]) => [name.replace(/.*chunks? (is|are)/, "it is"), handler] as const);

  for (const [name, handler] of failing) {
    test(`/wzor-protokolu: when ${name}, there is no button that does nothing`, async ({ page }) => {
      await page.route(/\/scripts\/print\./, handler);
      await page.goto("/wzor-protokolu", { waitUntil: "load" });
      await expect(page.getByRole("button", { name: /Drukuj/ })).toHaveCount(0);
      await page.unroute(/\/scripts\/print\./);
      await page.reload();
      await expect(page.getByRole("button", { name: /Drukuj/ })).toBeVisible();
    });

    test(`/kontakt: when ${name}, numbers, hours and the message are there, and no button that does nothing`, async ({
      page,
    }) => {
      await page.route(/\/scripts\/contact-tools\./, handler);
      await page.goto("/kontakt", { waitUntil: "load" });
      await expect(page.getByRole("button", { name: /Kopiuj/ })).toHaveCount(0);
      await expect(page.locator("[data-answering]")).toHaveText(alwaysAnswering);
      const mail = await page.getByRole("link", { name: "Otwórz e-mail z tą treścią" }).getAttribute("href");
      expect(decodeURIComponent(mail ?? "")).toContain("proszę o wycenę");
    });
  }
});

test("a page that does not come by a link gives the old one back after ten seconds, and says so", async ({ page }) => {
  await page.clock.install();
  await page.goto("/oferta");
  await page.getByRole("button", { name: "Następne zdjęcie" }).click();
  await expect(island(page).locator("[role=status]")).toContainText(position(2, 3));
  const network = gate();
  await page.route("**/kontakt.txt*", async (route) => {
    await network.opened;
    await route.continue();
  });
  await page.locator('header a[href="/kontakt"]').first().click();
  const late = page.getByText(/^Nowa strona jeszcze się nie wczytała.*wybierz odnośnik jeszcze raz\.$/);
  await expect(page.getByText("Wczytywanie…")).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(late).toBeInViewport();
  await expect(page.locator("[data-placeholder]")).toHaveCount(0);
  await expect(page.getByText("Wczytywanie…")).toHaveCount(0);
  network.open();
  await page.waitForURL("**/kontakt");
  await expect(late).toHaveCount(0);
});
