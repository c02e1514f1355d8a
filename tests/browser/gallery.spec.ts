/**
 * A visitor cannot reach a picture of the gallery, or reads a wrong position, by mouse, trackpad, keys or finger. Steps
 * at each width, and kinds of work, are tested beside the island.
 */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { galleryPictures } from "@/lib/content/pictures";
import { get } from "@/lib/content/records";
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

  test("a press on the arrow back, which is at its end before the loop has loaded, goes around", async ({ page }) => {
    const { status, previous } = await openGallery(page);
    await expect(previous).toBeDisabled();
    await previous.click({ force: true });
    await expect(status).toHaveText(position(pictureCount - 2, 3));
    await expect(previous).toBeFocused();
  });

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

/** Label of a kind of work that has one picture more than a desktop shows. */
const { kinds } = get("offer").gallery.filter;
const fourOfAKind = Object.entries(kinds).find(
  ([kind]) => galleryPictures().filter((picture) => picture.kind === kind).length === 4,
)?.[1];

test.describe("with a mouse and a kind of four pictures", () => {
  test.use({ viewport: desktopViewport });
  test.skip(!fourOfAKind, "no kind of work has four pictures");

  test("the last three are shown at the end, and the focus stays on the arrow", async ({ page }) => {
    const { island, row, status, next, previous } = await openGallery(page);
    const frame = await row.boundingBox();
    if (!frame) throw new Error("The gallery is not laid out.");
    const inView = () =>
      row.getByRole("group").evaluateAll(
        (slides, { x, width }) =>
          slides
            .filter((slide) => slide.checkVisibility())
            .flatMap((slide, index) => {
              const { left, right } = slide.getBoundingClientRect();
              return left > x - 3 && right < x + width + 3 ? [index + 1] : [];
            }),
        frame,
      );
    await island.getByText(fourOfAKind ?? "?").click();
    await expect(status).toContainText("1–3 z 4");
    await next.focus();
    for (let press = 0; press < 2; press++) {
      await page.keyboard.press("Enter");
      await expect(status).toContainText("2–4 z 4");
      await expect.poll(inView).toEqual([2, 3, 4]);
      await expect(next).toBeFocused();
      await expect(next).toBeDisabled();
    }
    await previous.click();
    await expect(status).toContainText("1–3 z 4");
    await expect(previous).toBeFocused();
    await expect(next).toBeEnabled();
  });
});

/** Colours of an element from top to bottom, some pixels from its left edge, or from its right edge if negative. */
async function coloursOf(element: Locator, x: number): Promise<string[]> {
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) => {
    const at = (y * info.width + (x < 0 ? info.width + x : x)) * info.channels;
    return data.subarray(at, at + 3).toString("hex");
  });
}

test("in forced colours the chosen kind differs, and the line shows how far the row is", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.emulateMedia({ forcedColors: "active" });
  const { island } = await openGallery(page);
  const labels = await island.locator("label").all();
  const [chosen, ...others] = await Promise.all(labels.map((label) => coloursOf(label, 6)));
  for (const other of others) expect(other).not.toEqual(chosen);
  const line = island.locator("progress");
  const [reached, ahead] = await Promise.all([coloursOf(line, 3), coloursOf(line, -4)]);
  expect(reached).not.toEqual(ahead);
  expect(new Set(ahead).size).toBeGreaterThan(1);
});

test("with large letters as many pictures are told as the styles then show", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 20, fixed: 16 } });
  const { status, next } = await openGallery(page);
  expect(await positionInView(page)).toBe(position(1, 2));
  await next.click();
  await expect(status).toHaveText(position(3, 2));
  await expect.poll(() => positionInView(page)).toBe(position(3, 2));
});

/** Notes where the first slide is in each frame of a second from the next event of a type. */
const watchRow = (page: Page, type: "click" | "keydown" | "mouseup") =>
  page.evaluate((eventType) => {
    const lefts: number[] = [];
    Object.assign(window, { lefts });
    const note = (end: number) => {
      lefts.push(
        Math.round(document.querySelector("[data-island=gallery] [role=group]")?.getBoundingClientRect().left ?? 0),
      );
      if (performance.now() < end) requestAnimationFrame(() => note(end));
      else Object.assign(window, { rested: true });
    };
    Object.assign(window, { rested: false });
    addEventListener(eventType, () => note(performance.now() + 1000), { once: true, capture: true });
  }, type);
/** Number of places where that slide was. */
async function placesOfRow(page: Page): Promise<number> {
  await page.waitForFunction(() => Reflect.get(window, "rested"));
  return page.evaluate(() => new Set(Reflect.get(window, "lefts") as number[]).size);
}

test.describe("for a visitor who wants no motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("arrows, keys and the end of a drag bring the next pictures in one step", async ({ page }) => {
    await page.setViewportSize(desktopViewport);
    const { row, status, next } = await openGallery(page);
    await next.click();
    await expect(status).toHaveText(position(4, 3));
    await watchRow(page, "click");
    await next.click();
    expect(await placesOfRow(page)).toBe(2);
    await row.focus();
    await watchRow(page, "keydown");
    await page.keyboard.press("ArrowRight");
    expect(await placesOfRow(page)).toBe(2);
    const box = await row.boundingBox();
    if (!box) throw new Error("The gallery is not laid out.");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 100, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 350, y, { steps: 5 });
    await watchRow(page, "mouseup");
    await page.mouse.up();
    // The hand's last move may still be drawn.
    expect(await placesOfRow(page)).toBeLessThanOrEqual(3);
    await expectStatusFollows(page);
    // Asked at each move.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watchRow(page, "click");
    await next.click();
    expect(await placesOfRow(page)).toBeGreaterThan(3);
  });

  test.describe("and touches the screen", () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

    test("arrows bring the next pictures in one step", async ({ page }) => {
      const { status, next } = await openGallery(page);
      await next.tap();
      await expect(status).toHaveText(position(3, 2));
      await watchRow(page, "click");
      await next.tap();
      expect(await placesOfRow(page)).toBe(2);
      await expect(status).toHaveText(position(5, 2));
    });
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
