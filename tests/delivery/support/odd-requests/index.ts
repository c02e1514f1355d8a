import { hostile } from "./hostile";
import { methods, parts } from "./methods";
import { missing } from "./missing";
import type { OddRequests } from "./odd-request";
import { spellings } from "./spellings";

/** About 200 requests in groups. The traps and redirects they meet are those of support/web-root.ts. */
export const oddRequests: readonly OddRequests[] = [...spellings, ...missing, ...hostile, ...methods, ...parts];
