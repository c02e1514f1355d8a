import { clsx } from "clsx";
import type { ReactNode } from "react";

const levels = {
  critical: "border-danger bg-danger text-paper-0",
  high: "border-ink-900 bg-amber-300 text-ink-900",
  normal: "border-ink-900 bg-paper-0 text-ink-900",
} as const;

type Props = { level: keyof typeof levels; className?: string; children: ReactNode };

/** Importance as a label: the words say it, the colour repeats it. */
export function Label({ level, className, children }: Props) {
  return (
    <span
      className={clsx(
        "inline-flex whitespace-nowrap rounded-sm border px-1.75 py-0.5 font-semibold text-xs/[1.3]",
        levels[level],
        className,
      )}
    >
      {children}
    </span>
  );
}
