import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import { ContactButton } from "@/components/islands/script/contact-button/contact-button";
import type { Phone } from "@/lib/content/types";
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
  /** The field of the search. */
  search: ReactNode;
};

/**
 * The menu of phones. A popover opens, closes on Escape and on an outside click, and restores the focus without a
 * script; menu.browser.ts closes it when a link is followed.
 */
export function Menu({ links, phone, email, contact, note, search }: Props) {
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
          "surface-night fixed inset-x-0 top-header bottom-0 size-auto flex-col overflow-auto overscroll-contain px-gutter pt-3 pb-6 open:flex md:hidden",
        )}
        id="menu"
        popover="auto"
      >
        <nav className={styles.list} aria-label={words.frame.menu}>
          {links.map(({ label, to, current }) => (
            <a
              className={clsx(
                styles.link,
                "flex min-h-16 items-center justify-between border-hairline border-b font-semibold text-heading text-title",
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
        <div className="mt-7 grid gap-3">
          {search}
          <CallLink className="button button-amber" tel={phone.tel} place="menu">
            <Icon name="phone" />
            <span className="whitespace-nowrap tabular-nums">{phone.display}</span>
          </CallLink>
          <ContactButton className="button button-outline">{contact}</ContactButton>
          <p className="pt-1.5 text-sm/inherit">
            {note}
            <br />
            {email}
          </p>
        </div>
      </div>
    </>
  );
}
