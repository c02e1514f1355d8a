/**
 * Sends one thing at a time: of those that come meanwhile only the last is sent, as soon as it can be. A save takes
 * seconds where the checks start anew, and clicks come faster.
 */
export function latestOnly<Args extends unknown[]>(
  send: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let waiting: Args | undefined;
  let isSending = false;
  return async (...args) => {
    waiting = args;
    if (isSending) return;
    isSending = true;
    try {
      while (waiting) {
        const next = waiting;
        waiting = undefined;
        await send(...next);
      }
    } finally {
      isSending = false;
    }
  };
}

/**
 * Tells late answers from the one that is waited for.
 * @returns a function to call with each question; what it returns says whether no other has been asked since
 */
export function newestOnly(): () => () => boolean {
  let count = 0;
  return () => {
    count += 1;
    const own = count;
    return () => own === count;
  };
}
