/**
 * Lazy and failed pictures. A lazy picture has its addresses in `data-src`, `data-srcset` and `data-sizes` until it
 * comes near the screen (100 px, a tenth of it visible). The state stands on the frame,
 * `data-state="loading|loaded|failed"`: styles show the placeholder, the picture or the message.
 */
export function watchPictures(doc: Document): void {
  const setState = (img: Element, state: string) => img.closest("[data-ph]")?.setAttribute("data-state", state);

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const img = target as HTMLImageElement;
        const { src, srcset, sizes } = img.dataset;
        if (!isIntersecting || !src) continue;
        near.unobserve(img);
        setState(img, "loading");
        img.removeAttribute("data-src");
        img.sizes = sizes as string;
        img.srcset = srcset as string;
        img.src = src;
      }
    },
    { rootMargin: "100px", threshold: 0.1 },
  );

  // Neither event bubbles: one capturing listener each hears every picture of the page.
  const onEvent = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.dataset.src) return;
    // A browser that cannot read AVIF takes the JPEG.
    if (type === "error" && target.dataset.srcset && target.srcset) target.srcset = "";
    else setState(target, type === "error" ? "failed" : "loaded");
  };
  doc.addEventListener("load", onEvent, true);
  doc.addEventListener("error", onEvent, true);

  for (const img of doc.querySelectorAll<HTMLImageElement>("[data-ph] img"))
    if (img.dataset.src) near.observe(img);
    // It may have failed or come before this script did.
    else if (img.complete) setState(img, img.naturalWidth ? "loaded" : "failed");
}
