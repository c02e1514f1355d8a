import puppeteer, { type Browser, type BrowserContext, type Page, type Viewport } from "puppeteer-core";
import { ensureChromium } from "@/tests/run/machine.mjs";
import { withMouse } from "@/tests/support";
import { slowLine } from "./line";
import { type Phone, phone4G, slowPhone } from "./phones";
import { kilobytes, medians, table } from "./table";
import type { ServedVariant } from "./variants";

const runs = 3;
type Step = readonly [from: string, to: string];
/** Links in the text of pages, in the order of a visit. */
const walk: readonly Step[] = [
  ["/", "/oferta"],
  ["/oferta", "/oferta/pomiary"],
  ["/oferta/pomiary", "/kontakt"],
];
/** How long the visitor stays on a page, in milliseconds. */
const reading = 3000;

/** How a link is pressed: how long before it is let go, in milliseconds. */
const hands = {
  finger: { touch: true, lead: 100 },
  mouse: { touch: false, lead: 1000 },
} as const;
type Hand = keyof typeof hands;

/** A phone for a finger, a desktop for a mouse. */
const viewportOf = (hand: Hand): Viewport =>
  hands[hand].touch
    ? { width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
    : { width: 1280, height: 844 };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where a link to a page can be pressed, after scrolling there. */
async function placeOf(page: Page, path: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((href) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${href}"]`)].find((element) =>
      element.checkVisibility(),
    );
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = link?.getClientRects()[0];
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, path);
  if (!place) throw new Error(`There is no visible link to ${path} on ${page.url()}.`);
  await wait(500);
  return place;
}

/** Presses a link and lets it go. Returns when that was, in milliseconds of the epoch. */
async function press(page: Page, path: string, hand: Hand): Promise<number> {
  const { x, y } = await placeOf(page, path);
  const { touch, lead } = hands[hand];
  if (touch) {
    const finger = await page.touchscreen.touchStart(x, y);
    await wait(lead);
    const released = Date.now();
    await finger.end();
    return released;
  }
  await page.mouse.move(x, y);
  await wait(lead);
  await page.mouse.down();
  const released = Date.now();
  await page.mouse.up();
  return released;
}

/**
 * Runs in the page that is shown: when it was painted first, or shown if it was ready before, in milliseconds of the
 * epoch.
 */
const paint = `(() => {
  const [visit] = performance.getEntriesByType("navigation");
  const [{ startTime }] = performance.getEntriesByName("first-contentful-paint");
  return performance.timeOrigin + Math.max(startTime, visit.activationStart);
})()`;

/**
 * Follows a link in a new tab, and returns how long the visitor then looked at the old page. The page that is shown
 * afterwards is asked over a connection of its own: Puppeteer loses some that were ready before.
 */
async function follows(context: BrowserContext, site: string, [from, to]: Step, phone: Phone, hand: Hand) {
  const page = await context.newPage();
  await page.setViewport(viewportOf(hand));
  await page.emulateCPUThrottling(phone.slowdown);
  await page.goto(site + from, { waitUntil: "networkidle0", timeout: 60_000 });
  const released = await press(page, to, hand);
  await wait(reading);
  const target = context.targets().find((other) => other.type() === "page" && other.url() === site + to);
  if (!target) throw new Error(`${to} was not shown within ${reading} ms.`);
  const session = await target.createCDPSession();
  const { result } = await session.send("Runtime.evaluate", { expression: paint });
  await session.send("Page.close");
  return Number(result.value) - released;
}

async function oneWalk(browser: Browser, url: string, phone: Phone, hand: Hand): Promise<Record<string, number>> {
  const line = await slowLine(url, phone);
  const context = await browser.createBrowserContext();
  const result: Record<string, number> = {};
  for (const step of walk) result[step[1]] = await follows(context, line.url, step, phone, hand);
  result.bytes = line.bytes();
  await context.close();
  await line.close();
  return result;
}

