import { expect, type Page, test } from "@playwright/test";
import { galleryPictures } from "@/lib/content/pictures";
import { get } from "@/lib/content/records";
import { pictureCount, position } from "@/tests/today";
import { desktopViewport, gate, phoneViewport } from "./pages";

const galleryOf = (page: Page) => page.locator("[data-island=gallery]");
/** The row of slides. */
const rowOf = (page: Page) => galleryOf(page).getByRole("region");

/** "1–2 z 21" of the slides that are seen whole. */
const seen = (page: Page): Promise<string> =>
  rowOf(page).evaluate((view) => {
    const frame = view.getBoundingClientRect();
    const slides = [...view.querySelectorAll("[role=group]")];
    const whole = slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > frame.left - 3 && right < frame.right + 3 ? [index + 1] : [];
    });
    return `Zdjęcia ${whole[0]}–${whole.at(-1)} z ${slides.length}`;
  });

test.describe("with a mouse", () => {
  test.use({ viewport: desktopViewport });

  test("arrows bring the three slides that are not seen yet, loop at both ends and say the position", async ({
    page,
  }) => {
    await page.goto("/oferta");
    const gallery = galleryOf(page);
    await gallery.scrollIntoViewIfNeeded();
    const status = gallery.getByRole("status");
    await expect(status).toHaveText(position(1, 3), { useInnerText: true });
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(status).toHaveText(position(4, 3));
    await gallery.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
    await gallery.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
    await expect(status).toHaveText(position(-2, 3));
  });

  test("a click made before hydration counts once", async ({ page }) => {
    await page.goto("/oferta");
    const network = gate();
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await network.opened;
      await route.continue();
    });
    const gallery = galleryOf(page);
    await gallery.scrollIntoViewIfNeeded();
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    network.open();
    await expect(gallery.getByRole("status")).toHaveText(position(4, 3));
    // Counted twice, the first press would show now.
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(gallery.getByRole("status")).toHaveText(position(7, 3));
  });

  test("arrow keys move it when it has the focus", async ({ page }) => {
    await page.goto("/oferta");
    const gallery = galleryOf(page);
    await rowOf(page).focus();
    await expect(page.locator("[data-embla]")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(gallery.getByRole("status")).toHaveText(position(2, 3));
  });

  test("a trackpad still moves the row after an arrow was pressed", async ({ page }) => {
    await page.goto("/oferta");
    const gallery = galleryOf(page);
    const view = rowOf(page);
    await view.scrollIntoViewIfNeeded();
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(gallery.getByRole("status")).toHaveText(position(4, 3));
    // The text is ahead of the row, which is still on its way.
    await expect.poll(() => seen(page)).toBe(position(4, 3));
    await view.hover();
    const width = await view.evaluate((node) => node.clientWidth);
    // By whole pictures: on a busy machine the row comes to rest between two events.
    for (let part = 0; part < 2; part++) await page.mouse.wheel(width / 3, 0);
    await expect(gallery.getByRole("status")).toHaveText(position(6, 3));
  });

  test("a trackpad that scrolls the row before hydration is told, and arrows go on from there", async ({ page }) => {
    await page.goto("/oferta");
    const gallery = galleryOf(page);
    const view = rowOf(page);
    await view.scrollIntoViewIfNeeded();
    await view.hover();
    const width = await view.evaluate((node) => node.clientWidth);
    for (let part = 0; part < 10; part++) await page.mouse.wheel(width / 6, 0);
    const status = gallery.getByRole("status");
    await expect(page.locator("[data-embla]")).toBeVisible();
    await expect(async () => expect(await status.textContent()).toBe(await seen(page))).toPass();
    const first = Number.parseInt((await status.textContent())?.replace(/\D*/, "") ?? "", 10);
    expect(first).toBeGreaterThan(2);
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(status).toHaveText(position(first + 3, 3));
  });

  test("a glide that goes on under the arrows' hands moves nothing", async ({ page }) => {
    await page.goto("/oferta");
    const gallery = galleryOf(page);
    const view = rowOf(page);
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(gallery.getByRole("status")).toHaveText(position(4, 3));
    await view.evaluate((node) => {
      node.scrollLeft = 180;
    });
    await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await expect.poll(() => seen(page)).toBe(position(4, 3));
  });

  test("a kind of work that is chosen fills the row from its first picture, and the arrows go around its pictures", async ({
    page,
  }) => {
    await page.goto("/oferta");
    const gallery = galleryOf(page);
    const ofKind = galleryPictures().filter(({ kind }) => kind === "teletechnika");
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(gallery.getByRole("status")).toHaveText(position(4, 3));
    await gallery.getByText(get("offer").gallery.filter.kinds.teletechnika).click();
    await expect(gallery.getByRole("status")).toHaveText(`Zdjęcia 1–3 z ${ofKind.length}`);
    await expect(gallery.getByRole("figure").filter({ visible: true })).toHaveCount(ofKind.length);
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(gallery.getByRole("status")).toHaveText(`Zdjęcia 4–1 z ${ofKind.length}`);
  });

  test("the first three pictures are eager, the rest come when they near the screen", async ({ page }) => {
    await page.goto("/oferta");
    await expect(galleryOf(page).locator("[data-ph]:not([data-lazy]) img")).toHaveCount(3);
    await expect(galleryOf(page).locator("[data-lazy] > span > img")).toHaveCount(pictureCount - 3);
    await expect(galleryOf(page).locator("[data-lazy] > span > img").nth(10)).toHaveAttribute("data-src", /^\/media\//);
  });
});

