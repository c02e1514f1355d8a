/** True for a click that means "open here": main button, no modifier keys. All other clicks stay the browser's. */
export const plainClick = (event: MouseEvent): boolean =>
  !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
