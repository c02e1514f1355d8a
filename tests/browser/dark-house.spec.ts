/** A visitor opens "Nie ma prądu" and the house stays lit, or pays for pictures that nobody has asked for. */
import type { Page } from "@playwright/test";
import { get } from "@/lib/content/records";
import { phoneViewport } from "./pages";
import { expect, test } from "./test";

const { dark, picture } = get("home").hero;
const rowOf = (page: Page, symbol: string) => page.locator(`[data-situation="${symbol}"] summary`);
const opacityOf = (page: Page, part: string) =>
  page.locator(`[data-dark="${part}"]`).evaluate((box) => getComputedStyle(box).opacity);

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: phoneViewport, reducedMotion: "reduce" });
    test.skip(!dark, "the home page has one picture");

    test("an open row puts the lights out, of the house or of one room, and closing brings them back", async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const loaded = (name = "") => requested.some((url) => url.includes(`/media/${name}-`));
      await page.goto("/");
      await expect.poll(() => loaded(picture.name)).toBe(true);
      expect([loaded(dark?.house.name), loaded(dark?.room.name)]).toEqual([false, false]);
      await rowOf(page, "switch").click();
      await expect.poll(() => opacityOf(page, "house")).toBe("1");
      await expect.poll(() => loaded(dark?.house.name)).toBe(true);
      expect(loaded(dark?.room.name)).toBe(false);
      await rowOf(page, "breaker").click();
      await expect.poll(() => opacityOf(page, "room")).toBe("1");
      await expect.poll(() => loaded(dark?.room.name)).toBe(true);
      await expect.poll(() => opacityOf(page, "house")).toBe("0");
      await rowOf(page, "breaker").click();
      await expect.poll(() => opacityOf(page, "room")).toBe("0");
    });
  });
