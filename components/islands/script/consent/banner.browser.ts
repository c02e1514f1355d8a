/**
 * The question as the page holds it, hidden. While it is seen, `data-asked` on <html> tells the frame of the page.
 * Asked by itself it does not touch the focus; asked again from the footer it takes the focus and gives it back. Where
 * its styles do not come, it is not asked, and the footer's link leads to the explanation.
 *
 * @param style address of its stylesheet, fetched before the question is first shown
 * @returns shows the question, or hides it
 */
export function watchBanner(banner: HTMLElement, style: string | undefined): (open: boolean) => void {
  const doc = banner.ownerDocument;
  let opener: Element | null = null;
  let styled: HTMLLinkElement | undefined;

  const toggle = (open: boolean) => {
    banner.hidden = !open;
    doc.documentElement.toggleAttribute("data-asked", open);
  };
  const reveal = () => {
    toggle(true);
    if (opener) banner.focus();
  };
  // Without its styles it would lie under the head of the site: nothing is asked or measured, the next use tries again.
  const giveUp = () => {
    styled?.remove();
    styled = undefined;
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  };
  const fetchStyle = (href: string) => {
    styled = doc.createElement("link");
    styled.rel = "stylesheet";
    styled.href = href;
    styled.addEventListener("load", reveal);
    styled.addEventListener("error", giveUp);
    doc.head.append(styled);
  };

  return (open) => {
    if (open) {
      const { activeElement } = doc;
      opener = activeElement?.matches("[data-consent]") ? activeElement : null;
      if (style && !styled) fetchStyle(style);
      else reveal();
      return;
    }
    if (banner.hidden) return;
    toggle(false);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
