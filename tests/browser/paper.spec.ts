/** A printed page or PDF lacks text, photos or the number, or a result takes more than one sheet. */
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { site } from "@/content/site";
import { calculators } from "@/lib/calculators";
import { words } from "@/lib/content/words";
import { estimate, findAskedQuestions } from "@/lib/estimate/engine";
import { estimateData } from "@/lib/estimate/props";
import { queryOf } from "@/lib/estimate/request";
import type { RawAnswers, Subject } from "@/lib/estimate/types";
import { testAll } from "@/tests/extent";
import { cityPage, deviceName, powerAnswer, powerPage, pvAnswer, pvPage } from "@/tests/today";
import { awaitPrintCss, everyPage, featuresAt, pageTypes, pageWith, settle, unknownPage } from "./pages";
import { expect, test } from "./test";

// As wide as A4. Without reduced motion pictures would fade in.
test.use({
  pictures: true,
  viewport: { width: 794, height: 1123 },
  reducedMotion: "reduce",
  mayFail: new RegExp(`404.*${unknownPage}`),
});

type Sheet = { lines: string[]; photos: number };

/** Removes spaces, hyphens and joiners, which depend on line breaks. */
const withoutBreaks = (text: string) => text.replace(/[\s\u00ad\u2060\u2010-]+/g, "");

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
      lines: text.split("\n").map(withoutBreaks).filter(Boolean),
      photos: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    });
  }
  await task.destroy();
  return sheets;
}

async function openForPaper(page: Page, path: string, media: "print" | null = "print"): Promise<void> {
  await page.goto(path);
  await awaitPrintCss(page);
  await page.emulateMedia({ media });
}

for (const path of testAll ? pageTypes : ["/", "/wzor-protokolu", pageWith("kind feature", "services"), cityPage.path])
  test(`${path} as a PDF has every heading, answer and photo, and one head`, async ({ page }) => {
    await openForPaper(page, path, null);
    // Loads every picture.
    for (const frame of await page.locator("[data-lazy]:visible").all()) {
      await frame.scrollIntoViewIfNeeded();
      await settle(page);
    }
    await expect(page.locator("[data-ph][data-state=loading]")).toHaveCount(0);

    const sheets = await sheetsOf(page);
    await page.emulateMedia({ media: "print" });
    const { texts, photos } = await page.evaluate(() => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        parentElement?.matches(
          "main :is(h1, h2, h3, summary, details p, td, th, :is(h1, h2, h3, summary, p, td, th) *)",
        ) &&
        // A stacked table names its columns in each row, and hides its head.
        getComputedStyle(parentElement.closest("thead") ?? parentElement).position !== "absolute" &&
        isVisible(parentElement)
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      );
      const found: string[] = [];
      while (words.nextNode()) found.push(words.currentNode.textContent ?? "");
      const raster = (image: HTMLImageElement) => image.naturalWidth > 0 && !image.currentSrc.endsWith(".svg");
      return { texts: found, photos: [...document.images].filter((image) => raster(image) && isVisible(image)).length };
    });

    const whole = sheets.flatMap(({ lines }) => lines).join("");
    expect(texts.map(withoutBreaks).filter((text) => !whole.includes(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(1);
    expect(sheets.reduce((sum, sheet) => sum + sheet.photos, 0)).toBe(photos);
    if (path === "/") expect(photos).toBeGreaterThan(0);
    const [first, ...others] = sheets;
    if (others.length > 1)
      expect(first?.lines.filter((line) => others.every(({ lines }) => lines.includes(line)))).toEqual([]);
  });

/** Sheets a page may take: what a reader still staples and reads. */
const sheetLimits = { guides: 8, services: 5 } as const;
const sheetSample = [powerPage, pvPage, pageWith("kind steps", "services"), pageWith("kind triage")];
for (const [type, limit] of Object.entries(sheetLimits))
  for (const path of everyPage.filter(
    (page) => featuresAt(page).includes(type) && (testAll || sheetSample.includes(page)),
  ))
    test(`${path} takes at most ${limit} sheets of A4, the last of them with its code`, async ({ page }) => {
      await openForPaper(page, path, null);
      const sheets = await sheetsOf(page);
      expect(sheets.length).toBeLessThanOrEqual(limit);
      expect(sheets.at(-1)?.lines.join("")).toContain(withoutBreaks(site.phone.display));
      // Sheets of less are the rest of a box that was torn.
      for (const { lines } of sheets) expect(lines.length).toBeGreaterThan(3);
    });

for (const path of testAll ? pageTypes : ["/", "/dla-firm", cityPage.path, pageWith("services"), powerPage])
  test(`${path} on paper has no address in a tile, no field to fill in, and no control`, async ({ page }) => {
    await openForPaper(page, path);
    const faults = await page.evaluate(() => {
      const isVisible = (element: Element) => element.getBoundingClientRect().height > 0 && element.checkVisibility();
      const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)].filter(isVisible);
      return {
        // Tiles: links in lists that are more than words of a sentence.
        addresses: all("main :is(ul, ol) a")
          .filter((link) => getComputedStyle(link).display !== "inline" || link.querySelector("svg"))
          .filter((link) => getComputedStyle(link, "::after").content.includes("/"))
          .filter((link) => !link.getAttribute("href")?.startsWith("https:"))
          .map((link) => link.getAttribute("href")),
        fields: all("main article :is(input, select)")
          .filter(({ value, type }) => type !== "radio" && (value === "" || value === "0"))
          .map(({ name }) => name),
        controls: all("main article :is(button, [data-island] a), header a:has(> svg:only-child)").length,
      };
    });
    expect(faults).toEqual({ addresses: [], fields: [], controls: 0 });
  });

