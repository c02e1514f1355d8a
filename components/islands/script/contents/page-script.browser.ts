/** Marks the current heading in a guide's table of contents with `aria-current`, for which styles draw a node. */
const markCurrent = () => {
  frameRequested = false;
  let current: HTMLAnchorElement | undefined;
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-contents] a");
  for (const link of links) {
    const heading = document.getElementById(link.hash.slice(1));
    if (heading && heading.getBoundingClientRect().top < innerHeight / 3) current = link;
  }
  for (const link of links)
    if (link === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
};
let frameRequested = false;
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
