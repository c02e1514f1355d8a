import type { ReactNode } from "react";
import { PrintStyles } from "@/components/islands/script/print/print-styles";
import { TopLink } from "@/components/islands/script/scroll/top-link";
import type { FrameData, PrintFoot as PrintFootData } from "@/lib/content/props";
import { Footer } from "./footer";
import { Header } from "./header";
import { PrintFoot } from "./print-foot";

type Props = FrameData & {
  /** JSON-LD of the page, ready for a script element. */
  jsonLd?: string;
  /** End of the printed page. */
  printFoot?: PrintFootData;
  children: ReactNode;
};

/** Frame of every page: skip link, header, main, footer, top link. */
export function PageFrame({ jsonLd, printFoot, children, ...frame }: Props) {
  const { site, texts, printStyles } = frame;
  return (
    <>
      <a
        className="absolute -top-20 left-4 z-60 rounded-md bg-ink-900 px-5 py-3.5 text-paper-50 focus:top-3"
        href="#tresc"
      >
        {texts.skip}
      </a>
      <Header {...frame} />
      <main id="tresc" tabIndex={-1}>
        {children}
        {printFoot && <PrintFoot {...printFoot} site={site} texts={texts} />}
      </main>
      <Footer {...frame} />
      <TopLink />
      <PrintStyles href={printStyles} />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </>
  );
}
