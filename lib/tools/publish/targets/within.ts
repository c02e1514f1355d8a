import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits for an answer of a server.
 * @param milliseconds to wait at most
 * @param stop called where it takes longer
 * @throws Error where it takes longer, in Polish
 */
export async function within<T>(milliseconds: number, work: Promise<T>, stop: () => void): Promise<T> {
  const waiting = new AbortController();
  const tooLong = pause(milliseconds, undefined, { signal: waiting.signal }).then(() => {
    stop();
    throw new Error(`serwer nie skończył przez ${Math.ceil(milliseconds / 1000)} s`);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    waiting.abort();
  }
}
