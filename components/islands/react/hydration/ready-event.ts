/** Event that an island dispatches on its element when it is ready. */
export const readyEvent = "island-ready";
