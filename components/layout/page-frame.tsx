import type { ReactNode } from "react";
import { PrintStyles } from "@/components/islands/script/print/print-styles";
import { TopLink } from "@/components/islands/script/scroll/top-link";
import type { FrameData } from "@/lib/content/props";
import { type PageScriptName, pageScript } from "@/lib/generated";
import { Demonstration } from "./demonstration";
import { Footer } from "./footer";
import { Header } from "./header";
import { PrintFoot } from "./print-foot";

type Props = FrameData & {
  /** The first section is dark. */
  overDark?: boolean;
  /** Scripts without a framework that the page needs. */
  scripts?: readonly (PageScriptName | false | undefined)[];
  children: ReactNode;
};

/** Frame of every page: skip link, header, main, footer, top link. */
export function PageFrame({ scripts = [], children, ...frame }: Props) {
  const { site, texts, printStyles, jsonLd, printFoot } = frame;
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
        {site.samples && <Demonstration dark={frame.overDark} />}
        {children}
        {scripts.map((name) => name && <script async src={pageScript(name).script} key={name} />)}
        {printFoot && <PrintFoot {...printFoot} site={site} texts={texts} />}
      </main>
      <Footer {...frame} />
      <TopLink />
      <PrintStyles href={printStyles} />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </>
  );
}
