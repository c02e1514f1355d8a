import { currentFor } from "@/components/layout/current-link";
import { Icon } from "@/components/ui/icon";
import type { LayoutTexts, Site } from "@/lib/content/types";
import { CallLink } from "../call/call-link";
import { ContactLink } from "../contact/contact-link";
import { SiteLink } from "../site-link/site-link";

type Props = { path: string; site: Site; texts: LayoutTexts };

/**
 * The phone menu: a popover, so that it opens, closes by Escape and outside click, and returns the focus without any
 * script. menu.browser.ts closes it when a link is followed.
 */
export function Menu({ path, site, texts }: Props) {
  return (
    <>
      <button className="menu-toggle" type="button" aria-label="Menu" popoverTarget="menu">
        <Icon name="menu" className="open" />
        <Icon name="x" className="close" />
      </button>
      <div className="menu-panel" id="menu" popover="auto">
        <nav className="menu-list" aria-label="Menu">
          {texts.menu.map(({ label, to }) => (
            <SiteLink key={to} href={to} aria-current={currentFor(path, to)}>
              {label}
              <Icon name="arrow-right" className="i-arrow" />
            </SiteLink>
          ))}
        </nav>
        <div className="menu-foot">
          <CallLink className="btn btn-a" tel={site.phone.tel} place="menu">
            <Icon name="phone" />
            <span className="num">{site.phone.display}</span>
          </CallLink>
          <ContactLink className="btn btn-o on-dark">{texts.contact}</ContactLink>
          <p>
            {texts.menuNote}
            <br />
            {site.email}
          </p>
        </div>
      </div>
    </>
  );
}
