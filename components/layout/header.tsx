import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import { ContactButton } from "@/components/islands/script/contact-button/contact-button";
import { Menu } from "@/components/islands/script/menu/menu";
import { SearchForm } from "@/components/ui/search-form";
import type { FrameData } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import { currentFor } from "./current-link";
import styles from "./header.module.css";
import { Logo } from "./logo";

/** Over a dark first section the header is transparent until the page is scrolled. */
const overDarkClass = clsx(
  styles.overDark,
  "surface-ink border-transparent bg-transparent",
  "in-data-scrolled:border-hairline in-data-scrolled:bg-surface noscript:bg-surface",
  "has-open:animate-none has-open:transition-none",
);

/**
 * Header, fixed at every width: logo, main navigation, number and contact button; on phones a phone link, which is the
 * filled action of every screen there, and the menu, whose colours it takes while the menu is open.
 */
export function Header({ path, overDark, site, texts }: FrameData & { overDark?: boolean }) {
  return (
    <header
      className={clsx(
        "fixed inset-x-0 top-0 z-40 h-header border-b text-heading",
        "has-open:surface-night has-open:border-ink-700 has-open:text-heading",
        overDark ? overDarkClass : "border-hairline bg-surface",
      )}
    >
      <div className="wrap flex h-full items-center gap-3">
        <Logo brand={site.brand} className="mr-auto" />
        <nav
          className="flex gap-[clamp(14px,2.2vw,34px)] max-md:hidden lg:mr-[clamp(6px,2vw,28px)]"
          aria-label={words.frame.mainMenu}
        >
          {texts.nav.map(({ label, to }) => (
            <a
              className={clsx(
                styles.place,
                "relative inline-flex min-h-11 items-center font-medium text-sm/inherit xl:text-base/inherit",
              )}
              key={to}
              href={to}
              aria-current={currentFor(path, to)}
            >
              {label}
            </a>
          ))}
        </nav>
        <a
          className="grid size-11 place-items-center max-md:hidden"
          href="/poradnik#szukaj"
          aria-label={words.search.label}
        >
          <Icon name="search" />
        </a>
        <CallLink
          className="whitespace-nowrap tabular-nums inline-flex min-h-11 min-w-11 items-center justify-center gap-2.25 font-semibold text-sm/inherit max-md:hidden lg:mr-2 xl:text-base/inherit"
          tel={site.phone.tel}
          place="header"
        >
          <Icon name="phone" />
          <span className="max-lg:sr-only">{site.phone.display}</span>
        </CallLink>
        <ContactButton
          className={clsx(styles.contact, "button button-amber min-h-11 px-4.5 py-2.25 text-sm/label max-md:hidden")}
        >
          {texts.contact}
        </ContactButton>
        <CallLink
          className="button button-amber min-h-11 gap-2 px-3.25 py-2 text-sm/label md:hidden"
          tel={site.phone.tel}
          place="header"
        >
          <Icon name="phone" />
          <span className="max-xs:sr-only">{texts.call}</span>
        </CallLink>
        <Menu
          links={texts.menu.map(({ label, to }) => ({ label, to, current: currentFor(path, to) }))}
          phone={site.phone}
          email={site.email}
          contact={texts.contact}
          note={texts.menuNote}
          emergencies={texts.emergencies}
          search={<SearchForm id="szukaj-menu" />}
        />
      </div>
    </header>
  );
}
