/** True for a click that means "open here": main button, no modifier keys. The browser handles all others. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
