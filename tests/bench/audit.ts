/**
 * `npm run audit`: Lighthouse's SEO and best-practices checks on every indexable page of out/, and its scores; then
 * deploys killed at every single step, of which `npm test` takes a sample. Steer performance by `npm run bench`: these
 * two categories count what is there, not how fast this machine is. Addresses named as arguments ("/kontakt") are
 * audited alone.
 */

import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { startServer } from "@/lib/tools/hosting/serve";
import { sitemapEntries } from "@/lib/tools/make/sitemap";
import { ensureChromium } from "@/tests/run/machine.mjs";

const categories = ["seo", "best-practices"] as const;
const port = 9333;

const { url, close } = await startServer();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : sitemapEntries().map(({ path }) => path);
let below = 0;
for (const path of paths) {
  const result = await lighthouse(url + path, { port, onlyCategories: [...categories], logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { lhr } = result;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary")
    .map(({ id }) => id);
  if (scores.some((score) => score < 100)) below++;
  console.log(
    `${path.padEnd(32)} ${categories.map((name, index) => `${name} ${scores[index]}`).join("  ")} ${failed.join(" ")}`,
  );
}
await browser.close();
await close();
console.log(`${paths.length - below} of ${paths.length} pages have 100 in both.`);
const { status } =
  asked.length > 0
    ? { status: 0 }
    : spawnSync(process.execPath, ["node_modules/jest/bin/jest.js", "--selectProjects", "publish", "-t", "killed"], {
        stdio: "inherit",
        env: { ...process.env, KILL_AT_EVERY_STEP: "1" },
      });
process.exitCode = below > 0 || status !== 0 ? 1 : 0;
