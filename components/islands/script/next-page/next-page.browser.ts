/** Sets `data-mouse` on <html> if links can be hovered, for the speculation rules. */
export function markMouse({ documentElement }: Document): void {
  documentElement.toggleAttribute("data-mouse", matchMedia("(hover:hover)").matches);
}
