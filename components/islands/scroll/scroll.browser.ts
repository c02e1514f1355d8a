/** Pixels after which the header takes its scrolled style, and after which the top button and call bar appear. */
const scrolledAfter = 10;
const topAfter = 300;

/**
 * Marks on <html> how far the page is scrolled, `data-scrolled` and `data-top`: styles do the rest.
 */
export function watchScroll(doc: Document): void {
  const root = doc.documentElement;
  let waiting = false;
  const update = () => {
    waiting = false;
    root.toggleAttribute("data-scrolled", scrollY > scrolledAfter);
    root.toggleAttribute("data-top", scrollY > topAfter);
  };
  addEventListener(
    "scroll",
    () => {
      if (!waiting) requestAnimationFrame(update);
      waiting = true;
    },
    { passive: true },
  );
  update();
}

/**
 * Watches what is on screen: the amber band (`data-band` on <html>) and drawings that move only while they are seen
 * (`data-seen` on them). Called again for what a client-side route change brings.
 */
export function visibilityWatcher(doc: Document): (scope: ParentNode) => void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (target.matches(".band")) doc.documentElement.toggleAttribute("data-band", isIntersecting);
      else target.toggleAttribute("data-seen", isIntersecting);
  });
  return (scope) => {
    for (const element of scope.querySelectorAll(".band,[data-watch]")) seen.observe(element);
  };
}
