export function messageFaults(message: string): string[];
