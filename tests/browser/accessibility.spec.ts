import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { estimateData } from "@/lib/estimate/props";
import { desktopViewport, pageTypes, painted, phoneViewport } from "./pages";

const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");

/** Violations of WCAG 2.2 A and AA and of axe's best practices, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script element: the Content-Security-Policy is in force.
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (scope: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(
      document,
      // What passes is counted by nobody: axe need not describe every element of it.
      { resultTypes: ["violations"] },
    ),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const path of pageTypes)
  test(`axe finds nothing on ${path}, on a phone and on a desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(phoneViewport);
    await page.goto(path);
    const onPhone = await violations(page);
    await page.setViewportSize(desktopViewport);
    await painted(page);
    expect({ onPhone, onDesktop: await violations(page) }).toEqual({ onPhone: [], onDesktop: [] });
  });

test("axe finds nothing in the open menu", async ({ page }) => {
  await page.setViewportSize(phoneViewport);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
});

for (const viewport of [phoneViewport, desktopViewport])
  test(`axe finds nothing in an estimate with its questions, ${viewport.width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    // A question of each kind, and one that is answered wrong.
    for (const { id, questions } of estimateData().subjects.filter((_, index) => index % 4 === 0)) {
      const number = questions.find(({ kind }) => kind === "number");
      await page.goto(`/wycena?o=${id}${number ? `&${number.id}=x` : ""}`);
      await page.locator("#wynik").waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

const mapOf = (page: Page) => page.getByRole("img", { name: "Mapa województwa śląskiego" });
/** A pulse on a wire of the map: the wire's path, measured in hundredths. */
const pulseOf = (page: Page) => mapOf(page).locator("[pathLength]").first();

test("with reduced motion nothing is animated and the wires are amber", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(running).toBe(0);
  await expect(pulseOf(page)).toBeHidden();
});

test("in forced colours conductors keep their colour", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const adjust = await page
    .getByRole("region", { name: "Najważniejsze fakty" })
    .getByRole("listitem")
    .first()
    .evaluate((fact) => getComputedStyle(fact, "::before").forcedColorAdjust);
  expect(adjust).toBe("none");
});

test("the map runs only while it is on screen", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.goto("/");
  const state = () => pulseOf(page).evaluate((pulse) => getComputedStyle(pulse).animationPlayState);
  expect(await state()).toBe("paused");
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect.poll(state).toBe("running");
});
