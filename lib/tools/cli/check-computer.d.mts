/** Returns what to do if Node.js is too old for this project, else undefined. */
export function nodeProblem(version: string, least: string): string | undefined;
/** Oldest supported version of Node.js, from package.json. */
export function leastNode(): string;
