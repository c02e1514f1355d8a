import { expect, type Page, test } from "@playwright/test";

const power = "/poradnik/obliczanie-mocy";
const pv = "/poradnik/fotowoltaika";
const calculator = (page: Page) => page.locator("[data-island=power], [data-island=pv]");
const result = (page: Page) => calculator(page).getByRole("status");
const row = (page: Page, label: string) =>
  calculator(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");
const ask = (page: Page) => page.getByRole("link", { name: "Zapytaj o wycenę z tym wynikiem" });
const link = (page: Page) => page.getByRole("link", { name: "Link do tego wyniku" });

test.describe("power demand", () => {
  test("begins with the worked example of the guide", async ({ page }) => {
    await page.goto(power);
    await expect(result(page)).toHaveText("Moc do wniosku: 20,5 kW. O co wnioskować: trzy fazy, 3 × 32 A.");
    await expect(row(page, "Moc szczytowa")).toHaveText("17,0 kW");
  });

  test("a charger pressed in before hydration counts once", async ({ page }) => {
    await page.goto(power);
    await page.locator("summary", { hasText: "Garaż i ogród" }).click();
    await page.getByRole("button", { name: "Więcej: Ładowarka samochodu, trzy fazy" }).click();
    await expect(page.getByRole("textbox", { name: /^Ładowarka samochodu, trzy fazy/ })).toHaveValue("1");
    await expect(result(page)).toHaveText("Moc do wniosku: 34,0 kW. O co wnioskować: trzy fazy, 3 × 63 A.");
    await expect(page).toHaveURL(/\?bilans=[a-z0-9]+&k=0\.5&rezerwa=20$/);
  });

  test("a small flat gets one phase, by keyboard alone", async ({ page }) => {
    await page.goto(`${power}?bilans=zm1cz1lo1os5&k=0.5&rezerwa=20`);
    await expect(result(page)).toHaveText("Moc do wniosku: 3,0 kW. O co wnioskować: jedna faza, 1 × 16 A.");
    const oven = page.getByRole("textbox", { name: /^Piekarnik/ });
    await oven.focus();
    await page.keyboard.press("ArrowUp");
    await expect(oven).toHaveValue("1");
    await expect(result(page)).toHaveText(/4,5\skW.*1\s×\s25\sA/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(oven).toHaveValue("0");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: /^Zmywarka/ })).toBeFocused();
  });

  test("impossible numbers are answered, not calculated", async ({ page }) => {
    await page.goto(power);
    const factor = page.getByRole("textbox", { name: "Współczynnik jednoczesności" });
    await factor.fill("1,5");
    await expect(factor).toHaveAttribute("aria-invalid", "true");
    await expect(factor).toHaveAccessibleDescription(/Podaj od 0,4 do 0,6\./);
    await expect(result(page)).toHaveText(
      /^Popraw zaznaczone pola.*Współczynnik jednoczesności: Podaj od 0,4 do 0,6\.$/,
    );
    await expect(ask(page)).toHaveCount(0);
    await factor.fill("0,6");
    await expect(result(page)).toHaveText(/23,5\skW/);
    await expect(factor).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "Wróć do przykładu" }).click();
    await expect(result(page)).toHaveText(/20,5\skW/);
    await expect(page).toHaveURL(new RegExp(`${power}$`));
  });

  test("the link brings another visitor to the same house", async ({ page, context }) => {
    await page.goto(power);
    await page.getByRole("textbox", { name: "Rezerwa" }).fill("30");
    await expect(result(page)).toHaveText(/22,5\skW/);
    const other = await context.newPage();
    await other.goto(new URL((await link(page).getAttribute("href")) ?? "", page.url()).href);
    await expect(result(other)).toHaveText(/22,5\skW/);
    await expect(other.getByRole("textbox", { name: "Rezerwa" })).toHaveValue("30");
  });

  test("the result is in the e-mail the contact page prepares", async ({ page }) => {
    await page.goto(power);
    await page.getByRole("textbox", { name: "Rezerwa" }).fill("25");
    await expect(result(page)).toHaveText(/21,5\skW/);
    await ask(page).click();
    await expect(page).toHaveURL(/\/kontakt\?temat=.*&wynik=/);
    await expect(page.locator("a[data-mail]")).toHaveAttribute("href", /moc%20do%20wniosku%2021%2C5%20kW/);
  });
});

test.describe("economics of photovoltaics", () => {
  test("begins with the six kilowatts of the worked example", async ({ page }) => {
    await page.goto(pv);
    await expect(result(page)).toHaveText("Zwrot: od 4,7 do 8,1 roku.");
    await expect(row(page, "Produkcja w roku")).toHaveText("5400–6600 kWh");
    await expect(row(page, "Koszt")).toHaveText("25 000–35 000 zł");
    await expect(page.getByRole("img", { name: /Zwrot od 4,7 do 8,1 roku/ })).toBeVisible();
  });

  test("own numbers change result, chart and address", async ({ page }) => {
    await page.goto(pv);
    await page.getByRole("textbox", { name: "Koszt z montażem" }).fill("30 000 zł");
    await page.getByRole("textbox", { name: "Dotacja" }).fill("6000");
    await expect(result(page)).toHaveText("Zwrot: od 4,5 do 5,6 roku.");
    await expect(row(page, "Koszt po dotacji")).toHaveText("24 000 zł");
    await expect(page.getByRole("img", { name: /Zwrot od 4,5 do 5,6 roku/ })).toBeVisible();
    await expect(page).toHaveURL(/\?moc=6&cena=0\.8&koszt=30000&dotacja=6000$/);
    await page.reload();
    await expect(result(page)).toHaveText("Zwrot: od 4,5 do 5,6 roku.");
  });

  test("impossible numbers are answered, also those of an address", async ({ page }) => {
    await page.goto(`${pv}?moc=99`);
    await expect(page.getByRole("textbox", { name: "Moc instalacji" })).toHaveValue("99");
    await expect(page.getByRole("textbox", { name: "Moc instalacji" })).toHaveAccessibleDescription(
      /Podaj od 2 do 10\skW\./,
    );
    await page.getByRole("textbox", { name: "Moc instalacji" }).fill("10");
    await expect(result(page)).toHaveText("Zwrot: od 4,0 do 6,9 roku.");
    await page.getByRole("textbox", { name: "Dotacja" }).fill("90000");
    await expect(result(page)).toHaveText(/Dotacja musi być mniejsza niż koszt instalacji/);
  });

  test("what was typed before the scripts came is kept and counted", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_next/static/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(pv, { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "Moc instalacji" }).fill("3");
    release();
    await expect(row(page, "Produkcja w roku")).toHaveText("2700–3300 kWh");
    await expect(page.getByRole("textbox", { name: "Moc instalacji" })).toHaveValue("3");
  });
});

for (const path of [power, pv]) {
  test(`the calculator of ${path} fits a phone of 320 px with targets of 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await calculator(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const targets = calculator(page).locator("input, button, summary, a");
    const small = await targets.evaluateAll(
      (targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 44).length,
    );
    expect(small).toBe(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} shows the result of the example and no form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("main noscript p")).toHaveText(/^Kalkulator wymaga skryptów/);
      await expect(result(page)).toHaveText(/20,5\skW|od 4,7 do 8,1 roku/);
      await expect(calculator(page).getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("table").first()).toBeVisible();
    });
  });
}
