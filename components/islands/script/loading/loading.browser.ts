import { isPlainClick } from "@/components/islands/script/call/plain-click";

/** Milliseconds after which the skeleton covers the old page. */
const skeletonDelay = 300;
/** Milliseconds after that until the old page is shown again, with a message. */
const lateDelay = 10_000 - skeletonDelay;

/**
 * Sets `data-loading` on <html> while a followed link takes long: "wait" shows the indicator and the skeleton
 * (loading.tsx), "late" the message that the page has not arrived. Cleared on Escape and when the page is left, so that
 * Back shows it as it was. Fragments of the same page, files, new tabs and other sites do not count.
 *
 * @returns listener for clicks
 */
export function watchLoading({ documentElement: root }: Document): (event: MouseEvent) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setState = (state: string) => {
    clearTimeout(timer);
    root.setAttribute("data-loading", state);
  };
  addEventListener("pagehide", () => setState(""));
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") setState("");
  });
  return (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(
      "a[href^='/']:not([href*='.'],[target],[download])",
    );
    if (!link || !isPlainClick(event) || (link.hash && link.pathname === location.pathname)) return;
    setState("");
    timer = setTimeout(() => {
      // A later handler may have prevented the navigation.
      if (event.defaultPrevented) return;
      setState("wait");
      timer = setTimeout(setState, lateDelay, "late");
    }, skeletonDelay);
  };
}
