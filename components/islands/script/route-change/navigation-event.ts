/** Name of the event with which links tell the route-change indicator that a page is on its way, or has come. */
export const navigationEvent = "site:navigation";

/** Fires the event on the document; `detail` is true while a page is on its way. */
export const announceNavigation = (pending: boolean): void => {
  document.dispatchEvent(new CustomEvent<boolean>(navigationEvent, { detail: pending }));
};
