/** A Chromium of this computer: CHROME_PATH first, then the usual places. */
export function installedBrowser(): string | undefined;
/** Finds an installed Chromium, else installs one. Undefined means Playwright's own. */
export function ensureChromium(): string | undefined;
/** Installs what else the tests use where that can be done, else says what will be skipped and how to have it. */
export function ensurePrograms(): void;
/** Chromium without a window, for tests that need no back/forward cache; else the whole browser that is named. */
export function ensureHeadlessShell(whole: string | undefined): string | undefined;
