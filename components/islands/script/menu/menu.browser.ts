/** Closes the menu when a link in it is followed: it would cover the loading indicator, and be open after Back. */
export function onMenuClick({ target }: Event): void {
  if ((target as Element).closest?.("[popover] a"))
    (target as Element).closest<HTMLElement>("[popover]")?.hidePopover();
}
