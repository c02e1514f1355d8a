/** A newcomer without Chromium reads a stack trace instead of what to install. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { freshFolder, testIf } from "@/tests/support";

const env = {
  NODE_ENV: "test" as const,
  PATH: "/nonexistent:/usr/bin:/bin",
  HOME: "/nonexistent",
  // No browser is downloaded.
  PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:9",
};

/** Runs a command as a user who may install nothing, with programs hidden. @param browsers folder for downloads */
function runAsNobody(hidden: readonly string[], browsers: string, ...command: string[]) {
  const hide = hidden.map((path) => `mount --bind /dev/null ${path}`);
  const script = [...hide, 'exec setpriv --reuid 65534 --clear-groups "$@"'].join(" && ");
  return spawnSync("unshare", ["--mount", "sh", "-c", script, "sh", ...command], {
    encoding: "utf8",
    env: { ...env, PLAYWRIGHT_BROWSERS_PATH: browsers },
  });
}

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const canHide = isRoot && runAsNobody([], "/nonexistent", "test", "-r", "tests/run/machine.mjs").status === 0;
const programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "java"]
  .map((name) => `/usr/bin/${name}`)
  .filter((path) => existsSync(path));
const browsers = freshFolder();

testIf(canHide, "only root on Linux can hide a browser from a test")(
  "an ordinary user without Chromium reads what to install, in one sentence",
  () => {
    chmodSync(browsers, 0o777);
    const code = `import("./tests/run/machine.mjs").then(({ ensurePrograms, ensureChromium }) => {
      ensurePrograms();
      ensureChromium();
    }).catch(({ message }) => console.error(message));`;
    const { stdout, stderr } = runAsNobody(programs, browsers, process.execPath, "-e", code);
    expect(stdout).toMatch(
      /^Skipped on this machine: .*the Nu HTML checker.*sudo apt-get install .*default-jre-headless/,
    );
    expect(stderr.trim()).toMatch(
      /^The tests need Chromium, and none could be installed \(connect ECONNREFUSED [\d.:]+\)\. Install it \(Debian: sudo apt-get install chromium\) or name one in CHROME_PATH, then run npm test again\.$/,
    );
  },
);
