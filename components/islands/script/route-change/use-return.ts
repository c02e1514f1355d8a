"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Knows pages that back and forward lead to. The browser itself scrolls them to the place where they were left; it is
 * made to do that at once: the glide that fragment links have would run the whole page past the visitor.
 *
 * @param path the page that is shown: `usePathname()`
 * @returns the path that back or forward led to last, if it was another page's
 */
export function useReturn(path: string): RefObject<string | undefined> {
  const returned = useRef<string>(undefined);
  const shown = useRef(path);
  useEffect(() => {
    shown.current = path;
  }, [path]);
  // In a layout effect and once: the router listens from an effect, shows the other page there and then, and Chromium
  // asks the listeners of a window in the order in which they came.
  useLayoutEffect(() => {
    const onPopState = () => {
      if (location.pathname === shown.current) return;
      returned.current = location.pathname;
      const { style } = document.documentElement;
      style.scrollBehavior = "auto";
      requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("scroll-behavior")));
    };
    addEventListener("popstate", onPopState, true);
    return () => removeEventListener("popstate", onPopState, true);
  }, []);
  return returned;
}
