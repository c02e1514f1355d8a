/** A visitor of /kontakt reads wrong hours, or sends a message without their page or result. */
import { site } from "@/content/site";
import { get } from "@/lib/content/records";
import { formatHour } from "@/lib/text/hours";
import { cityPage } from "@/tests/today";
import { desktopViewport } from "./pages";
import { expect, test } from "./test";

const { answering } = get("layout");

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });
  test("pages say by Warsaw's clock until when the phone is answered", async ({ page }) => {
    const { opens, closes } = site.hours.phone;
    // In winter Warsaw is an hour ahead of UTC.
    await page.clock.setFixedTime(`2026-11-20T${opens}:00+01:00`);
    for (const path of ["/kontakt", "/uslugi/naprawy", "/katowice"]) {
      await page.goto(path);
      const line = page.locator("[data-answering]").first();
      await expect(line).toHaveText(`${answering.open} ${formatHour(closes)}`);
    }
  });
});

test("the message names the page a visitor came from, and shows a calculator's result as text", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.goto(cityPage.path);
  await page.locator("header a[data-contact]").filter({ visible: true }).click();
  await page.waitForURL("**/kontakt");
  const letter = page.locator("[data-letter]");
  await expect(letter).toContainText(cityPage.path);
  const mail = await page.locator("a[data-mail]").getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(cityPage.name);
  await page.goto(`/kontakt?temat=${encodeURIComponent("<b>Moc</b>")}&wynik=14 kW`);
  await expect(letter).toContainText("<b>Moc</b>");
  await expect(letter).toContainText("14 kW");
});
