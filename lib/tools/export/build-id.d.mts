/** The build id: a hash of everything that makes the site's code. */
export function buildId(root?: string): string;
