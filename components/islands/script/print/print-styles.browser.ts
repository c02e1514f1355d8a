/**
 * Links the print stylesheet (print-styles.tsx) after load and the first paint: few visitors need it, so it must not
 * compete with the first screen.
 */
export function linkPrintStyles({ head }: Document): void {
  addEventListener("load", () =>
    // `buffered` also reports an earlier paint. The entry occurs once per page.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint")[0])
        head.insertAdjacentHTML("beforeend", document.querySelector("[data-paper]")?.textContent ?? "");
    }).observe({ type: "paint", buffered: true }),
  );
}
