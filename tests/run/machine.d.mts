// Documented in machine.mjs.
export function installedBrowser(): string | undefined;
export function ensureChromium(): string | undefined;
export function ensurePrograms(): void;
export function ensureHeadlessShell(fullBrowser: string | undefined): string | undefined;
