/** Closes the menu when a link in it is followed: a client-side route change would leave it open. */
export function onMenuClick({ target }: Event): void {
  if ((target as Element).closest?.("[popover] a"))
    (target as Element).closest<HTMLElement>("[popover]")?.hidePopover();
}
