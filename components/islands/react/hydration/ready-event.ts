/** Name of the event, fired on an island's element, with which the island tells the loader that it is ready. */
export const readyEvent = "island-ready";
