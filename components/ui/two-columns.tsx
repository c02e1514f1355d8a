import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { /** Centres the columns on each other. */ centred?: boolean; children: ReactNode };

/** Two equal columns on wide screens, stacked on others. */
export function TwoColumns({ centred = false, children }: Props) {
  return (
    <div className={clsx("grid grid-cols-1 gap-stack lg:split-6/6", centred && "lg:items-center")} data-columns="">
      {children}
    </div>
  );
}
