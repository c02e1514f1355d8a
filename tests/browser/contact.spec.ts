import { expect, type Page, test } from "@playwright/test";
import { site } from "@/content/site";
import { clock } from "@/lib/text/hours";
import { alwaysAnswering, cityPage, telLink } from "@/tests/today";

const at = (page: Page, moment: number) => page.clock.setFixedTime(new Date(moment));

test.describe("whether the phone is answered", () => {
  // A visitor anywhere in the world: the clock is Warsaw's.
  test.use({ timezoneId: "America/New_York" });
  const { opens, closes } = site.hours.phone;
  for (const [minutes, time, text] of [
    [-1, opens, `Zadzwoń dziś od ${clock(opens)}`],
    [0, opens, `Odbieramy dziś do ${clock(closes)}`],
    [0, closes, `Zadzwoń jutro od ${clock(opens)}`],
  ] as const)
    test(`${minutes ? "before" : "at"} ${time}: ${text}`, async ({ page }) => {
      // In winter Warsaw is an hour ahead of UTC.
      await at(page, Date.parse(`2026-11-20T${time}:00+01:00`) + minutes * 60_000);
      await page.goto("/kontakt");
      await expect(page.locator("[data-answering]")).toHaveText(text);
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page has hours, prepared message and contact card, and no buttons that do nothing", async ({ page }) => {
    await page.goto("/kontakt");
    await expect(page.locator("[data-answering]")).toHaveText(alwaysAnswering);
    await expect(page.getByRole("button", { name: /Kopiuj/ })).toHaveCount(0);
    const mail = await page.getByRole("link", { name: "Otwórz e-mail z tą treścią" }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toContain("proszę o wycenę");
  });

  test("a calculator's result in the address leaves the message whole, with its lines to fill in by hand", async ({
    page,
  }) => {
    await page.goto("/kontakt");
    const letter = page.locator("[data-letter]");
    const plain = (await letter.textContent()) ?? "";
    await page.goto(`/kontakt?temat=Moc&wynik=${encodeURIComponent("14 kW, trzy fazy")}`);
    await expect(letter).toHaveText(plain, { useInnerText: true });
    await expect(letter).toContainText("Czego dotyczy:");
    const mail = await page.locator("a[data-mail]").getAttribute("href");
    expect(decodeURIComponent(mail ?? "").replaceAll("\r\n", "\n")).toContain("Czego dotyczy:");
    await expect(page.getByRole("main").locator(`a[href="${telLink}"]`).first()).toBeVisible();
  });
});

test("copy buttons copy the number, the address and the message", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/kontakt");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Kopiuj numer" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Skopiowane");
  expect(await copied()).toBe(site.phone.display);
  await page.getByRole("button", { name: "Kopiuj adres" }).click();
  await expect.poll(copied).toBe(site.email);
  await page.getByRole("button", { name: "Kopiuj treść" }).click();
  await expect.poll(copied).toContain("Dzień dobry,\nproszę o wycenę.\n\nMiejscowość:");
  // The tile is a link: the button on it must not dial.
  expect(new URL(page.url()).pathname).toBe("/kontakt");
});

test("the message names the page a visitor comes from", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(cityPage.path);
  await page.locator("header a[data-contact]").filter({ visible: true }).click();
  await page.waitForURL("**/kontakt");
  await expect(page.locator("[data-letter]")).toContainText(`Miejscowość: ${cityPage.name}`);
  await expect(page.locator("[data-letter]")).toContainText(cityPage.path);
  const mail = await page.locator("a[data-mail]").getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(`Miejscowość: ${cityPage.name}`);
});

test("the message carries the result of a calculator and shows it as text", async ({ page }) => {
  await page.goto(`/kontakt?temat=${encodeURIComponent("<b>Moc</b>")}&wynik=${encodeURIComponent("14 kW, trzy fazy")}`);
  const letter = page.locator("[data-letter]");
  await expect(letter).toContainText("Czego dotyczy: <b>Moc</b>");
  await expect(letter).toContainText("14 kW, trzy fazy");
  expect(await letter.locator("b").count()).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test("a landline is offered no text message, an e-mail is", async ({ page }) => {
    await page.goto("/kontakt");
    await expect(page.getByRole("link", { name: /e-mail z tą treścią/ })).toBeVisible();
    await expect(page.locator("a[href^='sms:']")).toHaveCount(0);
  });
});

test("on a computer no text message is offered", async ({ page }) => {
  await page.goto("/kontakt");
  await expect(page.getByRole("link", { name: "Wyślij SMS" })).toBeHidden();
});

test("the contact card is a vCard", async ({ page }) => {
  await page.goto("/kontakt");
  const link = page.getByRole("link", { name: "Zapisz nasz kontakt" });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toContain("vcard");
  expect(await response.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*END:VCARD\r\n$/);
});

test("everything on the tiles is reached and used with the keyboard alone", async ({ page }) => {
  await page.goto("/kontakt");
  await page.locator("a[data-call=contact-tile]").focus();
  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    names.push((await page.evaluate(() => document.activeElement?.textContent)) ?? "");
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual([
    expect.stringContaining(site.phone.display),
    "Kopiuj numer",
    expect.stringContaining(site.email),
    "Kopiuj adres",
    "Zapisz nasz kontakt",
  ]);
});

test("/dziekujemy is not for search engines", async ({ page }) => {
  await page.goto("/dziekujemy");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("main").getByRole("link")).toHaveText(["Zobacz usługi", "Strona główna"]);
});
