/**
 * Something a person must fix. The message, in Polish, names the thing, what is wrong and the fix. Commands print only
 * the message; any other error is a bug and is printed with its trace.
 */
export class UserError extends Error {
  override name = "UserError";
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
