/**
 * Marks the current heading in a guide's table of contents (`aria-current`): styles draw the node. Looks the links up
 * anew each time, so that it works after a client-side route change as well.
 */
const update = () => {
  waiting = false;
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
let waiting = false;
addEventListener(
  "scroll",
  () => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  },
  { passive: true },
);
update();
