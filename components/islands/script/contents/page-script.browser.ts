import { whenParsed } from "@/components/islands/script/next-page/when-shown";

/**
 * Marks the current heading in a guide's table of contents with `aria-current`, for which styles draw a node, and says
 * its number in the summary: "4/12". Says whether a calculator is on the screen: its result has a bar of its own. In the
 * second guide of a visit the script is at hand before the contents are.
 */
whenParsed(document, () => {
  const contents = document.querySelector("[data-contents]");
  const list = contents?.parentElement;
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-contents] a");
  let frameRequested = false;
  const markCurrent = () => {
    frameRequested = false;
    let current = -1;
    links.forEach((link, index) => {
      const heading = document.getElementById(link.hash.slice(1));
      if (heading && heading.getBoundingClientRect().top < innerHeight / 3) current = index;
    });
    links.forEach((link, index) => {
      if (index !== current) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "location");
        // In the middle of a list that scrolls by itself. scrollIntoView would break off a scroll of the page.
        const entry = link.parentElement;
        if (list && entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
      }
    });
    if (list && current < 0) list.scrollTop = 0;
    const isCalculating = [...document.querySelectorAll("[data-strip]")].some((strip) => {
      const { top = 0, bottom = 0 } = strip.parentElement?.getBoundingClientRect() ?? {};
      return top < innerHeight && bottom > 0;
    });
    contents?.toggleAttribute("data-away", isCalculating);
    const place = contents?.querySelector("[data-place]");
    if (place) place.textContent = current < 0 ? "" : `${current + 1}/${links.length}`;
  };
  // The list would cover the heading that it leads to.
  for (const link of links) link.addEventListener("click", () => contents?.removeAttribute("open"));
  addEventListener(
    "scroll",
    () => {
      if (!frameRequested) requestAnimationFrame(markCurrent);
      frameRequested = true;
    },
    { passive: true },
  );
  // Opens a case or the contents that the address leads into, where a browser leaves them closed: Safari, Firefox before
  // 139.
  const openTarget = () => {
    const target = document.querySelector("details:not([open]) :target");
    target?.closest("details")?.toggleAttribute("open");
    target?.scrollIntoView();
  };
  addEventListener("hashchange", openTarget);
  openTarget();
  markCurrent();
});
