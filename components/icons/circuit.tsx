import type { ReactNode } from "react";

type Props = {
  /** The switch at the left end, in pixels, 48 below the top; wires and what stands at `x="100%"`. */
  children: ReactNode;
};

/** A decorative circuit from the trunk across the page, 96 px high: open on the 404 page, closed on the thank-you page. */
export function CircuitLine({ children }: Props) {
  return (
    <svg
      className="mt-4 mb-5 h-24 w-full text-heading railed:-ml-3 railed:w-[calc(100%+--spacing(3))] max-w-none xl:-ml-17.5 xl:w-[calc(100%+--spacing(17.5))]"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
