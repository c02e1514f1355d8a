import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { TopLink } from "@/components/islands/scroll/top-link";
import type { FrameData } from "@/lib/content/props";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = FrameData & {
  /** JSON-LD of the page, ready for a script element. */
  jsonLd?: string;
  children: ReactNode;
};

/** What surrounds the content of every page: skip link, header, main, footer, call bar. */
export function PageFrame({ jsonLd, children, ...frame }: Props) {
  const { site, texts } = frame;
  return (
    <>
      <a className="skip" href="#tresc">
        {texts.skip}
      </a>
      <Header {...frame} />
      <main id="tresc" tabIndex={-1}>
        {children}
      </main>
      <Footer {...frame} />
      <nav className="callbar" aria-label="Szybki kontakt">
        <CallLink className="btn btn-a" tel={site.phone.tel} place="call-bar">
          <Icon name="phone" />
          {texts.call}
        </CallLink>
        <SiteLink className="btn btn-o on-dark" href="/kontakt">
          {texts.quote}
        </SiteLink>
        <TopLink className="btn btn-o on-dark top" />
      </nav>
      <TopLink className="totop" />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </>
  );
}