test("the numbers of a triage have the same frame on paper, and a legend its colours", async ({ page }) => {
  await openForPaper(page, pageWith("kind triage"));
  const frames = await page
    .locator("main ol a[href^='tel:']:not([data-call])")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).border));
  expect(frames.length).toBeGreaterThan(1);
  expect(new Set(frames)).toEqual(new Set(["1px solid rgb(0, 0, 0)"]));
  await openForPaper(page, pageWith("drawing board", "guides"));
  const swatches = await page.locator("figure p i").evaluateAll((marks) =>
    marks.map((mark) => {
      const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(mark);
      return printColorAdjust === "exact" && (backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)");
    }),
  );
  expect(swatches.length).toBeGreaterThan(0);
  expect(swatches).not.toContain(false);
});

const { subjects, texts: estimateTexts } = estimateData();
const longest = subjects.toSorted((one, other) => other.questions.length - one.questions.length);

/** The address of a quote with the most words: every question is answered, by the longest answer or all of them. */
function wordiest(subject: Subject): string {
  let raw: RawAnswers = {};
  const lengthOf = ({ label, say = "" }: { label: string; say?: string | undefined }) => label.length + say.length;
  for (const question of subject.questions) {
    if (!findAskedQuestions(subject, raw).includes(question)) continue;
    const { kind, id } = question;
    const sorted = kind === "number" ? [] : question.answers.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const answer =
      kind === "many" ? sorted.map((one) => one.id) : (sorted[0]?.id ?? String(kind === "number" && question.max));
    raw = { ...raw, [id]: answer };
  }
  return `/wycena${queryOf(subject, estimate(subject, raw), raw)}`;
}
/** Quotes of subjects as at first and with all answers. One without a price among them. */
const quotedSubjects = testAll
  ? subjects
  : [...longest.slice(0, 2), ...subjects.filter(({ prices }) => prices.length === 0)];
const quotes = quotedSubjects.flatMap((subject) => [`/wycena?o=${subject.id}`, wordiest(subject)]);
const { power, pv } = calculators;
/** Results with a print button: the page, the button, and texts on the sheet. */
/** A quote needs no button: it is the only sheet of its page. */
const printableResults: readonly (readonly [path: string, button: string | null, ...texts: string[]])[] = [
  [pvPage, pv.data().texts.print, pvAnswer().payback],
  [powerPage, power.data().texts.print, deviceName("pi"), powerAnswer().request],
  ...quotes.map((address) => [address, null, estimateTexts.subject, site.url + address] as const),
];
for (const [path, button, ...texts] of printableResults)
  test(`the result of ${path} is one sheet of A4 with its input and the phone number`, async ({ page }) => {
    await openForPaper(page, path, null);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    if (button) await page.locator("[data-island]").getByRole("button", { name: button }).first().click();
    await expect(page.locator("[data-sheet=printed]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    for (const text of texts) await expect(page.locator("[data-sheet=printed]")).toContainText(text);
    await expect(page.locator("h1")).toBeHidden();
    await expect(page.locator("[data-island] [role=status]").first()).toBeHidden();
    await expect(page.getByRole("banner").getByText(site.phone.display).filter({ visible: true })).toHaveCount(1);
    expect(await sheetsOf(page)).toHaveLength(1);
  });

test("a phone reads the address of a printed quote from its code", async ({ page }) => {
  const [address = ""] = quotes.toSorted((one, other) => other.length - one.length);
  await openForPaper(page, address);
  const picture = await page.locator("[data-sheet=printed] svg").screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(site.url + address);
});

test("a sheet names the page, the targets of links, and the day law and prices were checked", async ({ page }) => {
  await openForPaper(page, "/kontakt");
  const printedAddresses = await page.evaluate(() => {
    const address = document.querySelector("[rel=canonical]") as Element;
    const others = [...document.querySelectorAll("main [href^='https:']")];
    return {
      address: [address.getBoundingClientRect().height > 0, getComputedStyle(address, "::before").content],
      others: others.map((one) => getComputedStyle(one, "::after").content.includes(one.getAttribute("href") ?? "?")),
    };
  });
  expect(printedAddresses).toEqual({ address: [true, `"${site.url}/kontakt"`], others: site.profiles.map(() => true) });
  await openForPaper(page, pvPage);
  await expect(page.getByText(words.guide.lawChecked)).toBeVisible();
});

test("headings stay with what follows them, questions with their answers, and the number on its line", async ({
  page,
}) => {
  await openForPaper(page, pageWith("kind faq", "services"));
  for (const selector of ["main h2", "main h3", "main details"])
    await expect(page.locator(selector).first()).toHaveCSS("break-inside", "avoid");
  for (const selector of ["main h2", "main h3"])
    await expect(page.locator(selector).first()).toHaveCSS("break-after", "avoid");
  await expect(page.locator("[data-paper-foot] b").last()).toHaveCSS("text-wrap-mode", "nowrap");
});

for (const [path, count] of Object.entries({ "/wzor-protokolu": 2, "/wzor-oferty": 2, "/ogloszenie-o-pomiarach": 1 }))
  test(`${path} is printed on ${count} sheets, without the site around it`, async ({ page }) => {
    await openForPaper(page, path);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    expect(await sheetsOf(page)).toHaveLength(count);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a page is printed the same", async ({ page }) => {
    await page.goto(pageWith("services"));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner").getByText(site.phone.display).filter({ visible: true })).toHaveCount(1);
  });
});
