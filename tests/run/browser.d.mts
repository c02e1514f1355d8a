/** Installs Debian packages when this is root on Debian, and says so. */
export function installDebianPackages(packages: readonly string[]): boolean;
/** Finds an installed Chromium, else installs one. Undefined means Playwright's own. */
export function ensureChromium(): string | undefined;
