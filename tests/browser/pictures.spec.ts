/** A visitor would see an empty frame where a picture is late or missing, or the page move when it comes. */
import { all, pathOf } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { desktopViewport, phoneViewport, watchShifts } from "./pages";
import { expect, test } from "./test";

test.use({ pictures: true, viewport: desktopViewport, mayFail: /net::ERR_FAILED|404/ });

test("a lazy picture loads when it comes near the screen, and one that fails says so in the same box", async ({
  page,
}) => {
  for (const fails of [false, true]) {
    await page.goto("/");
    const frame = page.locator("[aria-labelledby=dlaczego] [data-ph]");
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

test("a picture that failed before the script ran says so as well", async ({ page }) => {
  await page.route(/\/media\/.*/, (route) => route.fulfill({ status: 404 }));
  const service = all("services").find(({ hero }) => "picture" in hero);
  await page.goto(pathOf("services", service?.slug ?? ""));
  await expect(page.locator("main > section").first().getByText(words.imageFailed)).toBeVisible();
});

test("nothing moves while the home page loads", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize(phoneViewport);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await shifts()).toBeLessThan(0.05);
});
