import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import sirv from "sirv";

/** How far a page is scrolled in one step, so that every picture comes near the screen. Pixels. */
const step = 1200;

/** A folder of a site, served on this machine. */
export type ServedFolder = { origin: string; close: () => void };

/** Serves a built site on a free port of 127.0.0.1, addresses without .html. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder, { extensions: ["html"], dev: true }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Starts a browser that draws the same page in the same way every time.
 * @param executablePath an installed Chromium; left out: Playwright's own
 */
export const openBrowser = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-checker-imaging",
    ],
  });

/** Opens what a visitor can open, and lets everything load that loads when it is seen. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (by) => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (let top = 0; top < document.documentElement.scrollHeight; top += by) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise(requestAnimationFrame);
  }, step);
}

/** Most times a page is drawn until it comes out the same twice. */
const mostTries = 4;

/**
 * A picture of the whole page. Drawing what lies below the window makes the browser choose some photographs anew, and
 * those are there only the next time.
 */
async function stableShot(page: Page): Promise<Buffer> {
  const draw = () => page.screenshot({ fullPage: true, animations: "disabled" });
  let shot = await draw();
  for (let tries = 1; tries < mostTries; tries++) {
    const next = await draw();
    if (next.equals(shot)) break;
    shot = next;
  }
  return shot;
}

/** Draws one page from top to bottom into a PNG. The page reaches nothing but the server it comes from. */
export async function drawWhole(browser: Browser, origin: string, path: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    await context.route(
      (url) => url.origin !== origin && url.protocol.startsWith("http"),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: "load" });
    await settle(page);
    return await stableShot(page);
  } finally {
    await context.close();
  }
}
