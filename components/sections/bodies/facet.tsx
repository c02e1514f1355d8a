import type { ReactNode } from "react";

/** One aspect of a case or of a compared item, under a small heading. */
export function Facet({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mt-3.5 font-medium text-caption text-sm/snug">{heading}</h4>
      {children}
    </div>
  );
}
