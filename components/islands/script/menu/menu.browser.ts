/** Closes the menu when a link in it is followed: it would cover what the wait shows, and be open after "back". */
export function onMenuClick({ target }: Event): void {
  if ((target as Element).closest?.("[popover] a"))
    (target as Element).closest<HTMLElement>("[popover]")?.hidePopover();
}
