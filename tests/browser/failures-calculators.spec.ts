import { expect, type Page, test } from "@playwright/test";
import { calculatorDefaults } from "@/content/calculators";
import {
  deviceName,
  flatAnswer,
  otherReserve,
  piecesOf,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
} from "@/tests/today";
import { failures, goOffline, goOnline, island, sentence, slowDown } from "./failing";
import { desktopViewport } from "./pages";

/** The same as failures.spec.ts, of calculators and estimates: what was reckoned stays true, or is taken away. */
test.use({ viewport: desktopViewport });

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
