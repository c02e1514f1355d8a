"use client";

import { type RefObject, useEffect } from "react";
import { readyEvent } from "./ready-event";

/**
 * Tells the loader that an island works: the marks of waiting and failing go, and a press made before is handled now.
 * Every island calls this, and its outermost element declares what the loader needs to know:
 *
 * - `data-island="NAME"`;
 * - `data-query="NAME"` where a parameter of the address brings it. Else it comes when it is used: with the focus or a
 *   click in it, input, a mouse on one of its buttons, sideways scrolling in it where its buttons are shown;
 * - `data-busy=""`: it is marked `aria-busy` while the framework is on its way, and `data-failed` when that does not
 *   come (load-failure.tsx says it in words);
 * - fields whose input the rest of it follows: `data-changed` is set with the first input, or by the parameter of the
 *   address. `[data-busy][data-changed]` is where the server's HTML is no longer true of them.
 *
 * Buttons must not be rendered `disabled` on the server when a press should wait. Links are never waited for. What a
 * visitor typed, ticked or chose before hydration stays in the fields, but React does not report it: an island reads
 * its fields once on mount, and leaves them uncontrolled (a re-render would empty a controlled one).
 *
 * @param island ref of that element
 * @param ready false while the island still waits for something of its own, such as a library
 */
export function useIslandReady(island: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (!ready || !island.current) return;
    for (const mark of ["aria-busy", "data-busy", "data-failed"]) island.current.removeAttribute(mark);
    island.current.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }));
  }, [island, ready]);
}
