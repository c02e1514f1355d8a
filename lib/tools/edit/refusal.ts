import { UserError } from "@/lib/tools/user-error";
import type { Refusal } from "./messages";

/** A request that is not carried out as it stands: 409, as the file was changed elsewhere; 422, as a text is wrong. */
export class RefusalError extends UserError {
  constructor(
    message: string,
    readonly status: 409 | 422,
    readonly more: Omit<Refusal, "message"> = {},
  ) {
    super(message);
  }
}
