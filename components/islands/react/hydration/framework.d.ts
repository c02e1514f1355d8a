/** Where the framework looks for what starts it; set by its inline scripts, which the adapter takes out of a page. */
declare var __next_f: unknown[];
declare var TURBOPACK: { push(entry: import("@/components/islands/react/hydration/block").Entry): void };
