import type { ReactNode } from "react";
import { contactPath } from "@/lib/tracking/events";

type Props = { className?: string; children: ReactNode };

/** A link to /kontakt with the send-or-navigate rule (contact-button.browser.ts); a plain one without scripts. */
export function ContactButton({ className, children }: Props) {
  return (
    <a className={className} href={contactPath} data-contact="">
      {children}
    </a>
  );
}
