import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** Where systems keep an installed Chromium. */
const candidates = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = () => candidates.find((path) => path && runs(path));

/** True where Debian packages can be installed without asking anybody. */
const canUseApt = () => process.platform === "linux" && process.getuid?.() === 0 && runs("/usr/bin/apt-get");

let listsUpdated = false;

/**
 * Installs Debian packages when this is root on Debian, and says so.
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are there now
 */
export function installDebianPackages(packages) {
  if (!canUseApt()) return false;
  console.log(`Installing Debian packages: ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!listsUpdated) spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  listsUpdated = true;
  return (
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    }).status === 0
  );
}

/**
 * Finds an installed Chromium (CHROME_PATH first), else installs one: the Debian package as root, Playwright's own
 * otherwise. Says what it did.
 * @returns {string | undefined} path of the browser; undefined means Playwright's own
 * @throws Error with the mend when there is none and none can be installed
 */
export function ensureChromium() {
  const found = installed();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (installDebianPackages(["chromium"])) {
    const path = installed();
    if (path) {
      console.log(`Browser: ${path}, installed just now`);
      return path;
    }
  }
  console.log("No Chromium found: installing Playwright's own …");
  const { status } = spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  if (status !== 0)
    throw new Error("No Chromium could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.");
  return undefined;
}
