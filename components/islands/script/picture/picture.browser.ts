/**
 * Loads a lazy picture, whose addresses are in `data-src`, `data-srcset` and `data-sizes`, once a tenth of it is within
 * 100 px of the screen. Sets `data-state="loading|loaded|failed"` on every frame: styles show the placeholder, the
 * picture or the message.
 */
export function watchPictures(doc: Document): void {
  const setState = (img: Element, state: string) => img.closest("[data-ph]")?.setAttribute("data-state", state);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const img = target as HTMLImageElement;
        const { src, srcset, sizes } = img.dataset;
        if (!isIntersecting || !src) continue;
        observer.unobserve(img);
        setState(img, "loading");
        img.removeAttribute("data-src");
        img.sizes = sizes as string;
        img.srcset = srcset as string;
        img.src = src;
      }
    },
    { rootMargin: "100px", threshold: 0.1 },
  );

  // Neither event bubbles: one capturing listener each receives those of all pictures.
  const onEvent = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.dataset.src) return;
    // Falls back to JPEG where the browser cannot read AVIF.
    if (type === "error" && target.dataset.srcset && target.srcset) target.srcset = "";
    else setState(target, type === "error" ? "failed" : "loaded");
  };
  doc.addEventListener("load", onEvent, true);
  doc.addEventListener("error", onEvent, true);

  for (const img of doc.querySelectorAll<HTMLImageElement>("[data-ph] img"))
    if (img.dataset.src) observer.observe(img);
    // It may have loaded or failed before this script ran.
    else if (img.complete) setState(img, img.naturalWidth ? "loaded" : "failed");
}
