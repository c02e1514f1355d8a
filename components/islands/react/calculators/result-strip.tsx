import { clsx } from "clsx";
import "./calculators.css";

/**
 * The result in a line, on small phones two, at the lower edge of the screen while the result itself, which covers it,
 * is below; nothing without a result. Hidden from screen readers: the status line (outcome.tsx) says the same.
 */
export function ResultStrip({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p
      className={clsx(
        "sticky bottom-0 -mb-10 h-10 content-center border-t border-line surface-sheet px-4 md:px-6",
        "font-semibold text-heading tabular-nums in-data-failed:hidden noscript:hidden",
      )}
      aria-hidden="true"
      data-strip=""
    >
      <span className="line-clamp-2 text-sm/title calculator-example">{text}</span>
    </p>
  );
}
