import type { Visitor } from "@/tests/engines/visitor";

/** What a visitor does and must see, in any engine. The tab is 1280 px wide before; its errors are looked at after. */
export type Scenario = { name: string; run: (visitor: Visitor) => Promise<void> };

/** Widths of a phone, a tablet and a computer, in pixels. */
export const widths = { phone: 390, tablet: 820, computer: 1280 } as const;
