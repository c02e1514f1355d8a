import { expect, type Page, test } from "@playwright/test";
import { all, pathOf } from "@/lib/content/records";

const paths = [
  "/",
  "/dla-firm",
  ...all("cities").map(({ slug }) => `/${slug}`),
  ...all("services").map(({ slug }) => pathOf("services", slug)),
  ...all("guides")
    .filter(({ sections }) => sections.some(({ drawing }) => drawing))
    .map(({ slug }) => pathOf("guides", slug)),
];

/** Texts of the page's drawings: below 12 px as drawn, and pairs that lie on each other. */
const faults = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>("main figure svg[role=img], main svg:has([data-circuit])")].flatMap(
      (svg) => {
        const scale = svg.getScreenCTM()?.a ?? 1;
        const texts = [...svg.querySelectorAll("text")]
          .map((text) => ({ text, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        const small = texts
          .filter(({ text }) => Number.parseFloat(getComputedStyle(text).fontSize) * scale < 12)
          .map(({ text }) => `small: ${text.textContent}`);
        const pairs = texts.flatMap((one, at) =>
          texts
            .slice(at + 1)
            .filter(({ box }) => {
              const wide = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
              const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
              // Boxes of letters reach above and below what is drawn of them.
              return wide > 1 && high > Math.min(one.box.height, box.height) * 0.3;
            })
            .map(({ text }) => `on each other: ${one.text.textContent}, ${text.textContent}`),
        );
        return [...small, ...pairs];
      },
    ),
  );

for (const width of [320, 390, 1024, 1440])
  test(`words in drawings are readable and apart, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      expect([path, await faults(page)]).toEqual([path, []]);
    }
  });

for (const width of [320, 1024])
  test(`every device of the house is a target of 44 px, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<SVGAElement>("svg a[data-circuit]")].flatMap((link) => {
        const hit = link.querySelector("path");
        const scale = hit?.getScreenCTM()?.a ?? 0;
        if (!hit?.getBoundingClientRect().width) return [];
        return [...(hit.getAttribute("d") ?? "").matchAll(/h([\d.]+)v([\d.]+)/g)]
          .filter(([, wide, high]) => Math.min(Number(wide), Number(high)) * scale < 44)
          .map(([side]) => `${link.getAttribute("data-circuit")}: ${side}`);
      }),
    );
    expect(small).toEqual([]);
  });

test("a circuit of the house is lit while its link has the focus, and leads to its service", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const link = page.getByRole("region", { name: "Wskaż miejsce w domu" }).getByRole("link", { name: /Naprawy/ });
  const tag = page.locator("svg a[data-circuit=F9]:visible rect");
  const before = await tag.evaluate((rect) => getComputedStyle(rect).fill);
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await tag.evaluate((rect) => getComputedStyle(rect).fill)).not.toBe(before);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/uslugi\/naprawy$/);
});
