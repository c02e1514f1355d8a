import type { ReactNode } from "react";

type Props = { /** The switch and its load, at the left end of 1200 × 60. */ children: ReactNode };

/** A decorative circuit across the page: open on the 404 page, closed on the thank-you page. */
export function CircuitLine({ children }: Props) {
  return (
    <svg
      className="mt-7 mb-8 h-15 w-full text-heading"
      viewBox="0 0 1200 60"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
