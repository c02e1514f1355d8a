/** What to do where Node.js is too old for this project, as a sentence; nothing where it is new enough. */
export function nodeProblem(version: string, least: string): string | undefined;
/** The oldest version that runs this project, as package.json says it. */
export function leastNode(): string;
