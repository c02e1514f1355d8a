/**
 * A visitor cannot reach a picture of the gallery, or reads a wrong position, by mouse, trackpad, keys or finger. Steps
 * at each width, and kinds of work, are tested beside the island.
 */
import type { Page } from "@playwright/test";
import { words } from "@/lib/content/words";
import { testAll } from "@/tests/extent";
import { pictureCount, position } from "@/tests/today";
import { islandOf } from "./islands";
import { desktopViewport, phoneViewport, wholeSlides } from "./pages";
import { expect, test } from "./test";

test.skip(pictureCount === 0, "this site has no gallery");

function galleryOf(page: Page) {
  const { island, status } = islandOf(page, "gallery");
  return {
    island,
    status,
    row: island.getByRole("region"),
    next: island.getByRole("button", { name: words.gallery.next }),
    previous: island.getByRole("button", { name: words.gallery.previous }),
  };
}

async function openGallery(page: Page) {
  await page.goto("/oferta");
  const gallery = galleryOf(page);
  await gallery.row.scrollIntoViewIfNeeded();
  return gallery;
}

/** The slides in view as the gallery's status says it. */
async function positionInView(page: Page): Promise<string> {
  const [first = Number.NaN, ...others] = await page.evaluate(wholeSlides);
  return position(first, others.length + 1);
}

/** Expects the status of the row's position, also while the row moves. */
const expectStatusFollows = (page: Page) =>
  expect(async () => expect(galleryOf(page).status).toHaveText(await positionInView(page), { timeout: 1 })).toPass();

test.describe("with a mouse", () => {
  test.use({ viewport: desktopViewport });

  test("after a press the rest of a glide moves nothing, and a trackpad moves the row", async ({ page }) => {
    const { row, status, next } = await openGallery(page);
    await next.click();
    await expect(status).toHaveText(position(4, 3));
    // The text is ahead of the row, which still moves.
    await expect.poll(() => positionInView(page)).toBe(position(4, 3));
    await row.evaluate((node) => {
      node.scrollLeft = 180;
    });
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await expect.poll(() => positionInView(page)).toBe(position(4, 3));
    await row.hover();
    const width = await row.evaluate((node) => node.clientWidth);
    // By whole pictures: on a busy machine the row comes to rest between two events.
    for (let part = 0; part < 2; part++) await page.mouse.wheel(width / 3, 0);
    await expect(status).toHaveText(position(6, 3));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true, isMobile: true });

  test("one slide and part of the next are in view, swiping is native, arrows are hidden", async ({ page }) => {
    const { island, row: view, next } = await openGallery(page);
    await expect(next).toBeHidden();
    expect(await view.evaluate((node) => getComputedStyle(node).scrollSnapType)).toContain("x");
    const [row, second] = await Promise.all([view.boundingBox(), view.getByRole("group").nth(1).boundingBox()]);
    const peek = ((row?.x ?? 0) + (row?.width ?? 0) - (second?.x ?? 0)) / (row?.width ?? 1);
    expect(peek).toBeGreaterThan(0.05);
    expect(peek).toBeLessThan(0.2);
    await view.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
    await expect(island.locator("figcaption").nth(1)).toBeInViewport();
  });
});

async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch("touchStart", from.x);
  for (let part = 1; part <= 10; part++) await touch("touchMove", from.x + (by * part) / 10);
  await touch("touchEnd");
  await client.detach();
}

const tablets = [
  { width: 820, height: 1180, inView: 2 },
  { width: 1024, height: 1366, inView: 3 },
  { width: 1180, height: 820, inView: 3 },
];
for (const { width, height, inView } of testAll ? tablets : tablets.slice(0, 1))
  test.describe(`on a touch screen of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("a finger reaches the last picture, and the text follows from the first swipe", async ({ page }) => {
      const { row, status, next, previous } = await openGallery(page);
      const box = await row.boundingBox();
      if (!box) throw new Error("The gallery is not laid out.");
      const end = position(pictureCount - inView + 1, inView);
      for (let swipes = 0; swipes < pictureCount + 4 && (await positionInView(page)) !== end; swipes++) {
        await swipe(page, { x: box.x + box.width - 60, y: box.y + box.height / 2 }, 120 - box.width);
        await expectStatusFollows(page);
      }
      await expect(status).toHaveText(end);
      await next.tap();
      await expect(status).toHaveText(position(1, inView));
      await previous.tap();
      await expect(status).toHaveText(end);
      // Faster than the row glides.
      for (let press = 0; press < 3; press++) await previous.tap();
      const last = position(pictureCount - inView + 1 - 3 * inView, inView);
      await expect.poll(() => positionInView(page)).toBe(last);
      await expect(status).toHaveText(last);
    });
  });
