/** Closes the menu when a link in it is followed: a client-side route change would leave it open. */
export function watchMenu(doc: Document): void {
  doc.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest?.("[popover] a")) target.closest<HTMLElement>("[popover]")?.hidePopover();
  });
}
