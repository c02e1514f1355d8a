import type { Graph } from "schema-dts";

/** The graph as the text of a script element. `<` is escaped so that no text of content can close the element. */
export const toScript = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
