import type { ReactNode } from "react";
import { type CallPlace, thanksDelay } from "@/lib/tracking/events";

type Props = {
  /** "+48320000000". */
  tel: string;
  /** Place of the link in the site. Decides what follows the call. */
  place: CallPlace;
  className?: string;
  label?: string;
  children: ReactNode;
};

/** A phone link. Dials without any script; call.browser.ts reports the call and opens the thank-you page. */
export function CallLink({ tel, place, className, label, children }: Props) {
  return (
    <a
      className={className}
      href={`tel:${tel}`}
      aria-label={label}
      data-call={place}
      data-after={thanksDelay[place as keyof typeof thanksDelay]}
    >
      {children}
    </a>
  );
}
