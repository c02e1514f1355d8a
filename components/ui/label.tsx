import { clsx } from "clsx";
import type { ReactNode } from "react";

const levelClasses = {
  critical: "border-ink-900 bg-ink-900 text-paper-0",
  high: "border-ink-900 bg-paper-0 text-ink-900",
  normal: "border-hairline bg-paper-0 text-ink-600",
} as const;

type Props = { level: keyof typeof levelClasses; className?: string; children: ReactNode };

/** Label of importance. Its words say it, the ground only repeats it. */
export function ImportanceLabel({ level, className, children }: Props) {
  return (
    <span
      className={clsx(
        "inline-flex whitespace-nowrap rounded-sm border px-1.75 py-0.5 font-semibold text-sm/[1.3]",
        levelClasses[level],
        className,
      )}
    >
      {children}
    </span>
  );
}
