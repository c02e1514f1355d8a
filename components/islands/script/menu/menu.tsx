import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import { EmergencyLinks } from "@/components/islands/script/call/emergency-links";
import { ContactButton } from "@/components/islands/script/contact-button/contact-button";
import type { LayoutTexts, Phone } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./menu.module.css";

type Props = {
  /** `current` is the value of aria-current. */
  links: readonly { label: string; to: string; current: "page" | "true" | undefined }[];
  phone: Phone;
  email: string;
  /** Label of the contact button. */
  contact: string;
  /** Text above the e-mail address. */
  note: string;
  /** Numbers of the emergency services. */
  emergencies: LayoutTexts["emergencies"];
  /** The field of the search. */
  search: ReactNode;
};

/**
 * The menu of phones, in the order of a thumb: what is used most is at the bottom, the call last; closer together where
 * the browser's bars leave it little room. A popover opens, closes on Escape and on an outside click, and restores the
 * focus without a script; menu.browser.ts closes it when a link is followed.
 */
export function Menu({ links, phone, email, contact, note, emergencies, search }: Props) {
  return (
    <>
      <button
        className="group -mr-2.5 max-tight:mr-0 grid size-11 cursor-pointer place-items-center rounded-md md:hidden"
        type="button"
        aria-label={words.frame.menu}
        popoverTarget="menu"
      >
        <Icon name="menu" className="size-6.5 group-has-[+:popover-open]:hidden" />
        <Icon name="x" className="size-6.5 group-not-has-[+:popover-open]:hidden" />
      </button>
      <div
        className={clsx(
          styles.panel,
          "surface-night fixed inset-x-0 top-header bottom-0 size-auto flex-col overflow-auto overscroll-contain px-gutter pt-4 low:pt-3 pb-5 open:flex md:hidden",
        )}
        id="menu"
        popover="auto"
      >
        <EmergencyLinks
          emergencies={emergencies}
          className="mb-5 low:mb-3 grid gap-2 low:tight:fr-cols-2 low:tight:gap-x-3"
        />
        {search}
        <p className="mt-3 mb-4 low:my-2 text-sm/name">
          {note}
          <br />
          {email}
        </p>
        <nav className={clsx(styles.list, "mt-auto")} aria-label={words.frame.menu}>
          {links.map(({ label, to, current }) => (
            <a
              className={clsx(
                styles.link,
                "flex min-h-13 low:min-h-11 items-center justify-between border-hairline border-b font-semibold text-heading text-title",
              )}
              key={to}
              href={to}
              aria-current={current}
            >
              {label}
              <Icon name="arrow-right" />
            </a>
          ))}
        </nav>
        <ContactButton className="mt-5 low:mt-3 button button-outline">{contact}</ContactButton>
        {/* In a low window the rest scrolls behind it. */}
        <div className="[@media(height>=30rem)]:sticky -bottom-5 -mb-5 grid bg-surface pt-3 pb-5">
          <CallLink className="button button-amber" tel={phone.tel} place="menu">
            <Icon name="phone" />
            <span className="whitespace-nowrap tabular-nums">{phone.display}</span>
          </CallLink>
        </div>
      </div>
    </>
  );
}
