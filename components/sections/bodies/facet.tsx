import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = {
  heading: string;
  /** On phones the heading stands in the first column of the item's grid. */
  isBeside?: boolean;
  children: ReactNode;
};

/** One aspect of a case or of a compared item, under a small heading. */
export function Facet({ heading, isBeside = false, children }: Props) {
  return (
    <div
      className={clsx(
        isBeside &&
          "col-span-full xs:max-md:mt-2 xs:max-md:grid xs:max-md:grid-cols-subgrid xs:max-md:items-baseline xs:max-md:*:mt-0",
      )}
    >
      <h4 className="mt-3.5 mb-1 font-medium text-caption text-sm/snug">{heading}</h4>
      {children}
    </div>
  );
}
