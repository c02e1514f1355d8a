/**
 * Marks the current heading in a guide's table of contents (`aria-current`): styles draw the node, and closes
 * the table where it is a disclosure.
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
// Where the list lies over the article it goes when an entry was chosen, or anything beside it.
document.addEventListener("click", ({ target }) => {
  for (const contents of document.querySelectorAll<HTMLDetailsElement>("details[data-contents][open]"))
    if (!contents.contains(target as Element) || (target as Element).closest("a")) contents.open = false;
});
update();
