import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where systems keep an installed Chromium. */
const browsers = [
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

/** A Chromium of this computer: CHROME_PATH first, then the usual places. */
export const installedBrowser = () => browsers.find((path) => path && runs(path));

/** What the tests use beside Node.js and a browser, and which of them are skipped without it. */
const programs = [
  { commands: ["firefox-esr", "firefox"], packages: ["firefox-esr"], tests: "Firefox" },
  { commands: ["WebKitWebDriver"], packages: ["webkit2gtk-driver"], tests: "WebKit" },
  { commands: ["Xvfb"], packages: ["xvfb"], tests: "WebKit, for the want of a screen" },
  { commands: ["nginx"], packages: ["nginx"], tests: "delivery by nginx" },
  { commands: ["apache2", "httpd"], packages: ["apache2"], tests: "delivery by Apache" },
  { commands: ["caddy"], packages: ["caddy"], tests: "delivery by Caddy" },
  { commands: ["sshd"], packages: ["openssh-server"], tests: "deploys over SFTP" },
  { commands: ["vsftpd"], packages: ["vsftpd"], tests: "deploys over FTP with TLS" },
  { commands: ["java"], packages: ["default-jre-headless"], tests: "the Nu HTML checker" },
];

/**
 * What no command tells of: modules of nginx, and a typeface as wide as Arial, which takes the place of the site's own
 * until that has arrived.
 */
const others = ["libnginx-mod-http-brotli-filter", "libnginx-mod-http-brotli-static", "fonts-liberation"];

/** Servers lie in /usr/sbin, which the path of an ordinary user leaves out. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
const isThere = ({ commands }) => commands.some((command) => folders.some((folder) => runs(join(folder, command))));

/** True where Debian packages can be installed without asking anybody. */
const canUseApt = () => process.platform === "linux" && process.getuid?.() === 0 && runs("/usr/bin/apt-get");

const isInstalled = (name) =>
  /^Status: .* installed$/m.test(spawnSync("dpkg-query", ["--status", name], { encoding: "utf8" }).stdout);

/** Installs those Debian packages that are missing, and says so. */
function installDebianPackages(packages) {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.log(`Installing Debian packages: ${missing.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
}

/** The tests cannot begin; the message says what to install. */
export class MissingProgram extends Error {}

/**
 * Finds an installed Chromium (CHROME_PATH first), else installs one: the Debian package as root, Playwright's own
 * otherwise. Says what it did.
 * @returns {string | undefined} path of the browser; undefined means Playwright's own
 * @throws {MissingProgram} when there is none and none can be installed
 */
export function ensureChromium() {
  if (!installedBrowser() && canUseApt()) installDebianPackages(["chromium"]);
  const found = installedBrowser();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log("No Chromium found: installing Playwright's own …");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    { stdio: ["ignore", "inherit", "pipe"], encoding: "utf8" },
  );
  if (status !== 0) {
    const reason = /^Error: (.*)/m.exec(stderr)?.[1] ?? "no reason given";
    throw new MissingProgram(
      `The tests need Chromium, and none could be installed (${reason}). ` +
        "Install it (Debian: sudo apt-get install chromium) or name one in CHROME_PATH, then run npm test again.",
    );
  }
  return undefined;
}

/**
 * Chromium without a window, for tests that need no back/forward cache: a page costs less than half of what it costs in
 * the whole browser. Installed as a Debian package where that can be done.
 * @param {string | undefined} whole path of the whole browser, which takes its place where there is none
 * @returns {string | undefined} path of the browser; undefined means Playwright's own, which is such a shell
 */
export function ensureHeadlessShell(whole) {
  const shell = "/usr/bin/chromium-headless-shell";
  // A browser that somebody has named is the one to test with.
  if (process.env.CHROME_PATH || whole !== "/usr/bin/chromium") return whole;
  if (!runs(shell) && canUseApt()) installDebianPackages(["chromium-headless-shell"]);
  return runs(shell) ? shell : whole;
}

/** Installs what the tests use where that can be done, else says what will be skipped and how to have it. */
export function ensurePrograms() {
  const missing = programs.filter((program) => !isThere(program));
  const packages = missing.flatMap((program) => program.packages);
  if (canUseApt()) installDebianPackages([...packages, ...others]);
  else if (missing.length > 0)
    console.log(
      `Skipped on this machine: ${missing.map(({ tests }) => tests).join(", ")}. To have them: sudo apt-get install ${[...packages, ...others].join(" ")}`,
    );
}
