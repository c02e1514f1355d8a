"use client";

import { type RefObject, useEffect } from "react";
import { readyEvent } from "./ready-event";

/**
 * Tells the loader that an island works: the waiting mark goes, and a click made before is handled now.
 *
 * What a visitor typed, ticked or chose before hydration stays in the fields, but React does not report it: an island
 * reads its fields once on mount, and leaves them uncontrolled (a re-render of a controlled field would empty it).
 *
 * @param island the element with `data-island`
 * @param ready false while the island still waits for something of its own, such as a library
 */
export function useIslandReady(island: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (!ready || !island.current) return;
    island.current.removeAttribute("aria-busy");
    island.current.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }));
  }, [island, ready]);
}
