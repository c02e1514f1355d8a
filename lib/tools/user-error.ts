/**
 * Something a person must mend. The message, in Polish, names the thing, what is wrong and the mend; commands print it
 * and nothing else. Whatever else is thrown is a bug and is printed with its trace.
 */
export class UserError extends Error {
  override name = "UserError";
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
