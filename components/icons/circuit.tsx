import type { ReactNode } from "react";

type Props = { /** The switch and what it feeds, drawn 60 high at the left end of 1200. */ children: ReactNode };

/** A circuit across the width of the page: the 404 page and the thank-you page are a pair. Decorative. */
export function Circuit({ children }: Props) {
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
