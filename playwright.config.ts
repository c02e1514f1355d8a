import { defineConfig } from "@playwright/test";

/**
 * Browser tests run on the exported site, served by the site's own delivery rules. lib/commands/test.mjs builds once,
 * starts both servers and gives their addresses and the browser by environment:
 * SITE_URL the deferred export, PLAIN_URL the same build before the adapter, CHROME_PATH an installed Chromium.
 */
const executablePath = process.env.CHROME_PATH;

/** A browser in a test must not talk to anybody; root (a container) has no sandbox to start. */
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: { launchOptions: { executablePath, args }, locale: "pl-PL", timezoneId: "Europe/Warsaw" },
  projects: [
    { name: "deferred", use: { baseURL: process.env.SITE_URL ?? "http://127.0.0.1:3000" } },
    // Islands and navigation must behave the same without the adapter.
    {
      name: "plain",
      use: { baseURL: process.env.PLAIN_URL ?? "http://127.0.0.1:3001" },
      testMatch: ["**/hydration.spec.ts", "**/navigation.spec.ts", "**/gallery.spec.ts"],
    },
  ],
});
