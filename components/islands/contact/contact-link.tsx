import type { ReactNode } from "react";
import { contactPath } from "@/lib/tracking/events";
import { SiteLink } from "../site-link/site-link";

type Props = { className?: string; children: ReactNode };

/** A button to /kontakt under the send-or-navigate rule (contact.browser.ts); a plain link without scripts. */
export function ContactLink({ className, children }: Props) {
  return (
    <SiteLink className={className} href={contactPath} data-contact="">
      {children}
    </SiteLink>
  );
}
