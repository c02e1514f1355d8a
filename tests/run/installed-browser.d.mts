export function runs(path: string): boolean;
export function installedBrowser(): string | undefined;
