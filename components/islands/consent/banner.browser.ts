/**
 * The question as the page holds it, hidden. While it is seen, `data-asked` on <html> tells the frame of the page.
 * Asked by itself it does not touch the focus; asked again from the footer it takes the focus and gives it back.
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
  const fetchStyle = (href: string) => {
    styled = doc.createElement("link");
    styled.rel = "stylesheet";
    styled.href = href;
    styled.addEventListener("load", reveal);
    styled.addEventListener("error", reveal);
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
