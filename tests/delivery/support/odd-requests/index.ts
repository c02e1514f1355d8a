import { hostile } from "./hostile";
import { methods, parts } from "./methods";
import { missing } from "./missing";
import type { OddRequests } from "./odd-request";
import { spellings } from "./spellings";

/** About 200 requests in groups. Their traps and redirects are in support/web-root.ts. */
export const oddRequests: readonly OddRequests[] = [...spellings, ...missing, ...hostile, ...methods, ...parts];
