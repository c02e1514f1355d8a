/** Closes the menu when a link in it is followed: it would cover the loading indicator, and be open after Back. */
export function onMenuClick({ target }: Event): void {
  (target as Element).closest?.("a")?.closest<HTMLElement>("[popover]")?.hidePopover();
}
