/** A visitor sees an empty frame for a late or missing picture, or the page moves when it is loaded. */
import { words } from "@/lib/content/words";
import { desktopViewport } from "./pages";
import { expect, test } from "./test";

test.use({ pictures: true, viewport: desktopViewport, mayFail: /net::ERR_FAILED/ });

test("a lazy picture loads near the screen, and one that fails says so in the same box", async ({ page }) => {
  for (const fails of [false, true]) {
    await page.goto("/dla-firm");
    const frame = page.locator("[aria-labelledby=srednie-napiecie] [data-ph]");
    await expect(frame).not.toHaveAttribute("data-state");
    const before = await frame.boundingBox();
    if (fails) await page.route("**/media/**", (route) => route.abort());
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute("data-state", fails ? "failed" : "loaded");
    await expect(frame.getByText(words.imageFailed)).toBeVisible({ visible: fails });
    const after = await frame.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  }
});
