/** Returns the build id: a hash of all code of the site. */
export function buildId(root?: string): string;
