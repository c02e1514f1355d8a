import { UserError } from "@/lib/tools/user-error";

/** What stops a deploy, in Polish: the thing, what is wrong, the mend. Told without a trace of calls. */
export class PublishError extends UserError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PublishError";
  }
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
