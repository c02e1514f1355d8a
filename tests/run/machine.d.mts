/** Finds an installed Chromium, else installs one. Undefined means Playwright's own. */
export function ensureChromium(): string | undefined;
/** Installs what else the tests use where that can be done, else says what will be skipped and how to have it. */
export function ensurePrograms(): void;
