import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { /** The columns are centred on each other. */ centred?: boolean; children: ReactNode };

/** Two columns of equal width on wide screens, below each other on all others. */
export function TwoColumns({ centred = false, children }: Props) {
  return (
    <div
      className={clsx("grid gap-stack lg:grid-cols-2 lg:gap-[clamp(40px,6vw,104px)]", centred && "lg:items-center")}
      data-columns=""
    >
      {children}
    </div>
  );
}