/** Pages of a long visit. */
const tenPages = [
  "/",
  "/oferta",
  "/uslugi",
  "/uslugi/pomiary",
  "/dla-firm",
  "/poradnik",
  "/poradnik/awarie",
  "/gliwice",
  "/wzor-protokolu",
  "/kontakt",
];
/** Links that are touched on every page and not followed. */
const touchedLinks = 3;

/** Touches links without following them: a finger begins to scroll there, a mouse rests there for a moment. */
async function wander(page: Page, hand: Hand): Promise<void> {
  for (let index = 0; index < touchedLinks; index++) {
    const place = await page.evaluate((part) => {
      const links = [...document.querySelectorAll("main a[href^='/']")].filter((link) => link.checkVisibility());
      const link = links[Math.floor(links.length * part)];
      link?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = link?.getClientRects()[0];
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, index / touchedLinks);
    if (!place) return;
    await wait(300);
    if (hands[hand].touch) {
      const finger = await page.touchscreen.touchStart(place.x, place.y);
      for (let step = 1; step <= 5; step++) await finger.move(place.x, place.y - 30 * step);
      await finger.end();
    } else {
      await page.mouse.move(place.x, place.y);
      await wait(400);
      await page.mouse.move(2, 2);
    }
  }
}

/** What ten pages weigh for a visitor who touches links on each and follows none of those. */
async function longVisit(browser: Browser, url: string, hand: Hand): Promise<number> {
  const line = await slowLine(url, phone4G);
  const context = await browser.createBrowserContext();
  for (const path of tenPages) {
    const page = await context.newPage();
    await page.setViewport(viewportOf(hand));
    await page.goto(line.url + path, { waitUntil: "networkidle0", timeout: 60_000 });
    await wander(page, hand);
    await wait(1500);
    await page.close();
  }
  const bytes = line.bytes();
  await context.close();
  await line.close();
  return bytes;
}

/** Chromium that prerenders pages and lets workers in, for measurements. */
export const launchPuppeteer = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: ensureChromium() ?? puppeteer.executablePath(),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", withMouse],
  });
const compared = (variants: readonly ServedVariant[]) =>
  variants.filter(({ name }) => name === "published" || name === "no rules");

/** Bytes of pages that nobody opened: ten pages with speculation rules, and without. */
export async function unopened(variants: readonly ServedVariant[]): Promise<string> {
  const browser = await launchPuppeteer();
  const rows: (string | number)[][] = [];
  for (const hand of Object.keys(hands) as Hand[]) {
    const bytes: number[] = [];
    for (const { url } of compared(variants)) bytes.push(await longVisit(browser, url, hand));
    const [published = 0, without = 0] = bytes;
    rows.push([hand, touchedLinks * tenPages.length, ...[published, without, published - without].map(kilobytes)]);
  }
  await browser.close();
  const head = ["", "links touched", "kB published", "kB no rules", "kB nobody opened"];
  return `${tenPages.length} pages, ${touchedLinks} links touched on each and not followed\n\n${table(head, rows)}`;
}

/** From the release of a link to the first paint of its page, along a walk, with speculation rules and without. */
export async function tapToPaint(variants: readonly ServedVariant[]): Promise<string> {
  const browser = await launchPuppeteer();
  const rows: (string | number)[][] = [];
  for (const phone of [slowPhone, phone4G])
    for (const hand of Object.keys(hands) as Hand[]) {
      const results = new Map<string, Record<string, number>[]>(compared(variants).map(({ name }) => [name, []]));
      for (let run = 0; run < runs; run++)
        for (const { name, url } of compared(variants))
          results.get(name)?.push(await oneWalk(browser, url, phone, hand));
      for (const [name, list] of results) {
        const { bytes = 0, ...steps } = medians(list);
        rows.push([`${phone.name}, ${hand}`, name, ...Object.values(steps).map(Math.round), kilobytes(bytes)]);
      }
    }
  await browser.close();
  const head = ["", "export", ...walk.map(([, to]) => to), "kB"];
  return `From the release of a link to the first paint, ms, medians of ${runs}\n\n${table(head, rows)}`;
}
