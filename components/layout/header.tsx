import { Icon } from "@/components/icons/icon";
import { LogoSign } from "@/components/icons/logo";
import { CallLink } from "@/components/islands/call/call-link";
import { ContactButton } from "@/components/islands/contact-button/contact-button";
import { Menu } from "@/components/islands/menu/menu";
import { SiteLink } from "@/components/islands/route-change/site-link";
import type { FrameData } from "@/lib/content/props";
import { currentFor } from "./current-link";

/** Fixed header: logo, main navigation and contact button; on phones a phone link and the menu. */
export function Header({ path, overDark, site, texts }: FrameData) {
  return (
    <header className={overDark ? "site-head head-over" : "site-head"}>
      <div className="bar">
        <SiteLink className="logo" href="/" aria-label={`${site.brand}, strona główna`}>
          <LogoSign />
          {site.brand}
        </SiteLink>
        <nav className="nav" aria-label="Główna">
          {texts.nav.map(({ label, to }) => (
            <SiteLink key={to} href={to} aria-current={currentFor(path, to)}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <CallLink className="head-num num" tel={site.phone.tel} place="header">
          <Icon name="phone" />
          {site.phone.display}
        </CallLink>
        <ContactButton className="btn btn-a head-cta">{texts.contact}</ContactButton>
        <CallLink className="head-tel" tel={site.phone.tel} place="header">
          <Icon name="phone" />
          <span>{texts.call}</span>
        </CallLink>
        <Menu
          links={texts.menu.map(({ label, to }) => ({ label, to, current: currentFor(path, to) }))}
          phone={site.phone}
          email={site.email}
          contact={texts.contact}
          note={texts.menuNote}
        />
      </div>
    </header>
  );
}
