/** The site no longer looks and moves as sections 2 and 4 of the specification say, at some width. */
import type { Locator, Page } from "@playwright/test";
import Color from "colorjs.io";
import { cards, hold, phoneViewport, scrollTo, settle, wholeSlides } from "@/tests/browser/pages";
import { expect, test } from "@/tests/browser/test";
import { asSpecified, row } from "./visit";

asSpecified();

const widths = [390, 767, 768, 820, 1024, 1440];
const [wide, narrow] = [widths.filter((width) => width >= 768), widths.filter((width) => width < 768)];

/** Widths at which an element is shown. */
async function shownAt(page: Page, one: Locator): Promise<number[]> {
  const seen: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    if (await one.isVisible()) seen.push(width);
  }
  return seen;
}

/** Runs in the page: scrolls to places, and returns what is seen of the frame at each. */
async function frameAt(places: number[]) {
  const seen = [];
  for (const top of places) {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    const header = document.querySelector("header") as Element;
    const links = [...document.querySelectorAll("a[href='#gora']")];
    seen.push({
      top,
      header: `${getComputedStyle(header).position} at ${header.getBoundingClientRect().top}`,
      scrolled: document.documentElement.hasAttribute("data-scrolled"),
      toTop: links.some((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    });
  }
  return seen;
}

test("2 shared layout at every width: header, phone links, button to the top", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const header = page.getByRole("banner");
  const contact = header.getByRole("link", { name: "Skontaktuj się z nami" }).first();
  row("the contact button", await shownAt(page, contact), wide);
  row("under 768px it is replaced by a tel: link", await shownAt(page, header.getByText("Zadzwoń")), narrow);
  row("a menu toggle on mobile", await shownAt(page, header.getByRole("button", { name: "Menu" })), narrow);
  const call = header.locator("a[data-call=header]").filter({ visible: true }).first();
  row("besides, a call in the header at every width", await shownAt(page, call), widths);
  row(
    "home: phone link from medium screens",
    await shownAt(page, page.locator("main [data-action] a[data-call=hero]")),
    wide,
  );
  const places = [0, 10, 11, 300, 301, 2000, 900, 100_000, 0];
  const said = places.map((top) => ({ top, header: "fixed at 0", scrolled: top > 10, toTop: top > 300 }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    row(`fixed; scrolled after 10px; to the top after 300px: ${width} px`, await page.evaluate(frameAt, places), said);
  }
  const grounds = new Set<string>();
  for (const top of [10, 11]) {
    await scrollTo(page, top);
    await settle(page);
    grounds.add(await header.evaluate((one) => getComputedStyle(one).backgroundColor));
  }
  row("the scrolled style has another ground", grounds.size, 2);
  await scrollTo(page, 2000);
  const toTop = page.getByRole("link", { name: "Wróć na górę strony" });
  const box = await toTop.boundingBox();
  row("the button to the top is a square of 48 px", [box?.width, box?.height], [48, 48]);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY), "the button leads to the top").toBe(0);
});

