/**
 * `npm test`: everything, in the order in which a failure is cheapest. Ends with "N passed, N failed", the sums of all
 * runners; a step without a runner of its own (types, lint, builds) counts as one.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { installIfNeeded } from "../../lib/commands/install.mjs";
import { ensureChromium, installDebianPackages } from "./browser.mjs";

const totals = { passed: 0, failed: 0 };
const failures = [];
const node = process.execPath;
const tsx = "node_modules/tsx/dist/cli.mjs";

function add(name, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
}

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

/** A step that passes or fails as a whole. */
function step(name, command, args, env) {
  console.log(`\n— ${name}`);
  const ok = run(command, args, env);
  add(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return ok;
}

/** Numbers a runner wrote, or one failure when it wrote none. */
function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function jest(name, paths, env) {
  console.log(`\n— ${name}`);
  const file = `.cache/jest-${paths[0].replaceAll("/", "-")}.json`;
  rmSync(file, { force: true });
  const ok = run(node, ["node_modules/jest/bin/jest.js", "--json", `--outputFile=${file}`, ...paths], env);
  const result = counts(file, (json) => ({
    passed: json.numPassedTests,
    // A file that does not even load has no tests to count.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
  add(name, !ok && result.failed === 0 ? { ...result, failed: 1 } : result);
}

function playwright(env) {
  console.log("\n— browser");
  rmSync(".cache/playwright.json", { force: true });
  const ok = run(node, ["node_modules/@playwright/test/cli.js", "test"], env);
  const result = counts(".cache/playwright.json", ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  add("browser", !ok && result.failed === 0 ? { ...result, failed: 1 } : result);
}

/** Starts a server and resolves with its address. */
function serve(script, root) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [tsx, script, root], { stdio: ["ignore", "pipe", "inherit"] });
    child.stdout.on("data", (text) => {
      const url = /http:\/\/\S+/.exec(String(text))?.[0];
      if (url) resolve({ url, stop: () => child.kill() });
    });
    child.on("exit", (code) => reject(new Error(`The server of ${root} stopped with ${code}.`)));
  });
}

async function main() {
  installIfNeeded();
  mkdirSync(".cache", { recursive: true });
  step("types", node, ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
  step("lint", node, ["node_modules/@biomejs/biome/bin/biome", "ci", "."]);
  if (!step("pictures, bundles and images", node, [tsx, "lib/commands/prepare-files.ts"])) return;
  jest("unit and content", ["tests/unit", "components", "tests/content", "tests/search"]);
  const built = step("build", node, [tsx, "lib/commands/build.ts"], { KEEP_PLAIN_EXPORT: "1", TYPES_CHECKED: "1" });
  if (!built) return;
  step("build again, elsewhere: the same bytes", node, [tsx, "tests/run/reproduce.ts"], { TYPES_CHECKED: "1" });
  jest("export", ["tests/export"]);
  const CHROME_PATH = ensureChromium();
  const servers = await Promise.all([
    serve("lib/commands/serve.ts", "out"),
    serve("tests/run/serve-plain.ts", ".cache/plain-export"),
  ]);
  playwright({ SITE_URL: servers[0].url, PLAIN_URL: servers[1].url, ...(CHROME_PATH && { CHROME_PATH }) });
  for (const { stop } of servers) stop();
  installDebianPackages([
    "nginx",
    "libnginx-mod-http-brotli-filter",
    "libnginx-mod-http-brotli-static",
    "apache2",
    "caddy",
  ]);
  jest("delivery", ["tests/delivery"], CHROME_PATH ? { CHROME_PATH } : {});
}

try {
  await main();
} catch (error) {
  console.error(error);
  add("test run", { passed: 0, failed: 1 });
}
for (const failure of failures) console.log(failure);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
