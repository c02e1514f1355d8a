import { expect, type Page, test } from "@playwright/test";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { site } from "@/content/site";
import { calculators } from "@/lib/calculators";
import { estimateData } from "@/lib/estimate/props";
import { pvAnswer, pvPage } from "@/tests/today";
import { pageTypes, painted } from "./pages";

/** What stands on one sheet: its lines of text, and how many photographs. */
type Sheet = { lines: string[]; photos: number };

/** Without what depends on where lines break: spaces and hyphens. */
const packed = (text: string) => text.replace(/[\s\u00ad\u2010-]+/g, "");

/** The page as the browser's "save as PDF" writes it. */
async function sheetsOf(page: Page): Promise<Sheet[]> {
  const task = getDocument({ data: new Uint8Array(await page.pdf({ format: "A4" })), verbosity: 0 });
  const document = await task.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    const { fnArray } = await sheet.getOperatorList();
    const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    sheets.push({
      lines: text.split("\n").map(packed).filter(Boolean),
      photos: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    });
  }
  await task.destroy();
  return sheets;
}

for (const path of pageTypes)
  test(`${path} as a document holds every heading, answer and photo once, and no head on every sheet`, async ({
    page,
  }) => {
    // As wide as A4, so that what is asked below lies as it is printed.
    await page.setViewportSize({ width: 794, height: 1123 });
    // A picture fades in otherwise.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.locator("head link[media=print]")).toHaveCount(1);
    // Read to the end, so that every picture has come.
    for (const frame of await page.locator("[data-lazy]:visible").all()) {
      await frame.scrollIntoViewIfNeeded();
      await painted(page);
    }
    await expect(page.locator("[data-ph][data-state=loading]")).toHaveCount(0);

    const sheets = await sheetsOf(page);
    await page.emulateMedia({ media: "print" });
    const { texts, photos } = await page.evaluate(() => {
      const shown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        parentElement?.matches(
          "main :is(h1, h2, h3, summary, details p, td, th, :is(h1, h2, h3, summary, p, td, th) *)",
        ) && shown(parentElement)
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      );
      const found: string[] = [];
      while (words.nextNode()) found.push(words.currentNode.textContent ?? "");
      const raster = (image: HTMLImageElement) => image.naturalWidth > 0 && !image.currentSrc.endsWith(".svg");
      return {
        texts: found,
        photos: [...document.images]
          .filter((image) => raster(image) && shown(image))
          .map(({ currentSrc }) => currentSrc),
      };
    });

    const whole = sheets.flatMap(({ lines }) => lines).join("");
    expect(texts.map(packed).filter((text) => !whole.includes(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(1);
    expect(
      sheets.reduce((sum, sheet) => sum + sheet.photos, 0),
      photos.join(),
    ).toBe(photos.length);
    const [first, ...others] = sheets;
    if (others.length > 1)
      expect(first?.lines.filter((line) => others.every(({ lines }) => lines.includes(line)))).toEqual([]);
  });

/** Opens a page on which buttons that print leave it to the test. */
async function openToPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
}

/** The one sheet that is printed, with who to phone at its top. */
async function expectOneSheet(page: Page, ...texts: string[]): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const text of texts) await expect(page.locator("[data-sheet=printed]")).toContainText(text);
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.getByRole("banner").getByText(site.phone.display).filter({ visible: true })).toHaveCount(1);
  expect(await sheetsOf(page)).toHaveLength(1);
}

test("the result of the photovoltaics calculator is one sheet of A4 with what it was asked", async ({ page }) => {
  await openToPrint(page, pvPage);
  const { texts } = calculators.pv.data();
  await page.locator("[data-island=pv]").getByRole("button", { name: texts.print }).click();
  await expectOneSheet(page, pvAnswer().payback);
});

const { subjects, texts: estimateTexts } = estimateData();
for (const { id, name } of subjects)
  test(`the request for ${name} is one sheet of A4 with the address of its answers`, async ({ page }) => {
    await openToPrint(page, `/wycena?o=${id}`);
    await page.locator("[data-island=estimate]").getByRole("button", { name: estimateTexts.print }).click();
    await expectOneSheet(page, estimateTexts.subject, `${site.url}/wycena?o=${id}`);
  });