test("2 shared layout: a route change scrolls to the top; 6 placeholder cards while it loads", async ({ page }) => {
  const open = await hold(page, "**/kontakt");
  const noted: number[] = [];
  await page.exposeFunction("note", (count: number) => void noted.push(count));
  await page.goto("/oferta");
  await page.evaluate((card) => {
    const shown = () => [...document.querySelectorAll(card)].filter((one) => one.checkVisibility()).length;
    const { note } = window as unknown as { note: (count: number) => void };
    new MutationObserver(() => note(shown())).observe(document.documentElement, { attributeFilter: ["data-loading"] });
  }, `body > [role=status] ${cards}`);
  await scrollTo(page, 1500);
  await page.evaluate(() => document.querySelector<HTMLElement>("main a[href='/kontakt']")?.click());
  await expect.poll(() => noted, "a skeleton page with 6 placeholder cards").toContain(6);
  open();
  await page.waitForURL("**/kontakt");
  row("a new route starts at its top", await page.evaluate(() => scrollY), 0);
  row(
    "the loading indicator is hidden",
    await page.locator("body > [role=status] *").filter({ visible: true }).count(),
    0,
  );
  // Back finds the place again, as browsers do: the specification speaks of new routes.
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test("2 home, cities, documents: the map moves, cards stand in a grid, labels have their colours", async ({ page }) => {
  await page.goto("/");
  await page.locator("#mapa").scrollIntoViewIfNeeded();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  await expect.poll(moving, "an animated map with wave lines").toBeGreaterThanOrEqual(13);
  await page.goto("/katowice");
  const details = page.locator("[aria-labelledby=uslugi] li").getByText("Szczegóły");
  const lefts = await details.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  row("grid of 9 service cards", [lefts.length, new Set(lefts).size > 1], [9, true]);
  row("a details button on every width", await shownAt(page, details.first()), widths);
  await page.goto("/poradnik");
  const edges = await page
    .locator("[data-topics] > li")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").backgroundColor));
  row("guide topics have a colour, of five", [edges.length, new Set(edges).size], [15, 5]);
  for (const address of ["/uslugi/pomiary", "/oferta/pomiary", "/poradnik/przepisy"]) {
    await page.goto(address);
    for (const [label, hues] of [
      ["Wymagany przy odbiorze", { red: [10, 40] }],
      ["Rekomendowany", { yellow: [75, 110] }],
    ] as const) {
      const styles = await page
        .getByText(label, { exact: true })
        .first()
        .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color] as const);
      const [ground, ink] = [new Color(styles[0]), new Color(styles[1])];
      const [chroma, hue] = ground.to("oklch").coords.slice(1).map(Number) as [number, number];
      const [[name, [from, to]] = ["", [0, 0]]] = Object.entries(hues);
      row(`'${label}' is ${name} on ${address}`, [chroma > 0.08, hue > from, hue < to], [true, true, true]);
      expect.soft(ground.contrast(ink, "WCAG21"), `contrast of '${label}'`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("2 /oferta: the carousel", async ({ page }) => {
  await page.goto("/oferta");
  const arrow = (name: string) => page.locator("[data-island=gallery]").getByRole("button", { name });
  const [previous, next] = [arrow("Poprzedni obraz"), arrow("Następny obraz")];
  row("arrows from medium screens up", await shownAt(page, next), wide);
  // Before its script; afterwards 21 photos loop, and no arrow is at an end.
  row("an arrow is disabled at an end", [await previous.isDisabled(), await next.isDisabled()], [true, false]);
  for (const [width, slides] of Object.entries({ 390: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1440: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await settle(page);
    row(`slides at ${width} px`, (await page.evaluate(wholeSlides)).length, slides);
  }
  for (const [press, ...slides] of [
    [next, 4, 5, 6],
    [previous, 1, 2, 3],
    [previous, 19, 20, 21],
    [next, 1, 2, 3],
  ] as const) {
    await press.click();
    await expect
      .poll(() => page.evaluate(wholeSlides), "it loops by its arrows; a finger swipes to the ends (docs/decisions.md)")
      .toEqual(slides);
  }
});

test.describe("with pictures", () => {
  test.use({ pictures: true });

  test("4 lazy images: placeholder, loaded, failed; root margin 100px, threshold 0.1", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => void loaded.push(request.url()));
    await page.addInitScript(() => {
      const given: string[] = [];
      Object.assign(window, { given });
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
          super(callback, options);
          given.push(`${options.rootMargin} ${options.threshold}`);
        }
      };
    });
    await page.goto("/oferta", { waitUntil: "networkidle" });
    row("root margin and threshold", await page.evaluate<string[]>("given"), expect.arrayContaining(["100px 0.1"]));
    const numbers = loaded.flatMap((url) => /\/media\/(\d+)/.exec(url)?.[1] ?? []);
    row("first 3 images load eagerly, the rest lazily", new Set(numbers), new Set(["01", "02", "03"]));
    const frame = (index: number) => page.locator("[data-island=gallery] [data-lazy]").nth(index);
    await expect(frame(0), "placeholder").not.toHaveAttribute("data-state");
    const before = await frame(3).boundingBox();
    await frame(0).scrollIntoViewIfNeeded();
    await expect(frame(0)).toHaveAttribute("data-state", "loaded");
    await page.route("**/media/**", (route) => route.abort());
    const next = page.getByRole("button", { name: "Następny obraz" });
    for (let press = 0; press < 2; press++) await next.click();
    await expect(frame(3)).toHaveAttribute("data-state", "failed");
    await expect(frame(3).getByText("Nie można wczytać obrazu")).toBeVisible();
    const after = await frame(3).boundingBox();
    row("in the same box", [after?.width, after?.height], [before?.width, before?.height]);
  });
});

test("4 mobile menu: toggled by button; closes on route change and on outside click", async ({ page }) => {
  await page.setViewportSize(phoneViewport);
  await page.goto("/oferta");
  const toggle = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  // Outside: between the logo and the phone link of the header, which the menu does not cover.
  for (const close of [() => toggle.click(), () => page.mouse.click(190, 32)]) {
    await toggle.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await toggle.click();
  await menu.locator("a[href='/kontakt']").click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(menu).toBeHidden();
});
