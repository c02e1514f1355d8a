import { expect, test } from "@playwright/test";

for (const path of ["/uslugi/pomiary", "/oferta/pomiary"])
  test(`${path} reports the visit and the interest, and offers the two helpers`, async ({ page }) => {
    await page.goto(path);
    const pushed = await page.evaluate(() => window.dataLayer);
    expect(pushed).toEqual([
      {
        event: "page_view",
        page_title: await page.title(),
        page_location: page.url(),
        page_path: "/uslugi/pomiary",
        content_group1: "Usługi",
        content_group2: "Pomiary",
        service_category: "pomiary_elektryczne",
        user_type: "visitor",
      },
      {
        event: "service_interest",
        service_name: expect.any(String),
        service_category: "diagnostyka_elektryczna",
        interest_level: "medium",
      },
    ]);
    const helped = await page.evaluate(() => {
      window.trackCtaClick?.("Zamów przegląd");
      window.trackDocumentDownload?.("protokół");
      return window.dataLayer?.slice(2);
    });
    expect(helped).toEqual([
      { event: "cta_click", cta_name: "Zamów przegląd", page_section: "pomiary", service_type: "pomiary_elektryczne" },
      {
        event: "document_download",
        document_type: "protokół",
        service_category: "pomiary",
        download_source: "pomiary_page",
      },
    ]);
  });

test("other pages push nothing", async ({ page }) => {
  await page.goto("/uslugi/alarmy");
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
