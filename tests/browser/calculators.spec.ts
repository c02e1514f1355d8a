import { expect, type Page, test } from "@playwright/test";
import { pvLimits } from "@/content/calculators";
import { format } from "@/lib/text/numbers";
import {
  deviceAfter,
  deviceName,
  factor,
  flatAnswer,
  groupOf,
  guideNamed,
  otherReserve,
  ownPrice,
  piecesOf,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
} from "@/tests/today";

const power = powerPage;
const pv = pvPage;
const calculator = (page: Page) => page.locator("[data-island=power], [data-island=pv]");
const result = (page: Page) => calculator(page).getByRole("status");
const row = (page: Page, label: string) =>
  calculator(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");
const ask = (page: Page) => calculator(page).getByRole("link", { name: "Zapytaj o wycenę z tym wynikiem" });
const link = (page: Page) => calculator(page).getByRole("link", { name: "Link do tego wyniku" });

test.describe("power demand", () => {
  test("begins with the worked example of the guide", async ({ page }) => {
    await page.goto(power);
    await expect(result(page)).toHaveText(powerAnswer().sentence);
    await expect(row(page, "Moc szczytowa")).toHaveText(powerAnswer().peak);
  });

  test("a charger pressed in before hydration counts once", async ({ page }) => {
    await page.goto(power);
    await page.locator("summary", { hasText: groupOf("lt") }).click();
    await page.getByRole("button", { name: `Więcej: ${deviceName("lt")}` }).click();
    const pieces = String(piecesOf("lt") + 1);
    await expect(page.getByRole("textbox", { name: deviceName("lt") })).toHaveValue(pieces);
    await expect(result(page)).toHaveText(powerAnswer({ lt: pieces }).sentence);
    await expect(page).toHaveURL(/\?bilans=[a-z0-9]+&k=[\d.]+&rezerwa=\d+$/);
  });

  test("a small flat gets one phase, by keyboard alone", async ({ page }) => {
    const flat = { zm: "1", cz: "1", lo: "1", os: "5" };
    await page.goto(`${power}?bilans=zm1cz1lo1os5`);
    await expect(result(page)).toHaveText(flatAnswer(flat).sentence);
    await expect(result(page)).toHaveText(/jedna\sfaza, 1\s×/);
    const oven = page.getByRole("textbox", { name: deviceName("pi") });
    await oven.focus();
    await page.keyboard.press("ArrowUp");
    await expect(oven).toHaveValue("1");
    await expect(result(page)).toHaveText(flatAnswer({ ...flat, pi: "1" }).sentence);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(oven).toHaveValue("0");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: deviceAfter("pi") })).toBeFocused();
  });

  test("impossible numbers are answered, not calculated", async ({ page }) => {
    await page.goto(power);
    const field = page.getByRole("textbox", { name: "Współczynnik jednoczesności" });
    const mend = `Podaj od ${factor.min} do ${factor.max}.`;
    await field.fill(factor.tooMuch);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(mend));
    await expect(result(page)).toHaveText(new RegExp(`^Popraw zaznaczone pola.*Współczynnik jednoczesności: ${mend}$`));
    await expect(ask(page)).toHaveCount(0);
    await field.fill(factor.max);
    await expect(result(page)).toHaveText(powerAnswer({ k: factor.max }).sentence);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await calculator(page).getByRole("button", { name: "Wróć do przykładu" }).click();
    await expect(result(page)).toHaveText(powerAnswer().sentence);
    await expect(page).toHaveURL(new RegExp(`${power}$`));
  });

  test("the link brings another visitor to the same house", async ({ page, context }) => {
    await page.goto(power);
    await page.getByRole("textbox", { name: "Rezerwa" }).fill(otherReserve);
    const { sentence } = powerAnswer({ rezerwa: otherReserve });
    await expect(result(page)).toHaveText(sentence);
    const other = await context.newPage();
    await other.goto(new URL((await link(page).getAttribute("href")) ?? "", page.url()).href);
    await expect(result(other)).toHaveText(sentence);
    await expect(other.getByRole("textbox", { name: "Rezerwa" })).toHaveValue(otherReserve);
  });

  test("the result is in the e-mail the contact page prepares", async ({ page }) => {
    await page.goto(power);
    await page.getByRole("textbox", { name: "Rezerwa" }).fill(otherReserve);
    const { sentence, summary } = powerAnswer({ rezerwa: otherReserve });
    await expect(result(page)).toHaveText(sentence);
    await ask(page).click();
    await expect(page).toHaveURL(/\/kontakt\?temat=.*&wynik=/);
    await expect(page.locator("a[data-mail]")).toHaveAttribute(
      "href",
      new RegExp(encodeURIComponent(summary).replace(/[()]/g, "\\$&")),
    );
  });
});

