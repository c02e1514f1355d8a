import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { filesBelow } from "@/lib/tools/files";
import { openBrowser, serveFolder, settle } from "@/lib/tools/publish/changes/draw";
import { ensureChromium } from "@/tests/run/machine.mjs";

const widths = [320, 390, 768, 1024, 1440] as const;
/** Below this width pages have a menu button. */
const menuBelow = 768;
/** Pages drawn at a time. */
const atOnce = 2;
/** "poradnik/awarie.html" → "/poradnik/awarie". */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, "")}`;
/** Name of a picture: "poradnik_awarie@390". */
const nameOf = (address: string, width: number) => `${address.slice(1).replaceAll("/", "_") || "home"}@${width}`;

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
  const { origin, close } = await serveFolder(site);
  const browser = await openBrowser(ensureChromium());
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
  close();
  if (only.length === 0) writeFileSync(join(folder, "complete"), "");
}
