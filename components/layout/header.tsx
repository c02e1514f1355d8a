import { CallLink } from "@/components/islands/call/call-link";
import { ContactLink } from "@/components/islands/contact/contact-link";
import { Menu } from "@/components/islands/menu/menu";
import { SiteLink } from "@/components/islands/site-link/site-link";
import { Icon } from "@/components/ui/icon";
import { LogoSign } from "@/components/ui/logo";
import { currentFor } from "./current-link";
import type { FrameProps } from "./page-frame";

/** Fixed header: logo, main navigation and contact button; on phones a phone link and the menu. */
export function Header({ path, overDark, site, texts }: FrameProps) {
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
        <ContactLink className="btn btn-a head-cta">{texts.contact}</ContactLink>
        <CallLink className="head-tel" tel={site.phone.tel} place="header">
          <Icon name="phone" />
          <span>{texts.call}</span>
        </CallLink>
        <Menu path={path} site={site} texts={texts} />
      </div>
    </header>
  );
}
