/**
 * Fetches the stylesheet for paper (print-styles.tsx) when the page has come whole and has been painted: for few
 * visitors, so it may ask for nothing while the first screen is on its way.
 */
export function linkPrintStyles({ head }: Document): void {
  addEventListener("load", () =>
    // Told of a paint before, too. There is one of this name in the life of a page.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint")[0])
        head.insertAdjacentHTML("beforeend", document.querySelector("[data-paper]")?.textContent ?? "");
    }).observe({ type: "paint", buffered: true }),
  );
}
