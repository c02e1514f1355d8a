let timer: ReturnType<typeof setTimeout> | undefined;

/** Forgets a departure that has not happened yet. */
export const stay = (): void => clearTimeout(timer);

/**
 * Opens a page of this site after a while, unless the visitor decides otherwise first. One departure at a time: a
 * newer one replaces it.
 */
export function leaveAfter(delay: number, address: string): void {
  stay();
  timer = setTimeout(() => location.assign(address), delay);
  // A page kept in the back/forward cache must not leave again when the visitor comes back to it.
  addEventListener("pagehide", stay);
}
