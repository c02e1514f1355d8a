import type { ReactNode } from "react";
import { Slots } from "@/components/islands/react/hydration/slots";

/**
 * Puts an island into its element, as components/ui/island.tsx does, with parts that a server would draw.
 * @param slots contents by name; those left out are empty
 */
export function inIsland(island: ReactNode, slots: Readonly<Record<string, ReactNode>> = {}) {
  const contents = new Proxy(slots, { get: (known, name: string) => known[name] ?? null });
  return (
    <div data-island="tested" data-busy="">
      <Slots contents={contents}>{island}</Slots>
    </div>
  );
}
