/** An editor cannot publish from the window, or a new icon needs a restart of `npm run dev`.
 * @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { guides } from "@/content/guides";
import type { Guide } from "@/lib/content/types";
import { allowBuild, type Copy, makeCopy, openWindow } from "./support";

jest.setTimeout(600_000);

let copy: Copy;
beforeAll(async () => {
  copy = await makeCopy("development");
});
afterAll(() => copy?.close());

test("publishing builds the site, lists changes, and uploads no demonstration data", async () => {
  allowBuild(copy);
  const { button, dialog, page } = await openWindow(copy);
  await page.locator(".verdict", { hasText: "Treść bez błędów" }).waitFor();
  await button("Publikuj").click();
  await button("Zbuduj i pokaż, co się zmieni").click();
  await dialog.getByRole("status").filter({ hasText: "Strona jest zbudowana" }).waitFor({ timeout: 300_000 });
  expect(existsSync(join(copy.root, "out/index.html"))).toBe(true);
  await button("Opublikuj").click();
  await dialog.locator("pre", { hasText: "Strona nie jest gotowa dla klientów" }).waitFor();
  await dialog.getByRole("status").filter({ hasText: "Nie udało się" }).waitFor();
});

test("a new icon appears without a restart, also on an open page", async () => {
  const [guide] = Object.values<Guide>(guides) as [Guide];
  const url = await copy.start("dev");
  const page = await copy.newPage();
  await page.goto(`${url}/poradnik`);
  // Start of the icon's path.
  const bird = page.locator('svg:has(path[d^="M16 7h.01"])').first();
  expect(await bird.count()).toBe(0);
  const [names, used] = ["lib/content/icons.ts", `content/guides/${guide.slug}.ts`] as const;
  copy.replace(names, '"antenna",', '"antenna",\n  "bird",');
  copy.replace(used, `icon: "${guide.icon}"`, 'icon: "bird"');
  await bird.waitFor({ state: "attached", timeout: 120_000 });
});

test("after a kill of npm run dev its server is gone, and edit mode starts", async () => {
  await copy.start("dev");
  await copy.end("SIGKILL");
  await openWindow(copy);
});
