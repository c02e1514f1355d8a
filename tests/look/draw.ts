import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sirv from "sirv";
import { filesBelow } from "@/lib/build/files";
import { ensureChromium } from "@/tests/run/machine.mjs";

const widths = [320, 390, 768, 1024, 1440] as const;
/** Below this width pages have a menu button. */
const menuBelow = 768;
/** Pages drawn at a time. */
const atOnce = 2;
/** How far the page is scrolled in one step, so that every picture comes near the screen. Pixels. */
const step = 1200;

/** "poradnik/awarie.html" → "/poradnik/awarie". */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, "")}`;
/** Name of a picture: "poradnik_awarie@390". */
const nameOf = (address: string, width: number) => `${address.slice(1).replaceAll("/", "_") || "home"}@${width}`;

/** Opens what a visitor can open, and lets everything load that loads when it is seen. */
async function settle(page: Page): Promise<void> {
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

async function drawPage(browser: Browser, origin: string, address: string, width: number, folder: string) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + address, { waitUntil: "load" });
  await settle(page);
  const save = (name: string, fullPage: boolean) =>
    page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: "disabled" });
  const name = nameOf(address, width);
  await save(name, true);
  const menu = page.getByRole("button", { name: "Menu" });
  if (width < menuBelow && (await menu.isVisible())) {
    await menu.click();
    await save(`${name}-menu`, false);
  }
  await context.close();
}

/**
 * Draws the pages of an exported site into PNG files.
 * @param site folder of the export
 * @param folder where the pictures go
 * @param only addresses of some pages; empty: all
 */
export async function drawSite(site: string, folder: string, only: readonly string[]): Promise<void> {
  const pages = filesBelow(site)
    .filter((file) => file.endsWith(".html"))
    .map(addressOf)
    .filter((address) => only.length === 0 || only.includes(address));
  const server = createServer(sirv(site, { extensions: ["html"], dev: true }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const executablePath = ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-checker-imaging",
    ],
  });
  const jobs = pages.flatMap((address) => widths.map((width) => ({ address, width })));
  const total = jobs.length;
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await drawPage(browser, origin, job.address, job.width, folder);
      if (jobs.length > 0 && jobs.length % 50 === 0) console.log(`${total - jobs.length} of ${total} begun`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await browser.close();
  server.close();
  server.closeAllConnections();
  if (only.length === 0) writeFileSync(join(folder, "complete"), "");
}
