import { defineConfig } from "@playwright/test";
import { ensureChromium, ensureHeadlessShell } from "./tests/run/machine.mjs";

/**
 * Browser tests run on the exported site, served by the site's own delivery rules. The servers are started here, and
 * the site is built first where there is none: `npm test -- browser gallery` works alone.
 */
// Workers read this file again and inherit what the first reading chose.
if (process.env.FULL_BROWSER === undefined) {
  const fullBrowser = ensureChromium();
  process.env.TEST_BROWSER = ensureHeadlessShell(fullBrowser) ?? "";
  process.env.FULL_BROWSER = fullBrowser ?? "";
}
process.env.SITE_PORT ??= String(20_000 + (process.pid % 20_000));
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;

/** A browser in a test must send no requests of its own; root, as in a container, cannot start a sandbox. */
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Makes letters as wide in the headless shell as in the full browser.
  "--font-render-hinting=none",
];

export default defineConfig({
  testDir: "tests",
  testMatch: "{browser,specification}/**/*.spec.ts",
  testIgnore: process.env.TEST_ALL ? [] : "**/*.nightly.*",
  fullyParallel: true,
  // One more than the two cores every machine has: a test that waits for its browser leaves a quarter of a core idle.
  workers: 3,
  // A test that passes only sometimes has failed.
  retries: 0,
  // Long enough for a busy machine; only a failing test waits this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    baseURL,
    launchOptions: { executablePath: process.env.TEST_BROWSER || undefined, args },
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    // A service worker would answer requests that tests hold or change; offline.spec.ts tests it in another browser.
    serviceWorkers: "block" as const,
  },
  webServer: {
    command: "node node_modules/tsx/dist/cli.mjs tests/run/site.ts",
    url: baseURL,
    env: { PORT: process.env.SITE_PORT },
    stdout: "pipe" as const,
    timeout: 600_000,
  },
});
