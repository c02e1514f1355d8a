import { UserError } from "@/lib/tools/user-error";
import type { Refusal } from "./messages";

/** Refuses a request: 409 where the file was changed elsewhere, 422 where a text has errors. */
export class RefusalError extends UserError {
  constructor(
    message: string,
    readonly status: 409 | 422,
    readonly more: Omit<Refusal, "message"> = {},
  ) {
    super(message);
  }
}
