import { expect, type Page, test } from "@playwright/test";
import { cities } from "@/content/cities";
import { painted } from "./pages";

/** Phones, a tablet, and computers, in pixels. */
const widths = [320, 390, 820, 1024, 1440, 1920] as const;

/** Names of cities on the map of the page: those that are written whole, and those that are cut or covered. */
const namesOnMap = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector("main svg[role=img]");
    if (!map) throw new Error("There is no map.");
    const frame = { left: 0, right: innerWidth, top: 0, bottom: Number.POSITIVE_INFINITY };
    for (let box = map.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== "visible") {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        frame.left = Math.max(frame.left, left);
        frame.right = Math.min(frame.right, right);
        frame.top = Math.max(frame.top, top);
        frame.bottom = Math.min(frame.bottom, bottom);
      }
    // The head of the site lies over the top of the page.
    frame.top = Math.max(frame.top, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    const words = [...document.querySelectorAll("main > :first-child :is(h1, p, a, li)")].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    const whole: string[] = [];
    const cut: string[] = [];
    for (const text of map.querySelectorAll("text")) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      if (right < frame.left || left > frame.right || bottom < frame.top || top > frame.bottom) continue;
      const free =
        left >= frame.left &&
        right <= frame.right &&
        top >= frame.top &&
        bottom <= frame.bottom &&
        words.every((word) => right < word.left || left > word.right || bottom < word.top || top > word.bottom);
      (free ? whole : cut).push(text.textContent ?? "");
    }
    return { whole, cut };
  });

for (const { slug, name } of Object.values(cities))
  test(`the map of /${slug} cuts no city's name, on any screen, and names its own`, async ({ page }) => {
    await page.goto(`/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await painted(page);
      const { whole, cut } = await namesOnMap(page);
      expect(cut, `${width} px`).toEqual([]);
      const own = name.replaceAll(" ", "");
      expect(
        whole.map((written) => written.replaceAll(" ", "")),
        `${width} px`,
      ).toContain(own);
    }
  });
