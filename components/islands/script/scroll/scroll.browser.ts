/** Scrolled pixels after which the header changes its style, and after which the top button appears. */
const scrolledThreshold = 10;
const topThreshold = 300;

/** Sets `data-scrolled` and `data-top` on <html>, for styles, as the page is scrolled. */
export function watchScroll(doc: Document): void {
  const root = doc.documentElement;
  let frameRequested = false;
  const update = () => {
    frameRequested = false;
    root.toggleAttribute("data-scrolled", scrollY > scrolledThreshold);
    root.toggleAttribute("data-top", scrollY > topThreshold);
  };
  addEventListener(
    "scroll",
    () => {
      if (!frameRequested) requestAnimationFrame(update);
      frameRequested = true;
    },
    { passive: true },
  );
  update();
}

/** Sets `data-seen` on elements with `data-watch` while they are on screen: drawings move only then. */
export function watchVisibility(doc: Document): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute("data-seen", isIntersecting);
  });
  for (const element of doc.querySelectorAll("[data-watch]")) observer.observe(element);
}
