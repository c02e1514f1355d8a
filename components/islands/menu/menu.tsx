import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { ContactButton } from "@/components/islands/contact-button/contact-button";
import { SiteLink } from "@/components/islands/route-change/site-link";
import type { Phone } from "@/lib/content/types";

type Props = {
  /** `current` is the value of aria-current. */
  links: readonly { label: string; to: string; current: "page" | "true" | undefined }[];
  phone: Phone;
  email: string;
  /** On the contact button. */
  contact: string;
  /** Above the e-mail address. */
  note: string;
};

/**
 * The phone menu: a popover, so that it opens, closes by Escape and outside click, and returns the focus without any
 * script. menu.browser.ts closes it when a link is followed.
 */
export function Menu({ links, phone, email, contact, note }: Props) {
  return (
    <>
      <button className="menu-toggle" type="button" aria-label="Menu" popoverTarget="menu">
        <Icon name="menu" className="open" />
        <Icon name="x" className="close" />
      </button>
      <div className="menu-panel" id="menu" popover="auto">
        <nav className="menu-list" aria-label="Menu">
          {links.map(({ label, to, current }) => (
            <SiteLink key={to} href={to} aria-current={current}>
              {label}
              <Icon name="arrow-right" className="i-arrow" />
            </SiteLink>
          ))}
        </nav>
        <div className="menu-foot">
          <CallLink className="btn btn-a" tel={phone.tel} place="menu">
            <Icon name="phone" />
            <span className="num">{phone.display}</span>
          </CallLink>
          <ContactButton className="btn btn-o on-dark">{contact}</ContactButton>
          <p>
            {note}
            <br />
            {email}
          </p>
        </div>
      </div>
    </>
  );
}
