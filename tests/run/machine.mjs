import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Usual paths of an installed Chromium. */
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

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of an installed Chromium: CHROME_PATH first. */
export const installedBrowser = () => browsers.find((path) => path && isExecutable(path));

/** Programs that tests need besides Node.js and Chromium, and the tests that are skipped without them. */
const programs = [
  { commands: ["firefox-esr", "firefox"], packages: ["firefox-esr"], tests: "Firefox" },
  { commands: ["WebKitWebDriver"], packages: ["webkit2gtk-driver"], tests: "WebKit" },
  { commands: ["Xvfb"], packages: ["xvfb"], tests: "WebKit, for the want of a screen" },
  { commands: ["nginx"], packages: ["nginx"], tests: "delivery by nginx" },
  { commands: ["apache2", "httpd"], packages: ["apache2"], tests: "delivery by Apache" },
  { commands: ["sshd"], packages: ["openssh-server"], tests: "deploys over SFTP" },
  { commands: ["vsftpd"], packages: ["vsftpd"], tests: "deploys over FTP with TLS" },
  { commands: ["java"], packages: ["default-jre-headless"], tests: "the Nu HTML checker" },
];

/** Packages without a command: modules of nginx, and a typeface as wide as Arial, the fallback of the site's own. */
const extraPackages = ["libnginx-mod-http-brotli-filter", "libnginx-mod-http-brotli-static", "fonts-liberation"];

/** With /usr/sbin, where servers are, which PATH of an ordinary user lacks. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
const isThere = ({ commands }) =>
  commands.some((command) => folders.some((folder) => isExecutable(join(folder, command))));

/** Whether Debian packages can be installed without a question. */
const canUseApt = () => process.platform === "linux" && process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");

const isInstalled = (name) =>
  /^Status: .* installed$/m.test(spawnSync("dpkg-query", ["--status", name], { encoding: "utf8" }).stdout);

/** Installs the Debian packages that are missing, and prints their names. */
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

/** The tests cannot start; the message names what to install. */
export class MissingProgram extends Error {}

/**
 * Finds an installed Chromium, else installs one: the Debian package as root, otherwise Playwright's own.
 * @returns {string | undefined} path of the browser; undefined for Playwright's own
 * @throws {MissingProgram} when there is none and none can be installed
 */
export function ensureChromium() {
  if (!installedBrowser() && canUseApt()) installDebianPackages(["chromium"]);
  const browser = installedBrowser();
  if (browser) {
    console.log(`Browser: ${browser}`);
    return browser;
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
 * Finds or installs Chromium without a window, for tests that need no back/forward cache: a page takes less than half
 * the time. Debian packages only.
 * @param {string | undefined} fullBrowser path of the full browser, which is returned if there is no shell
 * @returns {string | undefined} path of the browser; undefined for Playwright's own, which is such a shell
 */
export function ensureHeadlessShell(fullBrowser) {
  const shell = "/usr/bin/chromium-headless-shell";
  if (process.env.CHROME_PATH || fullBrowser !== "/usr/bin/chromium") return fullBrowser;
  if (!isExecutable(shell) && canUseApt()) installDebianPackages(["chromium-headless-shell"]);
  return isExecutable(shell) ? shell : fullBrowser;
}

/** Installs missing programs if that is possible, else prints which tests are skipped and how to install them. */
export function ensurePrograms() {
  const missing = programs.filter((program) => !isThere(program));
  const packages = missing.flatMap((program) => program.packages);
  if (canUseApt()) installDebianPackages([...packages, ...extraPackages]);
  else if (missing.length > 0)
    console.log(
      `Skipped on this machine: ${missing.map(({ tests }) => tests).join(", ")}. To have them: sudo apt-get install ${[...packages, ...extraPackages].join(" ")}`,
    );
}
