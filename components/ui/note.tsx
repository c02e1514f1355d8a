import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A remark under a section's content, in the size of a caption. */
export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={clsx("mt-7 max-w-text text-sm/[inherit] text-caption", className)}>{children}</p>;
}
