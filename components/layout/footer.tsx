import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/script/call/call-link";
import { ConsentLink } from "@/components/islands/script/consent/consent-link";
import { addressLine } from "@/lib/content/firm-rows";
import type { FrameData } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import styles from "./footer.module.css";
import { Logo } from "./logo";

const linkClass =
  "inline-flex min-h-11 items-center gap-2 text-sm/name text-heading decoration-2 decoration-amber-400 underline-offset-5 hover:underline";

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-1 font-medium text-caption text-sm/snug">{children}</h2>;
}

/**
 * Footer: the protective conductor and its earth, contact before links, review profiles, copyright with the year of the build. Its
 * padding leaves room for the consent question, which covers the end of the page.
 */
export function Footer({ site, texts, year, path, privacy, changeConsent }: FrameData) {
  const { legal, address, reputationWidget: widget } = site;
  const [name, domain] = site.email.split("@");
  const legalLine = [
    legal.name,
    address.street && addressLine(address),
    legal.nip && `NIP ${legal.nip}`,
    legal.regon && `REGON ${legal.regon}`,
    legal.krs && `KRS ${legal.krs}`,
  ].filter(Boolean);
  return (
    <footer className={clsx(styles.earthed, "surface-night in-data-asked:pb-80 md:in-data-asked:pb-48")}>
      <div className="wrap pt-[clamp(40px,5vw,72px)] pb-7 xl:pl-rail">
        <svg
          className="absolute top-0 left-[calc(1px-var(--spacing-gutter))] max-xl:hidden h-9 w-4 text-heading railed:block xl:left-2.75 xl:h-17.5 xl:w-7.75"
          viewBox="0 0 31 70"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M15.5 0v48" className="stroke-pe-g" strokeWidth="4" />
          <path d="M15.5 0v48" className="stroke-pe-y" strokeWidth="4" strokeDasharray="8" />
          <path d="M0 48.5h31M6 56.5h19M12 64.5h7" />
        </svg>
        <div className="grid split-7/10 max-tight:grid-cols-1 gap-x-5 gap-y-8 *:min-w-0 md:max-lg:fr-cols-2 lg:grid-cols-[1.35fr_1.25fr_0.8fr_auto] xl:grid-cols-12 xl:gap-x-alley">
          <div className="max-md:col-span-full xl:col-span-4">
            <Logo brand={site.brand} />
            <p className="mt-2.5 measure-30 text-sm">{site.tagline}</p>
          </div>
          <div className="max-md:col-span-full xl:col-span-3">
            <Heading>{words.frame.contact}</Heading>
            <CallLink
              className="whitespace-nowrap tabular-nums inline-flex min-h-11 items-center font-strong text-heading text-title"
              tel={site.phone.tel}
              place="footer"
            >
              {site.phone.display}
            </CallLink>
            <br />
            <a
              className="inline-flex min-h-11 items-center text-heading underline decoration-line underline-offset-5"
              href={`mailto:${site.email}`}
            >
              {name}
              <wbr />@{domain}
            </a>
            <p className="mt-1.5 text-sm">{texts.hoursShort}</p>
          </div>
          <nav className="xl:col-span-2" aria-label={words.frame.footerMenu}>
            <Heading>{words.frame.pages}</Heading>
            <ul>
              {texts.footer.map(({ label, to }) => (
                <li key={to}>
                  <a className={linkClass} href={to} aria-current={path === to ? "page" : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {(widget || site.profiles.length > 0) && (
            <div className="xl:col-span-3">
              <Heading>{words.frame.reviews}</Heading>
              <ul>
                {site.profiles.map(({ label, url }) => (
                  <li key={url}>
                    <a className={linkClass} href={url} rel="noopener">
                      {label}
                      <Icon name="external-link" className="size-4 text-caption" />
                    </a>
                  </li>
                ))}
              </ul>
              {widget && (
                <img
                  className="mt-3 w-44"
                  src={widget.src}
                  alt={widget.alt}
                  width={widget.width}
                  height={widget.height}
                  loading="lazy"
                />
              )}
            </div>
          )}
        </div>
        <div className="mt-11 flex flex-wrap gap-x-6 gap-y-2 border-hairline border-t pt-4.5 text-sm/inherit max-[90rem]:pr-13 min-[90rem]:justify-between">
          <span>
            © {year} {site.brand}. {words.frame.rights}
          </span>
          {legalLine.length > 0 && <span>{legalLine.join(" · ")}</span>}
          {privacy && (
            <a href="/polityka-prywatnosci" aria-current={path === "/polityka-prywatnosci" ? "page" : undefined}>
              {privacy}
            </a>
          )}
          {changeConsent && <ConsentLink text={changeConsent} />}
          <span>{site.area}</span>
        </div>
      </div>
    </footer>
  );
}
