import type { ReactNode } from "react";

type Props = { level: "critical" | "high" | "normal"; children: ReactNode };

const classes = { critical: "prio k", high: "prio b", normal: "prio" } as const;

/** Importance as a label: the words say it, the colour repeats it. */
export function Label({ level, children }: Props) {
  return <span className={classes[level]}>{children}</span>;
}
