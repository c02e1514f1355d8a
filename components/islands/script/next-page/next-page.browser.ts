/** Sets `data-hover` on <html> if links can be hovered, for the speculation rules. */
export function markHover({ documentElement }: Document): void {
  documentElement.toggleAttribute("data-hover", matchMedia("(hover:hover)").matches);
}