test.describe("by touch", () => {
  test.use({ viewport: phoneViewport, hasTouch: true, isMobile: true });

  test("one slide is in view with a part of the next, swiping is native scrolling and arrows are hidden", async ({
    page,
  }) => {
    await page.goto("/oferta");
    const view = rowOf(page);
    await view.scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Następne zdjęcie" })).toBeHidden();
    expect(await view.evaluate((node) => getComputedStyle(node).scrollSnapType)).toContain("x");
    const [row, second] = await Promise.all([view.boundingBox(), view.getByRole("group").nth(1).boundingBox()]);
    const peek = ((row?.x ?? 0) + (row?.width ?? 0) - (second?.x ?? 0)) / (row?.width ?? 1);
    expect(peek).toBeGreaterThan(0.05);
    expect(peek).toBeLessThan(0.2);
    await view.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
    await expect(galleryOf(page).locator("figcaption").nth(1)).toBeInViewport();
  });
});

/** A finger from one place of the screen to another, by the browser's own events. */
async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch("touchStart", from.x);
  for (let part = 1; part <= 10; part++) await touch("touchMove", from.x + (by * part) / 10);
  await touch("touchEnd");
  await client.detach();
}

for (const { width, height, inView } of [
  { width: 820, height: 1180, inView: 2 },
  { width: 1024, height: 1366, inView: 3 },
  { width: 1180, height: 820, inView: 3 },
]) {
  test.describe(`on a touch screen of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("presses of either arrow reach every picture, and the text says what is seen", async ({ page }) => {
      // At once: some fifty glides of half a second are half a minute.
      await page.addInitScript(() => {
        const glide = Element.prototype.scrollTo;
        Object.assign(Element.prototype, {
          scrollTo(this: Element, to: ScrollToOptions) {
            Reflect.apply(glide, this, [{ ...to, behavior: "instant" }]);
          },
        });
      });
      await page.goto("/oferta");
      const gallery = galleryOf(page);
      await gallery.scrollIntoViewIfNeeded();
      const status = gallery.getByRole("status");
      for (const name of ["Następne zdjęcie", "Poprzednie zdjęcie"]) {
        const arrow = gallery.getByRole("button", { name });
        const shown = new Set<number>();
        for (let press = 0; press <= Math.ceil(pictureCount / inView); press++) {
          const before = await seen(page);
          const [first = 0, last = 0] = before.match(/\d+/g)?.map(Number) ?? [];
          for (let number = first; number <= last; number++) shown.add(number);
          await arrow.tap();
          await expect(arrow).toBeEnabled();
          await expect.poll(() => seen(page)).not.toBe(before);
          await expect(async () => expect(await status.textContent()).toBe(await seen(page))).toPass();
        }
        expect(shown.size).toBe(pictureCount);
      }
    });

    test("a finger reaches the last picture, and the text follows from the first swipe", async ({ page }) => {
      test.slow();
      await page.goto("/oferta");
      const view = rowOf(page);
      await view.scrollIntoViewIfNeeded();
      const status = galleryOf(page).getByRole("status");
      const box = await view.boundingBox();
      if (!box) throw new Error("The gallery is not laid out.");
      const end = position(pictureCount - inView + 1, inView);
      for (let swipes = 0; swipes < pictureCount + 4 && (await seen(page)) !== end; swipes++) {
        await swipe(page, { x: box.x + box.width - 60, y: box.y + box.height / 2 }, 120 - box.width);
        await expect(async () => expect(await status.textContent()).toBe(await seen(page))).toPass();
      }
      await expect(status).toHaveText(end);
      await page.getByRole("button", { name: "Następne zdjęcie" }).tap();
      await expect(status).toHaveText(position(1, inView));
      const previous = page.getByRole("button", { name: "Poprzednie zdjęcie" });
      await previous.tap();
      await expect(status).toHaveText(end);
      // Faster than the row glides.
      for (let press = 0; press < 3; press++) await previous.tap();
      const last = position(pictureCount - inView + 1 - 3 * inView, inView);
      await expect.poll(() => seen(page)).toBe(last);
      await expect(status).toHaveText(last);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desktopViewport });

  test("all pictures are there in a row that scrolls, which stands at its beginning", async ({ page }) => {
    await page.goto("/oferta");
    await expect(galleryOf(page).getByRole("figure")).toHaveCount(pictureCount);
    await expect(page.getByRole("button", { name: "Poprzednie zdjęcie" })).toBeDisabled();
    expect(await rowOf(page).evaluate((node) => getComputedStyle(node).overflowX)).toBe("auto");
  });

  test("the pictures of one kind of work stay when it is chosen, and all come back", async ({ page }) => {
    await page.goto("/oferta");
    const filter = galleryOf(page).getByRole("group", { name: get("offer").gallery.filter.legend });
    const figures = galleryOf(page).getByRole("figure").filter({ visible: true });
    const { all, kinds } = get("offer").gallery.filter;
    await filter.getByText(kinds.firma).click();
    await expect(figures).toHaveCount(galleryPictures().filter(({ kind }) => kind === "firma").length);
    await filter.getByText(all).click();
    await expect(figures).toHaveCount(pictureCount);
  });
});