test.describe("economics of photovoltaics", () => {
  test("begins with the worked example", async ({ page }) => {
    await page.goto(pv);
    const { sentence, savings, net } = pvAnswer();
    await expect(result(page)).toHaveText(sentence);
    await expect(row(page, "Razem w pierwszym roku")).toHaveText(savings);
    await expect(row(page, "Koszt")).toHaveText(net);
    for (const name of [/^czerwiec: panele/, /^marzec: panele/, /^grudzień: panele/, /^Dwadzieścia lat/])
      await expect(page.getByRole("img", { name })).toHaveCount(1);
  });

  test("own numbers change result, chart and address", async ({ page }) => {
    await page.goto(pv);
    const { cost, subsidy } = ownPrice;
    const { sentence, net } = pvAnswer({ koszt: String(cost), dotacja: String(subsidy) });
    await page.getByRole("textbox", { name: "Koszt z montażem" }).fill(`${format(cost)} zł`);
    await page.getByRole("textbox", { name: "Dotacja" }).fill(String(subsidy));
    await expect(result(page)).toHaveText(sentence);
    await expect(row(page, "Koszt po dotacji")).toHaveText(net);
    await expect(page).toHaveURL(new RegExp(`\\?moc=[\\d.]+&koszt=${cost}&dotacja=${subsidy}$`));
    await page.reload();
    await expect(result(page)).toHaveText(sentence);
  });

  test("impossible numbers are answered, also those of an address", async ({ page }) => {
    await page.goto(`${pv}?moc=99`);
    await expect(page.getByRole("textbox", { name: "Moc instalacji" })).toHaveValue("99");
    await expect(page.getByRole("textbox", { name: "Moc instalacji" })).toHaveAccessibleDescription(
      new RegExp(`Podaj od ${pvLimits.power.min} do ${pvLimits.power.max}\\skW\\.`),
    );
    await page.getByRole("textbox", { name: "Moc instalacji" }).fill(String(pvLimits.power.max));
    await expect(result(page)).toHaveText(pvAnswer({ moc: String(pvLimits.power.max) }).sentence);
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
    await expect(result(page)).toHaveText(pvAnswer({ moc: "3" }).sentence);
    await expect(page.getByRole("textbox", { name: "Moc instalacji" })).toHaveValue("3");
  });
});

