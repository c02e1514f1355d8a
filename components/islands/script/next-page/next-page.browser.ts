/** Tells the speculation rules whether links can be hovered: `data-mouse` on <html>. */
export function markMouse({ documentElement }: Document): void {
  documentElement.toggleAttribute("data-mouse", matchMedia("(hover:hover)").matches);
}
