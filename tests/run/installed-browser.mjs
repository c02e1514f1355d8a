import { accessSync, constants } from "node:fs";

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

/** @param {string} path of a program */
export const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium of this computer: CHROME_PATH first, then the usual places.
 * @returns {string | undefined}
 */
export const installedBrowser = () => browsers.find((path) => path && runs(path));
