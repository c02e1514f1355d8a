import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import { deferReportFile } from "@/lib/tools/cache";
import { pageTypes, painted } from "./pages";

/** Scripts the adapter removed from out/ because nothing names them. */
const { pruned } = JSON.parse(readFileSync(deferReportFile, "utf8")) as { pruned: readonly string[] };

test("the plain export runs under the same strict policy as the deferred one", async ({ page }) => {
  test.skip(test.info().project.name !== "plain", "hydration.spec.ts looks at the deferred export's policy");
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) blocked.push(message.text());
  });
  const answer = await page.goto("/oferta", { waitUntil: "networkidle" });
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain("unsafe-inline");
  expect(blocked).toEqual([]);
});

test("a browser that runs the framework on every kind of page never asks for a script the adapter removes", async ({
  page,
}) => {
  test.skip(test.info().project.name !== "plain", "only the plain export still has the scripts to ask for");
  test.setTimeout(120_000);
  expect(pruned.length).toBeGreaterThan(0);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(basename(new URL(request.url()).pathname)));
  for (const path of pageTypes) {
    await page.goto(path, { waitUntil: "networkidle" });
    const island = page.locator("[data-island]").first();
    if (await island.count()) {
      await island.scrollIntoViewIfNeeded();
      await island.locator("button, input").first().focus();
      await island.locator("button, input").first().press("Enter");
    }
    const link = page.locator('header a[href="/dla-firm"]').first();
    if (await link.isVisible()) {
      await link.click();
      await page.waitForURL("**/dla-firm");
    }
  }
  await painted(page);
  expect(asked.size).toBeGreaterThan(10);
  expect(pruned.map((file) => basename(file)).filter((name) => asked.has(name))).toEqual([]);
});
