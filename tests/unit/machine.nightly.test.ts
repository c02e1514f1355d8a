/** A newcomer without Chromium meets a stack trace in place of a sentence that says what to install. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@/tests/support";

const env = {
  NODE_ENV: "test" as const,
  PATH: "/nonexistent:/usr/bin:/bin",
  HOME: "/nonexistent",
  // Nobody on the network is asked for a browser.
  PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:9",
};

/**
 * Runs a command as a user who may install nothing. What is hidden is there, empty, and cannot be run.
 * @param fetched a folder for browsers that are fetched
 */
function asVisitor(hidden: readonly string[], fetched: string, ...command: string[]) {
  const hide = hidden.map((path) => `mount --bind /dev/null ${path}`);
  const script = [...hide, 'exec setpriv --reuid 65534 --clear-groups "$@"'].join(" && ");
  return spawnSync("unshare", ["--mount", "sh", "-c", script, "sh", ...command], {
    encoding: "utf8",
    env: { ...env, PLAYWRIGHT_BROWSERS_PATH: fetched },
  });
}

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const canHide = isRoot && asVisitor([], "/nonexistent", "test", "-r", "tests/run/machine.mjs").status === 0;
const programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "java"]
  .map((name) => `/usr/bin/${name}`)
  .filter((path) => existsSync(path));

testIf(canHide, "only root on Linux can hide a browser from a test")(
  "an ordinary user without Chromium is told what to install, in one sentence and before anything else",
  () => {
    // Empty, and everybody's.
    const fetched = mkdtempSync(join(tmpdir(), "browsers-"));
    chmodSync(fetched, 0o777);
    const { stdout, stderr } = asVisitor(
      programs,
      fetched,
      process.execPath,
      "-e",
      `import("./tests/run/machine.mjs").then(({ ensurePrograms, ensureChromium }) => {
        ensurePrograms();
        ensureChromium();
      }).catch(({ message }) => console.error(message));`,
    );
    rmSync(fetched, { recursive: true });
    expect(stdout).toMatch(
      /^Skipped on this machine: .*the Nu HTML checker.*sudo apt-get install .*default-jre-headless/,
    );
    expect(stderr.trim()).toMatch(
      /^The tests need Chromium, and none could be installed \(connect ECONNREFUSED [\d.:]+\)\. Install it \(Debian: sudo apt-get install chromium\) or name one in CHROME_PATH, then run npm test again\.$/,
    );
  },
  60_000,
);
