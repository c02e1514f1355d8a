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
 * Watches what is on screen. Drawings with `data-watch` move only while they are seen: `data-seen` on them. A name, as
 * in `data-watch="band"`, is for the page to know: `data-band` on <html>.
 */
export function watchVisibility(doc: Document): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const name = target.getAttribute("data-watch");
      (name ? doc.documentElement : target).toggleAttribute(`data-${name || "seen"}`, isIntersecting);
    }
  });
  for (const element of doc.querySelectorAll("[data-watch]")) seen.observe(element);
}
