import { expect, type Page, test } from "@playwright/test";
import { site } from "@/content/site";
import { slugsOf } from "@/lib/content/records";
import { pvPage } from "@/tests/today";
import { pageTypes } from "./pages";

/** The specimen protocol is printed by styles of its own, without the site around it. */
const pages = pageTypes.filter((path) => path !== "/wzor-protokolu");

/** Pages with the company number. */
const cityPaths: readonly string[] = slugsOf("cities").map((slug) => `/${slug}`);

/** A page as it is printed right after it has opened: nobody has scrolled. As wide as A4. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(path);
  // Fetched after everything else.
  await expect.poll(() => sheetsForPaper(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
}

const sheetsForPaper = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets].filter(({ media }) => media.mediaText === "print").length);

for (const path of pages)
  test(`${path} on paper is all there, black on white, with nothing to press`, async ({ page }) => {
    await onPaper(page, path);
    const found = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const name = (element: Element) => `${element.localName} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
      const all = [...document.querySelectorAll("body *")].filter(shown);
      const texts = all.filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
      const pageWidth = document.documentElement.clientWidth;
      return {
        // A fixed box is printed on every sheet, over the text.
        fixed: all.filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position)).map(name),
        toPress: all
          .filter((element) => element.matches("nav, button, [popover], [data-contact], [type=search]"))
          .map(name),
        emptyPictures: all.filter((element) => element.matches("[data-ph]") && element.querySelector("[data-src]"))
          .length,
        closed: [...document.querySelectorAll("details:not([data-contents]) > :not(summary)")]
          .filter((answer) => !answer.checkVisibility({ contentVisibilityAuto: true }))
          .map(name),
        coloured: texts
          .filter((element) => !(element instanceof SVGElement))
          .filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)")
          .map(name),
        dark: all
          .filter(
            (element) =>
              !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(getComputedStyle(element).backgroundColor),
          )
          .map(name),
        beyond: texts
          .filter((element) => !element.closest(".sr-only, svg") && element.getBoundingClientRect().width > 1)
          .filter((element) => element.getBoundingClientRect().right > pageWidth + 1)
          .map(name),
      };
    });
    expect(found).toEqual({
      fixed: [],
      toPress: [],
      emptyPictures: 0,
      closed: [],
      coloured: [],
      dark: [],
      beyond: [],
    });
    // Who to phone, at the top of the first sheet.
    const { display } = cityPaths.includes(path) ? site.companyPhone : site.phone;
    await expect(page.getByRole("banner").getByText(display).filter({ visible: true })).toHaveCount(1);
  });

test("the sheet says which page it is, and where links to other sites lead", async ({ page }) => {
  await onPaper(page, "/kontakt");
  const written = await page.evaluate(() => {
    const address = document.querySelector("[rel=canonical]") as Element;
    const other = document.querySelector("main [href^='https:']") as Element;
    return {
      address: [address.getBoundingClientRect().height > 0, getComputedStyle(address, "::before").content],
      other: getComputedStyle(other, "::after").content.includes(other.getAttribute("href") ?? "?"),
    };
  });
  expect(written).toEqual({ address: [true, `"${site.url}/kontakt"`], other: true });
});

test("a guide on paper says when its law and prices were checked", async ({ page }) => {
  await onPaper(page, pvPage);
  await expect(page.getByText("Stan prawny sprawdzono:")).toBeVisible();
});

test("a picture that was scrolled to is printed, one that was not leaves no box", async ({ page }) => {
  await onPaper(page, "/");
  await page.emulateMedia({ media: "screen" });
  const frames = page.locator("[data-lazy]");
  await frames.first().scrollIntoViewIfNeeded();
  await expect(frames.first()).toHaveAttribute("data-state", "loaded");
  await page.emulateMedia({ media: "print" });
  await expect(frames.first()).toBeVisible();
  await onPaper(page, "/");
  await expect(frames.first()).toBeHidden();
});

test("headings stay with what follows them, and questions with their answers", async ({ page }) => {
  await onPaper(page, "/uslugi/smart-home");
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { breakAfter, breakInside } = getComputedStyle(element);
        return [breakAfter, breakInside];
      });
  expect(await breaks("main h2")).toEqual(["avoid", "avoid"]);
  expect(await breaks("main h3")).toEqual(["avoid", "avoid"]);
  expect((await breaks("main details"))[1]).toBe("avoid");
});

test("a page on the screen carries none of this, and waits for none of it", async ({ page }) => {
  await page.goto("/");
  const sheets = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
        .filter(({ name }) => name.endsWith(".css"))
        .map(({ name, renderBlockingStatus }) => [new URL(name).pathname, renderBlockingStatus]),
    );
  await expect.poll(sheets).toEqual([[expect.stringMatching(/^\/scripts\/paper\.[\w-]+\.css$/), "non-blocking"]]);
});

test("the specimen protocol is printed without the site around it", async ({ page }) => {
  await onPaper(page, "/wzor-protokolu");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("Protokół ze sprawdzenia instalacji elektrycznej").first()).toBeVisible();
});

test("a page without scripts is printed the same", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/uslugi/alarmy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("banner").getByText(site.phone.display).filter({ visible: true })).toHaveCount(1);
  await context.close();
});
