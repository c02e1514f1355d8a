import { plainClick } from "@/components/islands/script/call/plain-click";

/** How long a page may take before the skeleton covers the old one, in milliseconds. */
const skeletonDelay = 300;
/** And how long after that before the old page is given back, with a sentence, in milliseconds. */
const patience = 10_000 - skeletonDelay;

/**
 * Says on <html> that a followed link takes long: `data-loading="wait"` shows the indicator and the skeleton
 * (loading.tsx), "late" the sentence that the page has not come. Both go when the page is left, so that "back" shows it
 * as it was, and on Escape. Fragments of the same page, files, new tabs and other sites are no wait.
 *
 * @returns listener for clicks
 */
export function watchLoading({ documentElement: root }: Document): (event: MouseEvent) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (state: string) => {
    clearTimeout(timer);
    root.setAttribute("data-loading", state);
  };
  addEventListener("pagehide", () => mark(""));
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") mark("");
  });
  return (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(
      "a[href^='/']:not([href*='.'],[target],[download])",
    );
    if (!link || !plainClick(event) || (link.hash && link.pathname === location.pathname)) return;
    mark("");
    timer = setTimeout(() => {
      // By then somebody may have said that the link is not to be followed.
      if (event.defaultPrevented) return;
      mark("wait");
      timer = setTimeout(mark, patience, "late");
    }, skeletonDelay);
  };
}
