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

test("a new icon shows without a restart, also in a page that is open", async () => {
  const [names, used] = ["lib/content/icons.ts", "content/guides/oszczedzanie.ts"].map((path) => ({
    path,
    text: site.read(path),
  })) as [{ path: string; text: string }, { path: string; text: string }];
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${site.url}/poradnik`);
  // How the drawing of a bird begins.
  const bird = page.locator('svg:has(path[d^="M16 7h.01"])').first();
  expect(await bird.count()).toBe(0);
  site.write(names.path, names.text.replace('"antenna",', '"antenna",\n  "bird",'));
  site.write(used.path, used.text.replace('icon: "piggy-bank"', 'icon: "bird"'));
  await bird.waitFor({ state: "attached" });
  for (const { path, text } of [names, used]) site.write(path, text);
  await bird.waitFor({ state: "detached" });
  await page.close();
});
