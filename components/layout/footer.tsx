import { Icon } from "@/components/icons/icon";
import { LogoSign } from "@/components/icons/logo";
import { CallLink } from "@/components/islands/call/call-link";
import { ConsentLinks } from "@/components/islands/consent/consent-links";
import { SiteLink } from "@/components/islands/route-change/site-link";
import type { FrameData } from "@/lib/content/props";

/** Footer: earth of the drawing, contact before links, review profiles, copyright with the year of the build. */
export function Footer({ site, texts, year, path, consent }: FrameData) {
  const { legal, address, reputationWidget: widget } = site;
  const legalLine = [
    legal.name,
    address.street && `${address.street}, ${[address.postalCode, address.locality].filter(Boolean).join(" ")}`,
    legal.nip && `NIP ${legal.nip}`,
    legal.regon && `REGON ${legal.regon}`,
    legal.krs && `KRS ${legal.krs}`,
  ].filter(Boolean);
  return (
    <footer className="site-foot">
      <div className="wrap rail">
        <svg className="earth" viewBox="0 0 31 22" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M0 .5h31M6 8.5h19M12 16.5h7" />
        </svg>
        <div className="foot-grid">
          <div className="foot-brand">
            <SiteLink className="logo" href="/" aria-label={`${site.brand}, strona główna`}>
              <LogoSign />
              {site.brand}
            </SiteLink>
            <p className="t-sm mt-2.5 max-w-[30ch]">{site.tagline}</p>
          </div>
          <div className="foot-contact">
            <h2>Kontakt</h2>
            <CallLink className="foot-tel num" tel={site.phone.tel} place="footer">
              {site.phone.display}
            </CallLink>
            <br />
            <a className="foot-mail" href={`mailto:${site.email}`}>
              {site.email}
            </a>
            <p className="t-sm mt-1.5">{texts.hoursShort}</p>
          </div>
          <nav aria-label="Stopka">
            <h2>Strony</h2>
            <ul>
              {texts.footer.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink href={to} aria-current={path === to ? "page" : undefined}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Opinie</h2>
            <ul>
              {site.profiles.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {label}
                    <Icon name="external-link" />
                  </a>
                </li>
              ))}
            </ul>
            {widget && (
              <img
                className="widget"
                src={widget.src}
                alt={widget.alt}
                width={widget.width}
                height={widget.height}
                loading="lazy"
              />
            )}
          </div>
        </div>
        <div className="foot-end">
          <span>
            © {year} {site.brand}. Wszelkie prawa zastrzeżone.
          </span>
          {legalLine.length > 0 && <span>{legalLine.join(" · ")}</span>}
          {consent && <ConsentLinks texts={consent} />}
          <span>{site.area}</span>
        </div>
      </div>
    </footer>
  );
}
