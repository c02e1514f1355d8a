/** Kills deploys at every step, not at a sample: `KILL_AT_EVERY_STEP=1 npm test -- publish -t killed`, half an hour. */
export const everywhere = process.env.KILL_AT_EVERY_STEP === "1";

/** How long a file of such tests may take, in milliseconds. */
export const killTimeout = everywhere ? 3_600_000 : 300_000;

/**
 * Where to kill a deploy.
 * @param actions of a whole deploy
 * @param choose some of its steps, for `npm test`; `last` is the number of those that matter
 * @returns their places, each once
 */
export function killPoints(actions: readonly string[], choose: (last: number) => readonly number[]): number[] {
  // The last three only give the lock back.
  const last = actions.length - 3;
  return everywhere ? Array.from({ length: last }, (_, index) => index) : [...new Set(choose(last))];
}

/**
 * The first step of a kind.
 * @throws Error where a deploy has none: it is not the one the test was written for
 */
export function firstStep(actions: readonly string[], isIt: (action: string) => boolean): number {
  const found = actions.findIndex(isIt);
  if (found < 0) throw new Error(`Not the steps of a deploy (${isIt}):\n${actions.join("\n")}`);
  return found;
}
