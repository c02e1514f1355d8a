/** Requests of the window that are not carried out, and how it is told. */
import { Conflict } from "./journal";
import type { Refusal } from "./protocol";

/**
 * A request that was not carried out, with the status that says why: 409 changed elsewhere, 422 wrong, 400 impossible.
 */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 409 | 422,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** How an error is told to the window. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof Conflict) return new Refused(409, { message: error.message });
  return new Refused(400, { message: (error as Error).message });
}
