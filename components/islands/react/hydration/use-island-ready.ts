"use client";

import { type RefObject, useEffect } from "react";
import { readyEvent } from "./ready-event";

/**
 * Reports to the loader that an island works: removes the busy and failed marks, and dispatches the event on which the
 * loader replays an earlier click. Every island calls this. Its element (components/ui/island.tsx) has these attributes
 * for the loader:
 *
 * - `data-island="NAME"`;
 * - `data-query="NAME"`, if a parameter of the address starts it. It also starts on use: focus or a click in it, input,
 *   a mouse over one of its buttons, sideways scrolling in it while its buttons are shown;
 * - `data-busy=""`: it becomes `aria-busy` while its scripts load, and `data-failed` when loading fails
 *   (load-failure.tsx shows the message).
 *
 * The loader sets `data-changed` on the first input, or when the address has the parameter. While
 * `[data-busy][data-changed]` matches, the server's HTML no longer fits the fields.
 *
 * Buttons whose click is to be replayed must not be rendered `disabled` on the server. Links never wait. Input made
 * before the start stays in the fields, but React does not report it: an island reads its fields once on mount and
 * leaves them uncontrolled (a re-render would empty a controlled one).
 *
 * @param inside an element of the island
 * @param ready false while the island waits for something else, such as a library
 */
export function useIslandReady(inside: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    const island = inside.current?.closest<HTMLElement>("[data-island]");
    if (!ready || !island) return;
    for (const mark of ["aria-busy", "data-busy", "data-failed"]) island.removeAttribute(mark);
    island.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }));
  }, [inside, ready]);
}
