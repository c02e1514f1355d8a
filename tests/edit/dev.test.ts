/** @jest-environment node */
import type { Browser } from "@playwright/test";
import { launchChromium, startCommand } from "./support";

jest.setTimeout(240_000);

let site: Awaited<ReturnType<typeof startCommand>>;
let browser: Browser;
beforeAll(async () => {
  site = await startCommand("dev-test", "dev");
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const file = "content/cities/gliwice.ts";

/** Mistakes that the page survives, and one with which it cannot be drawn. */
const mistakes: readonly (readonly [what: string, typed: string, said: string])[] = [
  ["a link that leads nowhere", "Zobacz [cennik](/cennik).", "/cennik"],
  ["a fact that is not there", "Od {nie.ma} zł.", "nie.ma"],
  ["a misspelt word", "Elektyrk przyjedzie.", "Elektyrk"],
];

test.each(mistakes)("%s is told in the page until it is mended", async (_, typed, said) => {
  const sound = site.read(file);
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const remarks = page.locator("uwagi-do-tresci").getByRole("alert");
  await page.goto(`${site.url}/gliwice`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  site.write(
    file,
    sound.replace(/lead: "/, (field) => `${field}${typed} `),
  );
  await remarks.filter({ hasText: said }).waitFor();
  expect(await remarks.textContent()).toContain(file);
  // A page that is opened only now says so, too.
  await page.reload();
  await remarks.filter({ hasText: said }).waitFor();
  site.write(file, sound);
  await remarks.waitFor({ state: "detached" });
  await page.close();
});
