"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Parts of an island that the server draws, by name: nodes on the server, their HTML in the browser. */
export type SlotContents = Readonly<Record<string, ReactNode>>;

const SlotContext = createContext<SlotContents>({});

/** Gives an island the contents of its slots. */
export function Slots({ contents, children }: { contents: SlotContents; children: ReactNode }) {
  return <SlotContext value={contents}>{children}</SlotContext>;
}

type Props = {
  name: string;
  /** Its element: a `span` where only text may stand. Has no box of its own unless it has a class. */
  as?: "div" | "span";
  className?: string;
};

/**
 * The place of a part that the server draws: an icon, a heading, a message. The browser leaves it as the server wrote
 * it, and draws it from the same HTML wherever the island shows it later.
 * @throws Error on the server if the island was not given the slot
 */
export function Slot({ name, as: Element = "div", className = "contents" }: Props) {
  const content = useContext(SlotContext)[name];
  if (content === undefined && typeof window === "undefined") throw new Error(`An island has no slot "${name}".`);
  return typeof content === "string" ? (
    <Element
      className={className}
      data-slot={name}
      // The HTML is the server's own (island-root.browser.tsx).
      dangerouslySetInnerHTML={{ __html: content }}
      suppressHydrationWarning
    />
  ) : (
    <Element className={className} data-slot={name}>
      {content}
    </Element>
  );
}

/**
 * Returns the HTML of the slots in these elements, by name.
 * @param roots an island, and its parts that are not shown yet
 */
export function readSlots(roots: readonly ParentNode[]): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const root of roots)
    for (const slot of root.querySelectorAll<HTMLElement>("[data-slot]"))
      contents[slot.dataset.slot ?? ""] ??= slot.innerHTML;
  return contents;
}
