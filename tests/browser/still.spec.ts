/** A visitor presses the wrong button because an island moves the page while it loads. */
import { testAll } from "@/tests/extent";
import { pictureCount } from "@/tests/today";
import { forms, islandOf } from "./islands";
import { desktopViewport, phoneViewport } from "./pages";
import { expect, test } from "./test";

const islands = [
  ...(pictureCount > 0 ? [["gallery", "/oferta"]] : []),
  ["search", "/poradnik"],
  ["estimate", "/wycena"],
  ...forms.map(({ name, path }) => [name, path]),
] as const;

for (const [name = "", path = ""] of islands)
  for (const viewport of testAll ? [phoneViewport, desktopViewport] : [phoneViewport])
    test(`the island ${name} loads without moving anything, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const boxes = page.locator(
        "main, [data-island], [data-island] :is(fieldset, summary, label, h2, h3, p, dl, table)",
      );
      const heights = () =>
        boxes.evaluateAll((all) =>
          all
            .map((one) => `${one.localName} ${Math.round(one.getBoundingClientRect().height)}`)
            .filter((one) => !one.endsWith(" 0")),
        );
      const before = await heights();
      expect(before.length).toBeGreaterThan(2);
      await islandOf(page, name)
        .island.locator(":is(input, select, button:not([disabled]), [tabindex='0']):visible")
        .first()
        .focus();
      await expect(islandOf(page, name).island).not.toHaveAttribute("data-busy");
      // Waits for effects after the first render.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await heights()).toEqual(before);
    });
