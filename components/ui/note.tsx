import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { /** Margin. */ className?: string; children: ReactNode };

/** A remark below a section's content, in the colour of a caption. */
export function Note({ className = "mt-7", children }: Props) {
  return <p className={clsx("max-w-text text-caption", className)}>{children}</p>;
}
