/**
 * Controls the page's hidden consent question. While it is shown, <html> has `data-asked`. Shown by itself it leaves
 * the focus alone; reopened from the footer it takes the focus and restores it. If its stylesheet fails to load, it is
 * not shown, and the footer's link opens the explanation.
 * @param style address of its stylesheet, loaded before the question is first shown
 * @returns shows or hides the question
 */
export function bannerControl(banner: HTMLElement, style: string | undefined): (open: boolean) => void {
  const doc = banner.ownerDocument;
  let opener: Element | null = null;
  let styleLink: HTMLLinkElement | undefined;

  const toggle = (open: boolean) => {
    banner.hidden = !open;
    doc.documentElement.toggleAttribute("data-asked", open);
  };
  const reveal = () => {
    toggle(true);
    if (opener) banner.focus();
  };
  // Without its styles it would lie under the header: nothing is asked or measured, and the next use tries again.
  const giveUp = () => {
    styleLink?.remove();
    styleLink = undefined;
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  };
  const fetchStyle = (href: string) => {
    styleLink = doc.createElement("link");
    styleLink.rel = "stylesheet";
    styleLink.href = href;
    styleLink.addEventListener("load", reveal);
    styleLink.addEventListener("error", giveUp);
    doc.head.append(styleLink);
  };

  return (open) => {
    if (open) {
      const { activeElement } = doc;
      opener = activeElement?.matches("[data-consent]") ? activeElement : null;
      if (style && !styleLink) fetchStyle(style);
      else reveal();
      return;
    }
    if (banner.hidden) return;
    toggle(false);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
