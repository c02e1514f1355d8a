import type { ReactNode } from "react";
import { CallLink } from "@/components/islands/call/call-link";
import { TopLink } from "@/components/islands/scroll/top-link";
import { SiteLink } from "@/components/islands/site-link/site-link";
import { Icon } from "@/components/ui/icon";
import type { ConsentTexts, LayoutTexts, Site } from "@/lib/content/types";
import { Footer } from "./footer";
import { Header } from "./header";

export type FrameProps = {
  /** Address of the page, for aria-current. */
  path: string;
  /** True where the first section is dark: the header is transparent over it. */
  overDark: boolean;
  site: Site;
  texts: LayoutTexts;
  /** Year of the copyright line: the year of the build. */
  year: number;
  /** Words of the links to the choice of consent; only where tracking is configured. */
  consent?: ConsentTexts;
};

type Props = FrameProps & {
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
