import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Grounds of labels. Yellow is no accent of the firm: it stays yellow whatever the firm's colour is. */
const levelClasses = {
  critical: "border-danger bg-danger text-paper-0",
  high: "border-ink-900 bg-amber-300 text-ink-on-amber",
  normal: "border-hairline bg-paper-0 text-ink-600",
  required: "border-danger bg-danger text-paper-0",
  recommended: "border-ink-900 bg-pe-y text-ink-900",
} as const;

type Props = { level: keyof typeof levelClasses; className?: string; children: ReactNode };

/** Label of importance, or of a document. Its words say it, the ground only repeats it. */
export function Label({ level, className, children }: Props) {
  return (
    <span
      className={clsx(
        "inline-flex whitespace-nowrap rounded-sm border px-1.75 py-0.5 font-semibold text-sm/name",
        levelClasses[level],
        className,
      )}
    >
      {children}
    </span>
  );
}
