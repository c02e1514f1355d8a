import { clsx } from "clsx";
import type { ReactNode } from "react";
import { splitOrigin } from "@/lib/content/origin";

type Props = {
  /** As it is dialled: "112". */
  number: string;
  className?: string;
  /** Whom it reaches, or when to call it. */
  children?: ReactNode;
};

/** A link that dials an emergency number, framed, on paper too; closer together in a phone's low window. */
export const EmergencyLink = ({ number, className, children }: Props) => (
  <a
    className={clsx(
      "group/number flex min-h-11 w-fit items-center gap-3.5 low:gap-2.5 no-underline max-tight:flex-wrap",
      className,
    )}
    href={`tel:${splitOrigin(number).text}`}
  >
    <b className="grid min-h-11 flex-none place-items-center rounded-md border border-line px-3.5 low:px-2.5 font-semibold text-heading tabular-nums group-hover/number:bg-heading group-hover/number:text-inverse">
      {number}
    </b>
    {children}
  </a>
);
