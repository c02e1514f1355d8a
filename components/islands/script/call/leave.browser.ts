let timer: ReturnType<typeof setTimeout> | undefined;

/** Cancels the scheduled departure. */
export const cancelDeparture = (): void => clearTimeout(timer);

/**
 * Opens an address after a delay. One departure at a time: a new one replaces the one before.
 * @param delay in milliseconds
 */
export function leaveAfter(delay: number, address: string): void {
  cancelDeparture();
  timer = setTimeout(() => location.assign(address), delay);
  // A page in the back/forward cache must not leave again when the visitor returns to it.
  addEventListener("pagehide", cancelDeparture);
}