for (const path of [power, pv]) {
  test(`the calculator of ${path} fits a phone of 320 px with targets of 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await calculator(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const targets = calculator(page).locator("input, select, button, summary, a");
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
      await expect(page.locator("main noscript p").first()).toHaveText(/^Kalkulator wymaga skryptów/);
      await expect(result(page)).toHaveText(path === power ? powerAnswer().sentence : pvAnswer().sentence);
      await expect(calculator(page).getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("table").first()).toBeVisible();
    });
  });
}

test("the power calculator shows groups, phases and the board of its house", async ({ page }) => {
  await page.goto(power);
  const circuits = calculator(page).getByRole("list").getByRole("listitem");
  const before = await circuits.count();
  await page.locator("summary", { hasText: groupOf("lt") }).click();
  await page.getByRole("button", { name: `Więcej: ${deviceName("lt")}` }).click();
  await expect(circuits.filter({ hasText: deviceName("lt") })).toHaveText(/B\d+, L1 L2 L3$/);
  await expect(circuits).toHaveCount(before + 1);
  for (const phase of ["L1", "L2", "L3"]) await expect(row(page, phase).first()).toHaveText(/kW, [\d,]+\sA/);
});

test("the result of the power calculator stays above the call bar of a phone while its form is filled in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(power);
  await page.locator("summary", { hasText: groupOf("pi") }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const bar = page.getByRole("navigation", { name: "Szybki kontakt" });
  await expect(bar).toBeVisible();
  const strip = calculator(page).locator("p[aria-hidden]").filter({ hasText: powerAnswer().request });
  await expect(strip).toBeInViewport({ ratio: 1 });
  const [strips, bars] = await Promise.all([strip.boundingBox(), bar.boundingBox()]);
  expect((strips?.y ?? 0) + (strips?.height ?? 0)).toBeLessThanOrEqual((bars?.y ?? 0) + 1);
});

test("the sheet for the application is printed alone, with every device of the house", async ({ page }) => {
  await page.goto(power);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await calculator(page).getByRole("button", { name: "Drukuj kartę do wniosku" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-only-sheet", "");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("[data-sheet=printed]");
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(deviceName("pi"));
  await expect(sheet).toContainText(powerAnswer().request);
  await expect(page.locator("h1")).toBeHidden();
  await expect(result(page)).toBeHidden();
});

const small = [
  {
    island: "cable",
    path: power,
    first: /^Przekrój: 2,5\smm²\. Zabezpieczenie: 16\sA\./,
    change: { field: "Długość przewodu", to: "80" },
    afterwards: /^Przekrój: 4\smm²\./,
    address: /\?dlugosc=80$/,
    wrong: { to: "9000", mend: /Podaj od 1 do 300\sm\./ },
  },
  {
    island: "light",
    path: guideNamed("oświetlenie").path,
    first: /^Potrzebny strumień źródeł: 9600\slm\. Oprawy: 12 × 800\slm\./,
    change: { field: "Powierzchnia", to: "12" },
    afterwards: /^Potrzebny strumień źródeł: 4800\slm\. Oprawy: 6 ×/,
    address: /\?powierzchnia=12$/,
    wrong: { to: "0", mend: /Podaj od 1 do 200\sm²\./ },
  },
  {
    island: "battery",
    path: guideNamed("alarm").path,
    first: /^Potrzebna pojemność: 6,9\sAh\. Akumulator: 12\sV 7\sAh\./,
    change: { field: "Czas bez sieci", to: "24" },
    afterwards: /^Potrzebna pojemność: 13,5\sAh\. Akumulator: 12\sV 17\sAh\./,
    address: /czas=24$/,
    wrong: { to: "500", mend: /Podaj od 0,25 do 72\sh\./ },
  },
] as const;

for (const { island, path, first, change, afterwards, address, wrong } of small)
  test.describe(`the small calculator ${island}`, () => {
    const box = (page: Page) => page.locator(`[data-island=${island}]`);

    test("answers its guide's example, own numbers, a shared link and nonsense; asks for a quote", async ({ page }) => {
      await page.goto(path);
      await expect(box(page).getByRole("status")).toHaveText(first);
      const field = box(page).getByRole("textbox", { name: change.field });
      await field.fill(change.to);
      await expect(box(page).getByRole("status")).toHaveText(afterwards);
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(box(page).getByRole("status")).toHaveText(afterwards);
      await expect(field).toHaveValue(change.to);
      await field.fill(wrong.to);
      await expect(field).toHaveAccessibleDescription(wrong.mend);
      await expect(box(page).getByRole("status")).toHaveText(wrong.mend);
      await box(page).getByRole("button", { name: "Wróć do przykładu" }).click();
      await expect(box(page).getByRole("status")).toHaveText(first);
      await box(page).getByRole("link", { name: "Zapytaj o wycenę z tym wynikiem" }).click();
      await expect(page).toHaveURL(/\/kontakt\?temat=.*&wynik=/);
    });

    test("fits a phone of 320 px with targets of 44 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await box(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const targets = box(page).locator("input, select, button, a");
      const small = await targets.evaluateAll(
        (elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < 44).length,
      );
      expect(small).toBe(0);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("shows the result of the example with its formulas and no form", async ({ page }) => {
        await page.goto(path);
        await expect(box(page).getByRole("status")).toHaveText(first);
        await expect(box(page).getByRole("textbox")).toHaveCount(0);
      });
    });
  });
