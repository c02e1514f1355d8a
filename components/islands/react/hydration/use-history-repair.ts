"use client";

import { useEffect } from "react";

/**
 * Mends "back" to an address that a fragment link made. The router does not know such history entries and ignores them
 * (Next.js 16.4, app-router.js, handlePopState): after a client-side route change the address would go back alone.
 *
 * @param path the page that is shown: `usePathname()`
 */
export function useHistoryRepair(path: string): void {
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      if (!state && location.pathname !== path) location.reload();
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [path]);
}
